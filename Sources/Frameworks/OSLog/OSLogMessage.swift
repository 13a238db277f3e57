/// Who may read a value in a log. Apple: os/OSLogPrivacy. Fidelity: documented.
public struct OSLogPrivacy: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case auto, `public`, `private`, sensitive }
    var kind: Kind
    var isHashed = false

    /// Apple: os/OSLogPrivacy/Mask.
    public enum Mask: Equatable, Sendable { case hash, none }

    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto) }
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive) }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, isHashed: mask == .hash) }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, isHashed: mask == .hash) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, isHashed: mask == .hash) }

    func text(_ value: String) -> String {
        guard kind == .private || kind == .sensitive else { return value }
        return isHashed ? "<mask.hash: \(String(UInt64(bitPattern: Int64(value.hashValue)), radix: 36))>" : "<private>"
    }
}

/// How a number is written. Apple: os/OSLogFloatFormatting.
public struct OSLogFloatFormatting: Sendable {
    var precision: Int?
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
}

/// How a whole number is written. Apple: os/OSLogIntegerFormatting.
public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// The column that a value fills. Apple: os/OSLogStringAlignment.
public struct OSLogStringAlignment: Sendable {
    var columns = 0
    var isLeft = false
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isLeft: true) }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }

    func text(_ value: String) -> String {
        let padding = String(repeating: " ", count: max(columns - value.count, 0))
        return isLeft ? value + padding : padding + value
    }
}

/// A text for a log, whose parts say who may read them. Apple: os/OSLogMessage. Fidelity: documented.
///
/// Parts that are not asked for are not evaluated on Apple's systems; here they are, as a text is made of them.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message. Apple: os/OSLogInterpolation.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(
        _ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(value())) }

    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(value().description)) }

    public mutating func appendInterpolation<T: BinaryInteger>(
        _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(String(value(), radix: format.radix))) }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ value: @autoclosure () -> T, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += align.text(privacy.text(String(format: "%.\(format.precision ?? 6)f", Double(value())))) }

    public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto) {
        text += privacy.text(value() ? "true" : "false")
    }

    public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
        text += privacy.text("\(value())")
    }

    public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) {
        text += privacy.text("\(value())")
    }
}
