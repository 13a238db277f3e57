import Foundation

/// A number that stands in a key as a specifier of its type. Apple: Foundation/_FormatSpecifiable.
public protocol _FormatSpecifiable: Equatable, Sendable {
    static var _specifier: String { get }
    var _localizationArgument: _LocalizationNumber { get }
}

/// A number in a localised text.
public struct _LocalizationNumber: Sendable {
    let argument: FormatArgument
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
    public static var _specifier: String { bitWidth == 64 ? "%lld" : "%d" }
    public var _localizationArgument: _LocalizationNumber { _LocalizationNumber(argument: .integer(Int64(self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
    public static var _specifier: String { bitWidth == 64 ? "%llu" : "%u" }
    public var _localizationArgument: _LocalizationNumber { _LocalizationNumber(argument: .unsigned(UInt64(self))) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _localizationArgument: _LocalizationNumber { _LocalizationNumber(argument: .double(self)) }
}

extension Float: _FormatSpecifiable {
    public static var _specifier: String { "%f" }
    public var _localizationArgument: _LocalizationNumber { _LocalizationNumber(argument: .double(Double(self))) }
}

extension CGFloat: _FormatSpecifiable {
    public static var _specifier: String { "%lf" }
    public var _localizationArgument: _LocalizationNumber { _LocalizationNumber(argument: .double(Double(self))) }
}
