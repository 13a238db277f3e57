import ActivitySystem

/// Why a Live Activity could not be started. Apple: ActivityKit/ActivityAuthorizationError. Fidelity: documented (reference 1.11);
/// of the codes only 5 was measured, the others follow the order of declaration.
@available(iOS 16.1, *)
public enum ActivityAuthorizationError: CustomNSError, LocalizedError, Equatable, Hashable {
    /// Attributes and content state take more than 4 KB.
    case attributesTooLarge
    /// The device has no Live Activities.
    case unsupported
    /// The person switched Live Activities off for this app.
    case denied
    /// The device runs as many as it can.
    case globalMaximumExceeded
    /// The app runs as many as it may.
    case targetMaximumExceeded
    /// The app's Info.plist lacks `NSSupportsLiveActivities`.
    case unsupportedTarget
    /// The app asked from the background.
    case visibility
    /// The system could not store the activity.
    case persistenceFailure
    /// The process that asks has no identifier.
    case missingProcessIdentifier
    /// The app lacks an entitlement.
    case unentitled
    /// The activity's identifier is not valid.
    case malformedActivityIdentifier
    /// The activity belongs to another process.
    case reconnectNotPermitted

    public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

    public var errorCode: Int { refusal.rawValue }

    public var failureReason: String? {
        switch self {
        case .attributesTooLarge: "The attributes and the content state together take more than 4 KB."
        case .unsupported: "The device doesn't support Live Activities."
        case .denied: "The person has switched off Live Activities for this app."
        case .globalMaximumExceeded: "The device has reached its maximum number of Live Activities."
        case .targetMaximumExceeded: "The app has reached its maximum number of Live Activities."
        case .unsupportedTarget: "The app doesn't support Live Activities."
        case .visibility: "The app tried to start a Live Activity while it was in the background."
        case .persistenceFailure: "The system couldn't store the Live Activity."
        case .missingProcessIdentifier: "The process that tried to start the Live Activity has no process identifier."
        case .unentitled: "The app lacks the entitlement to start Live Activities."
        case .malformedActivityIdentifier: "The Live Activity's identifier is malformed or taken."
        case .reconnectNotPermitted: "The Live Activity was created by another process."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .attributesTooLarge: "Keep less in the attributes and the content state, and load the rest in the app."
        case .unsupported: "Show the information in the app instead."
        case .denied: "Check areActivitiesEnabled before a start; the person can switch Live Activities on in Settings."
        case .globalMaximumExceeded, .targetMaximumExceeded: "End a Live Activity first."
        case .unsupportedTarget: "Set NSSupportsLiveActivities to YES in the Info.plist of the app, not of the extension."
        case .visibility: "Start it while a scene of the app is active, from a LiveActivityIntent, or by a push."
        case .persistenceFailure: "Try again."
        case .missingProcessIdentifier: "Start it from the app's own process."
        case .unentitled: "Sign the app with the entitlement."
        case .malformedActivityIdentifier: "Use the identifier of an activity from Activity.activities."
        case .reconnectNotPermitted: "Use the activity from the process that created it."
        }
    }

    init(_ refusal: StartRefusal) {
        switch refusal {
        case .attributesTooLarge: self = .attributesTooLarge
        case .unsupported: self = .unsupported
        case .denied: self = .denied
        case .globalMaximumExceeded: self = .globalMaximumExceeded
        case .targetMaximumExceeded: self = .targetMaximumExceeded
        case .unsupportedTarget: self = .unsupportedTarget
        case .visibility: self = .visibility
        case .persistenceFailure: self = .persistenceFailure
        case .missingProcessIdentifier: self = .missingProcessIdentifier
        case .unentitled: self = .unentitled
        case .malformedActivityIdentifier: self = .malformedActivityIdentifier
        case .reconnectNotPermitted: self = .reconnectNotPermitted
        }
    }

    private var refusal: StartRefusal {
        switch self {
        case .attributesTooLarge: .attributesTooLarge
        case .unsupported: .unsupported
        case .denied: .denied
        case .globalMaximumExceeded: .globalMaximumExceeded
        case .targetMaximumExceeded: .targetMaximumExceeded
        case .unsupportedTarget: .unsupportedTarget
        case .visibility: .visibility
        case .persistenceFailure: .persistenceFailure
        case .missingProcessIdentifier: .missingProcessIdentifier
        case .unentitled: .unentitled
        case .malformedActivityIdentifier: .malformedActivityIdentifier
        case .reconnectNotPermitted: .reconnectNotPermitted
        }
    }
}

/// Attributes or content that can't be written as JSON. The domain is Apple's, not public there (reference 1.11, 6 number 1).
struct ActivityInputError: CustomNSError, LocalizedError {
    static var errorDomain: String { "com.apple.ActivityKit.ActivityInput" }

    let errorCode = 0
    let failureReason: String?
    let recoverySuggestion: String? = "Make encode(to:) of the attributes and the content state write what JSON can hold."
}
