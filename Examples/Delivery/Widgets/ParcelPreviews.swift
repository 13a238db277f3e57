import ActivityKit
import SwiftUI
import WidgetKit

extension ParcelAttributes {
    static var books: ParcelAttributes { ParcelAttributes(number: "7Q-2291", shop: "Paper & Ink") }
}

extension ParcelAttributes.ContentState {
    static func state(_ stage: ParcelAttributes.Stage, stops: Int) -> Self {
        let start = Date(timeIntervalSinceReferenceDate: 802_000_800)
        return Self(stage: stage, arrival: start...start.addingTimeInterval(3_600), stopsAhead: stops)
    }
}

#Preview("Lock Screen", as: .content, using: ParcelAttributes.books) {
    ParcelLiveActivity()
} contentStates: {
    ParcelAttributes.ContentState.state(.packed, stops: 42)
    ParcelAttributes.ContentState.state(.onTheRoad, stops: 9)
    ParcelAttributes.ContentState.state(.nearby, stops: 1)
    ParcelAttributes.ContentState.state(.delivered, stops: 0)
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: ParcelAttributes.books) {
    ParcelLiveActivity()
} contentStates: {
    ParcelAttributes.ContentState.state(.onTheRoad, stops: 9)
}

#Preview("Compact", as: .dynamicIsland(.compact), using: ParcelAttributes.books) {
    ParcelLiveActivity()
} contentStates: {
    ParcelAttributes.ContentState.state(.onTheRoad, stops: 9)
    ParcelAttributes.ContentState.state(.delivered, stops: 0)
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: ParcelAttributes.books) {
    ParcelLiveActivity()
} contentStates: {
    ParcelAttributes.ContentState.state(.nearby, stops: 1)
}
