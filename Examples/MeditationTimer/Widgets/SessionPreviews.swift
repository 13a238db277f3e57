import ActivityKit
import SwiftUI
import WidgetKit

extension SessionAttributes {
    static func preview(_ language: String = "") -> SessionAttributes {
        SessionAttributes(rounds: 3, roundLength: 600, language: language)
    }
}

extension SessionAttributes.ContentState {
    static var running: Self { Self(round: 2, ends: .now.addingTimeInterval(323)) }
    static var paused: Self { Self(round: 2, ends: .now.addingTimeInterval(-60), pausedSeconds: 623) }
    static var complete: Self { Self(round: 3, ends: .now, isComplete: true) }
}

#Preview("Lock Screen", as: .content, using: SessionAttributes.preview()) {
    SessionLiveActivity()
} contentStates: {
    SessionAttributes.ContentState.running
    SessionAttributes.ContentState.paused
    SessionAttributes.ContentState.complete
}

#Preview("Korean app on any phone", as: .content, using: SessionAttributes.preview("ko")) {
    SessionLiveActivity()
} contentStates: {
    SessionAttributes.ContentState.running
}

#Preview("Compact", as: .dynamicIsland(.compact), using: SessionAttributes.preview()) {
    SessionLiveActivity()
} contentStates: {
    SessionAttributes.ContentState.running
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: SessionAttributes.preview()) {
    SessionLiveActivity()
} contentStates: {
    SessionAttributes.ContentState.running
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: SessionAttributes.preview()) {
    SessionLiveActivity()
} contentStates: {
    SessionAttributes.ContentState.running
}
