import SwiftUI

/// Where values stand along an axis of some length.
struct AxisScale {
    enum Domain: Equatable {
        case numbers(ClosedRange<Double>)
        case dates(ClosedRange<Double>)
        case categories([String])
    }

    var domain: Domain
    var type = ScaleType.linear
    var isReversed = false
    /// In points.
    var length: CGFloat
    /// Room at the ends, in points.
    var padding: (start: CGFloat, end: CGFloat) = (0, 0)
    /// y grows upwards, and points downwards.
    var isVertical: Bool

    private var room: CGFloat { max(length - padding.start - padding.end, 0) }

    /// The stretch of one category.
    var bandwidth: CGFloat? {
        guard case .categories(let names) = domain, !names.isEmpty else { return nil }
        return room / CGFloat(names.count)
    }

    /// From 0 to 1; beyond for values outside.
    func fraction(_ value: _DataValue) -> CGFloat? {
        switch (domain, value) {
        case (.categories(let names), .category(let name)):
            guard let index = names.firstIndex(of: name) else { return nil }
            let fraction = (CGFloat(index) + 0.5) / CGFloat(names.count)
            // Names are read from the top.
            return isVertical ? 1 - fraction : fraction
        case (.numbers(let range), .number(let number)): return fraction(number, range)
        case (.dates(let range), .date(let date)): return fraction(date.timeIntervalSinceReferenceDate, range)
        default: return nil
        }
    }

    func fraction(scalar: Double) -> CGFloat? {
        switch domain {
        case .numbers(let range), .dates(let range): return fraction(scalar, range)
        case .categories: return nil
        }
    }

    private func fraction(_ value: Double, _ range: ClosedRange<Double>) -> CGFloat? {
        let (low, high) = (type.transform(range.lowerBound), type.transform(range.upperBound))
        guard value.isFinite, high > low else { return 0.5 }
        return CGFloat((type.transform(value) - low) / (high - low))
    }

    /// In points from the left or the top.
    func position(fraction: CGFloat) -> CGFloat {
        let along = padding.start + (isReversed ? 1 - fraction : fraction) * room
        return isVertical ? length - along : along
    }

    func position(_ value: _DataValue) -> CGFloat? { fraction(value).map(position(fraction:)) }
    func position(scalar: Double) -> CGFloat? { fraction(scalar: scalar).map(position(fraction:)) }

    /// Where bars and areas begin: zero, or the end that is nearest to it.
    var base: CGFloat {
        guard case .numbers(let range) = domain, let zero = position(scalar: min(max(0, range.lowerBound), range.upperBound)) else {
            return position(fraction: 0)
        }
        return zero
    }

    /// The value at a position.
    func value(at position: CGFloat) -> _DataValue? {
        guard room > 0 else { return nil }
        let along = (isVertical ? length - position : position) - padding.start
        let fraction = Double(isReversed ? 1 - along / room : along / room)
        switch domain {
        case .categories(let names):
            let index = Int(((isVertical ? 1 - fraction : fraction) * Double(names.count)).rounded(.down))
            return names.indices.contains(index) ? .category(names[index]) : nil
        case .numbers(let range): return .number(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
        case .dates(let range):
            return .date(Date(timeIntervalSinceReferenceDate: range.lowerBound + fraction * (range.upperBound - range.lowerBound)))
        }
    }
}

/// How numbers become distances. Apple: Charts/ScaleType. Fidelity: documented.
public struct ScaleType: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case linear, log, squareRoot, category, date }
    let kind: Kind
    public static let linear = ScaleType(kind: .linear)
    public static let log = ScaleType(kind: .log)
    public static let squareRoot = ScaleType(kind: .squareRoot)
    public static let category = ScaleType(kind: .category)
    public static let date = ScaleType(kind: .date)
    public static let symmetricLog = ScaleType(kind: .linear)

    func transform(_ value: Double) -> Double {
        switch kind {
        case .log: return Foundation.log10(max(value, 1e-9))
        case .squareRoot: return value < 0 ? -(-value).squareRoot() : value.squareRoot()
        default: return value
        }
    }
}
