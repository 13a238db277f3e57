import ActivitySystem

/// Where a Live Activity is in its life. Apple: ActivityKit/ActivityState. Fidelity: documented (reference 1.4).
@available(iOS 16.1, *)
public enum ActivityState: Sendable, Codable, Hashable {
    /// Scheduled; its start date is not reached.
    @available(iOS 26.0, *)
    case pending
    /// Visible, and takes updates.
    case active
    /// Over, but still visible; its content no longer changes.
    case ended
    /// Over and no longer visible, removed by the person or the system.
    case dismissed
    /// Its stale date has passed; visible, and takes updates.
    @available(iOS 16.2, *)
    case stale

    init(_ state: LiveActivity.State) {
        switch state {
        case .pending: self = .pending
        case .active: self = .active
        case .stale: self = .stale
        case .ended: self = .ended
        case .dismissed: self = .dismissed
        }
    }
}
