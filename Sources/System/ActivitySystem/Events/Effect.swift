import Foundation

/// Something that follows from an event, for whoever stands around the rules to carry out.
public enum Effect: Equatable, Sendable {
    /// A start was accepted; the activity is pending, active or already stale.
    case started(LiveActivity)
    /// A start was refused.
    case refused(ActivityIdentifier, StartRefusal)
    /// An activity's state changed.
    case state(ActivityIdentifier, LiveActivity.State)
    /// An activity's content changed.
    case content(ActivityIdentifier, Content)
    /// An activity's push token was made or replaced.
    case pushToken(ActivityIdentifier, Data)
    /// The token for starting activities of an attributes type was made or replaced.
    case startToken(ApplicationIdentifier, attributesType: String, Data)
    /// The push service is asked for a token, which comes later (reference 3.9).
    case needsPushToken(ActivityIdentifier)
    /// The extension is asked to evaluate its views again.
    case draw(ActivityIdentifier, isStale: Bool)
    /// The island expands or the banner drops down, and the screen lights up (reference 3.5).
    case alert(ActivityIdentifier, Alert)
    /// An activity disappeared from the Lock Screen and is no longer known.
    case removed(ActivityIdentifier)
    /// `areActivitiesEnabled` changed.
    case activitiesEnabled(ApplicationIdentifier, Bool)
    /// `frequentPushesEnabled` changed.
    case frequentPushesEnabled(ApplicationIdentifier, Bool)
    /// An explanation for a person.
    case log(LogEntry)
}

/// Why a start is refused. The raw values are the error codes that apps see (reference 1.11).
public enum StartRefusal: Int, Error, Codable, Sendable, CaseIterable {
    case attributesTooLarge = 1
    case unsupported
    case denied
    case globalMaximumExceeded
    case targetMaximumExceeded
    case unsupportedTarget
    case visibility
    case persistenceFailure
    case missingProcessIdentifier
    case unentitled
    case malformedActivityIdentifier
    case reconnectNotPermitted
}
