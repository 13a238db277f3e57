import Foundation

/// Every number and switch that the rules depend on. Where Apple gives no number, the default is what was measured or reported.
public struct Limits: Equatable, Codable, Sendable {
    /// Whether the device has Live Activities at all (reference 1.11, case 2).
    public var supportsLiveActivities = true
    /// Ongoing activities of one app, of all attribute types together. Measured, not documented (reference 3.3).
    public var activitiesPerApplication = 5
    /// Ongoing activities of all apps; `nil` for no limit. It exists, but nobody has published the number (reference 3.3).
    public var activitiesPerDevice: Int?
    /// Bytes of attributes and content state together (reference 3.2).
    public var contentSize = 4096
    /// Seconds for which an activity may be active (reference 3.4).
    public var activeDuration: TimeInterval = 8 * 3600
    /// Seconds for which an ended activity may stay on the Lock Screen (reference 3.4, 3.7).
    public var dismissalDuration: TimeInterval = 4 * 3600
    /// Whether an ended activity that is still visible takes one of its app's places. Not documented (reference 3.3).
    public var endedActivitiesTakePlaces = false
    /// Whether an update with an equal content is drawn again. Reported that it is not (reference 3.5).
    public var drawsEqualContent = false
    /// Whether passing the stale date makes the views be evaluated again. Reports disagree (reference 3.6).
    public var drawsAtStaleDate = true
    /// Whether switching Live Activities off dismisses those that run. Not documented (reference 3.1).
    public var dismissesWhenSwitchedOff = true
    /// Whether activities are there again after the device was started anew. Weakly reported (reference 3.4).
    public var survivesReboot = true

    public init() {}
}
