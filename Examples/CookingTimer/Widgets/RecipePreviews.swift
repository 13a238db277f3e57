import ActivityKit
import SwiftUI
import WidgetKit

extension RecipeAttributes {
    static var ramen: RecipeAttributes {
        RecipeAttributes(
            title: "Shoyu Ramen",
            steps: [
                Step(title: "Bring broth to a simmer", symbol: "flame.fill", seconds: 600),
                Step(title: "Soft-boil the eggs", symbol: "timer", seconds: 390),
                Step(title: "Cook the noodles", symbol: "fork.knife", seconds: 150),
            ])
    }
}

extension RecipeAttributes.ContentState {
    static var eggs: Self { Self(step: 1, started: .now.addingTimeInterval(-96), remaining: nil) }
    static var paused: Self { Self(step: 1, started: .now.addingTimeInterval(-96), remaining: 204) }
    static var noodles: Self { Self(step: 2, started: .now.addingTimeInterval(-20), remaining: nil) }
}

#Preview("Lock Screen", as: .content, using: RecipeAttributes.ramen) {
    RecipeLiveActivity()
} contentStates: {
    RecipeAttributes.ContentState.eggs
    RecipeAttributes.ContentState.paused
    RecipeAttributes.ContentState.noodles
}

#Preview("Compact", as: .dynamicIsland(.compact), using: RecipeAttributes.ramen) {
    RecipeLiveActivity()
} contentStates: {
    RecipeAttributes.ContentState.eggs
    RecipeAttributes.ContentState.paused
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: RecipeAttributes.ramen) {
    RecipeLiveActivity()
} contentStates: {
    RecipeAttributes.ContentState.eggs
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: RecipeAttributes.ramen) {
    RecipeLiveActivity()
} contentStates: {
    RecipeAttributes.ContentState.eggs
}
