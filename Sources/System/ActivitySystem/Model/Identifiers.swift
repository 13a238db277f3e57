/// An app, by its bundle identifier.
public struct ApplicationIdentifier: RawRepresentable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// A Live Activity, by the identifier that its app sees; shaped like a UUID (reference 1.2).
public struct ActivityIdentifier: RawRepresentable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public var description: String { rawValue }
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
