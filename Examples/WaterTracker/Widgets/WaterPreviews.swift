import ActivityKit
import SwiftUI
import WidgetKit

#Preview("Lock Screen", as: .content, using: WaterAttributes(goal: 8)) {
    WaterLiveActivity()
} contentStates: {
    for glasses in [1, 5, 8] {
        WaterAttributes.ContentState(glasses: glasses)
    }
}

#Preview("Compact", as: .dynamicIsland(.compact), using: WaterAttributes(goal: 8)) {
    WaterLiveActivity()
} contentStates: {
    WaterAttributes.ContentState(glasses: 5)
    WaterAttributes.ContentState(glasses: 8)
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: WaterAttributes(goal: 8)) {
    WaterLiveActivity()
} contentStates: {
    WaterAttributes.ContentState(glasses: 5)
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: WaterAttributes(goal: 8)) {
    WaterLiveActivity()
} contentStates: {
    WaterAttributes.ContentState(glasses: 5)
}
