import ActivitySystem

/// How pushes reach a Live Activity. Apple: ActivityKit/PushType. Fidelity: documented (reference 1.8).
@available(iOS 16.1, *)
public struct PushType: Equatable {
    let pushType: LiveActivity.PushType

    /// By a token of the activity's own, which arrives some time after the start.
    public static var token: PushType { PushType(pushType: .token) }

    /// By a channel that many devices listen to.
    /// - Parameter name: The channel's identifier as APNs gave it, in base64.
    @available(iOS 18.0, *)
    public static func channel(_ name: String) -> PushType { PushType(pushType: .channel(name)) }
}

/// How a Live Activity presents itself. Apple: ActivityKit/ActivityStyle. Fidelity: documented (reference 1.9).
@available(iOS 16.1, *)
public enum ActivityStyle: Equatable, Hashable {
    case standard
    /// For a task at hand: expanded in the Dynamic Island, and over when the device is locked or the island collapses.
    case transient

    var style: LiveActivity.Style {
        switch self {
        case .standard: .standard
        case .transient: .transient
        }
    }
}
