import Foundation

/// A number, date or name: what every value in a chart comes down to.
public enum _DataValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// The value on a line; nil for names.
    var scalar: Double? {
        switch self {
        case .number(let number): return number
        case .date(let date): return date.timeIntervalSinceReferenceDate
        case .category: return nil
        }
    }
}

/// The types that values in charts come down to. Apple: Charts/PrimitivePlottableProtocol. Fidelity: documented.
public protocol PrimitivePlottableProtocol {
    var _dataValue: _DataValue { get }
    init?(_dataValue value: _DataValue)
}

/// A type whose values can stand in a chart. Apple: Charts/Plottable. Fidelity: documented.
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where Self: PrimitivePlottableProtocol {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    public var primitivePlottable: RawValue { rawValue }
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var dataValue: _DataValue { primitivePlottable._dataValue }

    init?(plotted value: _DataValue) {
        guard let primitive = PrimitivePlottable(_dataValue: value) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _dataValue: _DataValue { .number(Double(self)) }
    public init?(_dataValue value: _DataValue) {
        guard case .number(let number) = value, let whole = Self(exactly: number.rounded()) else { return nil }
        self = whole
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _dataValue: _DataValue { .number(Double(self)) }
    public init?(_dataValue value: _DataValue) {
        guard case .number(let number) = value else { return nil }
        self.init(number)
    }
}

extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension Double: Plottable, PrimitivePlottableProtocol {}
extension CGFloat: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
    public var _dataValue: _DataValue { .number((self as NSDecimalNumber).doubleValue) }
    public init?(_dataValue value: _DataValue) {
        guard case .number(let number) = value else { return nil }
        self.init(number)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public var _dataValue: _DataValue { .category(self) }
    public init?(_dataValue value: _DataValue) {
        guard case .category(let name) = value else { return nil }
        self = name
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public var _dataValue: _DataValue { .date(self) }
    public init?(_dataValue value: _DataValue) {
        guard case .date(let date) = value else { return nil }
        self = date
    }
}

extension Measurement: Plottable where UnitType: Dimension {
    public var primitivePlottable: Double { converted(to: UnitType.baseUnit()).value }
    public init?(primitivePlottable: Double) { self.init(value: primitivePlottable, unit: UnitType.baseUnit()) }
}
