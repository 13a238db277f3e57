import Foundation

/// Something that happens to the system.
public enum Event: Equatable, Sendable {
    /// An app was installed, launched or built anew. The person's choices of before are kept.
    case declared(Application)
    /// An app's foremost scene changed.
    case scenePhase(ApplicationIdentifier, ScenePhase)
    /// The person switched an app's Live Activities on or off.
    case activitiesAllowed(ApplicationIdentifier, Bool)
    /// The person switched an app's frequent pushes on or off.
    case frequentPushesAllowed(ApplicationIdentifier, Bool)
    /// An app asks for a start.
    case start(StartRequest)
    /// New content.
    case update(ActivityIdentifier, Change, alert: Alert?, by: Cause)
    /// The end, with or without final content.
    case end(ActivityIdentifier, Change?, DismissalPolicy, timestamp: Date?, by: Cause)
    /// The person swiped it away.
    case swipe(ActivityIdentifier)
    /// The push service made a token, the first or a new one.
    case pushToken(ActivityIdentifier, Data)
    /// The push service made a token for starting activities of an attributes type.
    case startToken(ApplicationIdentifier, attributesType: String, Data)
    /// The device was started anew.
    case reboot
    /// Nothing but time went by.
    case timePassed

    /// New content, and when it was made; `nil` for the instant of the event (reference 7: assumed).
    public struct Change: Equatable, Sendable {
        public var content: Content
        public var timestamp: Date?

        public init(content: Content, timestamp: Date? = nil) {
            self.content = content
            self.timestamp = timestamp
        }
    }
}

/// Who brought a change about.
public enum Cause: String, Codable, Sendable {
    case app
    case push
    case person
    case system
    case reboot
}

/// What an app hands over to start an activity.
public struct StartRequest: Equatable, Sendable {
    /// Made by whoever asks, so that the rules need no randomness.
    public var id: ActivityIdentifier
    public var application: ApplicationIdentifier
    public var role: ProcessRole
    /// The process that asks; without one the start is refused (reference 1.11, case 9).
    public var processIdentifier: Int32?
    /// Whether it is asked from a `LiveActivityIntent`, which may start from the background (reference 3.2).
    public var isFromIntent: Bool
    public var attributesType: String
    public var attributes: Data
    public var content: Content
    public var style: LiveActivity.Style
    public var pushType: LiveActivity.PushType?
    /// When to start; `nil` for at once.
    public var startDate: Date?
    public var alert: Alert?

    public init(
        id: ActivityIdentifier, application: ApplicationIdentifier, role: ProcessRole = .app, processIdentifier: Int32?,
        isFromIntent: Bool = false, attributesType: String, attributes: Data, content: Content,
        style: LiveActivity.Style = .standard, pushType: LiveActivity.PushType? = nil, startDate: Date? = nil, alert: Alert? = nil
    ) {
        self.id = id
        self.application = application
        self.role = role
        self.processIdentifier = processIdentifier
        self.isFromIntent = isFromIntent
        self.attributesType = attributesType
        self.attributes = attributes
        self.content = content
        self.style = style
        self.pushType = pushType
        self.startDate = startDate
        self.alert = alert
    }
}
