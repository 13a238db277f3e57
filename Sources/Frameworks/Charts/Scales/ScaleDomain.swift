import SwiftUI

/// The values of an axis. Apple: Charts/ScaleDomain. Fidelity: documented.
public protocol ScaleDomain {
    var _domain: _ScaleDomain { get }
}

public enum _ScaleDomain: Sendable {
    case values([_DataValue])
    case range(_DataValue, _DataValue)
    case automatic(includesZero: Bool?, isReversed: Bool)
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomain { .range(lowerBound.dataValue, upperBound.dataValue) }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomain { .values(map(\.dataValue)) }
}

/// Apple: Charts/AutomaticScaleDomain. Fidelity: documented.
public struct AutomaticScaleDomain: ScaleDomain {
    let includesZero: Bool?
    let isReversed: Bool
    public var _domain: _ScaleDomain { .automatic(includesZero: includesZero, isReversed: isReversed) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil, isReversed: false) }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }
    public static func automatic<T>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: T.Type, modifyInferredDomain: (inout [T]) -> Void
    ) -> AutomaticScaleDomain { automatic(includesZero: includesZero, reversed: reversed) }
}

/// The distances of an axis. Apple: Charts/PositionScaleRange. Fidelity: documented for paddings.
public protocol PositionScaleRange {
    var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// Apple: Charts/PlotDimensionScaleRange. Fidelity: documented.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(_padding: (0, 0)) }
    /// - Parameter padding: Room at both ends, in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange(_padding: (padding, padding)) }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_padding: (startPadding, endPadding))
    }
}

/// What was said about an axis' scale.
struct ScaleSettings {
    var domain: _ScaleDomain?
    var type: ScaleType?
    var padding: (start: CGFloat, end: CGFloat)?
}

/// Finds an axis' domain from what was said and from the values that marks have there.
struct DomainFinder {
    var settings: ScaleSettings
    var values: [_DataValue] = []
    /// Ends of bars, stacks and units of dates.
    var scalars: [Double] = []
    /// Whether bars or areas grow from zero, or the axis counts from there by default.
    var includesZero = false

    private var isReversed: Bool {
        if case .automatic(_, let isReversed) = settings.domain { return isReversed }
        if case .range(let low, let high) = settings.domain, let low = low.scalar, let high = high.scalar { return low > high }
        return false
    }

    /// - Parameter tickCount: How many ticks are wished for; an automatic domain of numbers ends at ticks.
    func scale(length: CGFloat, isVertical: Bool, tickCount: Int) -> AxisScale {
        AxisScale(
            domain: domain(tickCount), type: settings.type ?? .linear, isReversed: isReversed, length: length,
            padding: settings.padding ?? (0, 0), isVertical: isVertical)
    }

    private func domain(_ tickCount: Int) -> AxisScale.Domain {
        switch settings.domain {
        case .range(let low, let high):
            guard let first = low.scalar, let second = high.scalar else { break }
            let range = min(first, second)...max(first, second)
            if case .date = low { return .dates(range) }
            return .numbers(range)
        case .values(let values):
            let names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
            if !names.isEmpty { return .categories(names) }
            let numbers = values.compactMap(\.scalar)
            guard let low = numbers.min(), let high = numbers.max() else { break }
            if case .date = values.first { return .dates(low...high) }
            return .numbers(low...high)
        default: break
        }
        var names: [String] = []
        for case .category(let name) in values where !names.contains(name) { names.append(name) }
        if !names.isEmpty { return .categories(names) }
        var numbers = (values.compactMap(\.scalar) + scalars).filter(\.isFinite)
        if values.contains(where: { if case .date = $0 { true } else { false } }) {
            guard let low = numbers.min(), let high = numbers.max() else { return .dates(0...1) }
            return .dates(low...high)
        }
        var withZero = includesZero
        if case .automatic(let said?, _) = settings.domain { withZero = said }
        if withZero { numbers.append(0) }
        guard var low = numbers.min(), var high = numbers.max() else { return .numbers(0...1) }
        if low == high { (low, high) = low == 0 ? (0, 1) : (min(low, 0), max(high, 0)) }
        let ticks = NumberTicks(low...high, count: tickCount)
        return .numbers(ticks.niceRange)
    }
}
