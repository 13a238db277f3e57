import ActivityKit
import SwiftUI
import WidgetKit

extension OrderAttributes {
    static var flatWhite: OrderAttributes { OrderAttributes(drink: "Oat flat white", name: "Noor") }
}

extension OrderAttributes.ContentState {
    static func state(_ stage: OrderAttributes.Stage) -> Self {
        Self(stage: stage, ready: Date(timeIntervalSinceReferenceDate: 802_000_800))
    }
}

#Preview("Lock Screen", as: .content, using: OrderAttributes.flatWhite) {
    OrderLiveActivity()
} contentStates: {
    OrderAttributes.ContentState.state(.received)
    OrderAttributes.ContentState.state(.brewing)
    OrderAttributes.ContentState.state(.ready)
}

#Preview("Compact", as: .dynamicIsland(.compact), using: OrderAttributes.flatWhite) {
    OrderLiveActivity()
} contentStates: {
    OrderAttributes.ContentState.state(.brewing)
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: OrderAttributes.flatWhite) {
    OrderLiveActivity()
} contentStates: {
    OrderAttributes.ContentState.state(.ready)
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: OrderAttributes.flatWhite) {
    OrderLiveActivity()
} contentStates: {
    OrderAttributes.ContentState.state(.brewing)
}

struct OrderCard_Previews: PreviewProvider {
    static var previews: some View {
        OrderCard(attributes: .flatWhite, state: .state(.brewing))
            .background(Color(red: 0.24, green: 0.15, blue: 0.1))
            .previewContext(WidgetPreviewContext(family: .systemMedium))
    }
}
