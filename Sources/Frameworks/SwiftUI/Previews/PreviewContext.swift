/// Surroundings that a preview asks for by key. Apple: SwiftUI/PreviewContext. Fidelity: documented.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a preview context. Apple: SwiftUI/PreviewContextKey. Fidelity: documented.
public protocol PreviewContextKey {
    associatedtype Value: ExpressibleByNilLiteral = Never?
    static var defaultValue: Value { get }
}

extension PreviewContextKey {
    public static var defaultValue: Value { nil }
}

/// A device to show a preview on, by its name in Xcode. Apple: SwiftUI/PreviewDevice. Fidelity: documented.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
