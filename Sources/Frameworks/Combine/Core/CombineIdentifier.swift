import Synchronization

/// Tells publishers' streams apart. Apple: Combine/CombineIdentifier.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private static let counter = Atomic<UInt64>(0)

    private let value: UInt64

    public init() { value = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue }

    public init(_ object: AnyObject) { value = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    public var description: String { "0x" + String(value, radix: 16) }
}

/// A type that identifies a stream. Apple: Combine/CustomCombineIdentifierConvertible.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
