import ActivitySystem

/// When an ended activity disappears from the Lock Screen. Apple: ActivityKit/ActivityUIDismissalPolicy.
/// Fidelity: documented (reference 1.6, 3.7).
@available(iOS 16.1, *)
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    let policy: DismissalPolicy

    /// After at most four hours.
    public static let `default` = ActivityUIDismissalPolicy(policy: .default)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(policy: .immediate)
    /// At a date, but at most four hours after the end; a date in the past means at once.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(policy: .after(date)) }
}
