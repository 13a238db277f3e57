import Foundation

/// A Live Activity as the system keeps it: attributes and state as the app's JSON, and what the rules need to know.
public struct LiveActivity: Identifiable, Equatable, Codable, Sendable {
    public let id: ActivityIdentifier
    public let application: ApplicationIdentifier
    /// The bare name of the attributes type (reference 3.11).
    public let attributesType: String
    public let attributes: Data
    public let style: Style
    public let pushType: PushType?
    /// Counts the starts, so that of two equally relevant activities the first started is known.
    public let order: Int
    /// When it becomes, or became, active.
    public let startDate: Date

    public internal(set) var content: Content
    public internal(set) var state: State
    /// The time of the newest accepted change; older ones are ignored (reference 4.3).
    public internal(set) var timestamp: Date
    /// Whether it was ever put on the Lock Screen; not when its stale date had already passed at the start (reference 3.2).
    public internal(set) var isShown: Bool
    /// The alert with which a scheduled activity starts.
    public internal(set) var startAlert: Alert?
    public internal(set) var endDate: Date?
    /// When it disappears after its end.
    public internal(set) var removalDate: Date?
    public internal(set) var pushToken: Data?

    /// Where an activity is in its life (reference 1.4).
    public enum State: String, Codable, Sendable {
        case pending
        case active
        case stale
        case ended
        case dismissed

        /// Whether updates are taken.
        public var isOngoing: Bool { self == .pending || self == .active || self == .stale }
    }

    /// Reference 1.9.
    public enum Style: String, Codable, Sendable {
        case standard
        case transient
    }

    /// How pushes reach an activity (reference 1.8).
    public enum PushType: Equatable, Codable, Sendable {
        case token
        case channel(String)
    }
}

/// What an activity shows, until when it holds, and how much it matters (reference 1.5).
public struct Content: Equatable, Codable, Sendable {
    /// The content state as JSON.
    public var state: Data
    public var staleDate: Date?
    /// Any number; the highest of an app comes first.
    public var relevanceScore: Double

    public init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

/// What lights the screen together with an update (reference 1.7).
public struct Alert: Equatable, Codable, Sendable {
    public var title: String
    public var body: String
    /// The name of a sound file, `nil` for the default sound.
    public var sound: String?

    public init(title: String, body: String, sound: String? = nil) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}

/// When an ended activity disappears (reference 1.6).
public enum DismissalPolicy: Equatable, Codable, Sendable {
    case `default`
    case immediate
    case after(Date)
}
