import Foundation

/// What the system decided, by which rule, in words for a person.
public struct LogEntry: Equatable, Codable, Sendable, CustomStringConvertible {
    public let instant: Date
    public let rule: Rule
    public let application: ApplicationIdentifier?
    public let activity: ActivityIdentifier?
    public let message: String

    public init(
        instant: Date, rule: Rule, application: ApplicationIdentifier? = nil, activity: ActivityIdentifier? = nil, message: String
    ) {
        self.instant = instant
        self.rule = rule
        self.application = application
        self.activity = activity
        self.message = message
    }

    public var description: String {
        let subject = [application?.rawValue, activity?.rawValue].compactMap { $0 }.joined(separator: " ")
        return "\(instant.formatted(.iso8601)) \(rule.rawValue)\(subject.isEmpty ? "" : " [\(subject)]"): \(message)"
    }
}

/// The rules by name; each stands in one function of the folder Rules, which names its source.
public enum Rule: String, Codable, Sendable, CaseIterable {
    case starting
    case updating
    case scheduledStart
    case maximumPerApplication
    case maximumPerDevice
    case contentSize
    case timestamps
    case equalContent
    case alerting
    case staleness
    case ending
    case dismissal
    case maximumDuration
    case authorization
    case pushTokens
    case reboot
    case unknownActivity
    case decoding
}
