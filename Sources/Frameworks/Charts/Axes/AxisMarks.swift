import SwiftUI

/// What an axis is made of. Apple: Charts/AxisContent. Fidelity: documented.
@MainActor @preconcurrency
public protocol AxisContent {
    var _specifications: [_AxisSpecification] { get }
}

/// One set of marks along an axis.
public struct _AxisSpecification {
    var position: AxisMarkPosition
    var values: AxisMarkValues
    /// nil is what the system puts there.
    var content: (@MainActor (AxisValue) -> _AxisElements)?
    var stroke: StrokeStyle?
    var text: ((_DataValue) -> String?)?
}

public nonisolated struct _AxisSpecifications: AxisContent {
    public let _specifications: [_AxisSpecification]
}

/// Builds axes. Apple: Charts/AxisContentBuilder. Fidelity: documented.
@resultBuilder @MainActor
public struct AxisContentBuilder {
    public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisSpecifications {
        _AxisSpecifications(_specifications: content._specifications)
    }
    public static func buildBlock(_ parts: _AxisSpecifications...) -> _AxisSpecifications {
        _AxisSpecifications(_specifications: parts.flatMap(\._specifications))
    }
    public static func buildOptional(_ part: _AxisSpecifications?) -> _AxisSpecifications {
        part ?? _AxisSpecifications(_specifications: [])
    }
    public static func buildEither(first: _AxisSpecifications) -> _AxisSpecifications { first }
    public static func buildEither(second: _AxisSpecifications) -> _AxisSpecifications { second }
    public static func buildLimitedAvailability(_ part: _AxisSpecifications) -> _AxisSpecifications { part }
}

/// At which edge an axis stands. Apple: Charts/AxisMarkPosition. Fidelity: documented: below, and on the trailing side.
public enum AxisMarkPosition: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

/// How marks are arranged. Apple: Charts/AxisMarkPreset. Compiles along.
public struct AxisMarkPreset: Hashable, Sendable {
    let name: String
    public static let automatic = AxisMarkPreset(name: "automatic")
    public static let extended = AxisMarkPreset(name: "extended")
    public static let aligned = AxisMarkPreset(name: "aligned")
    public static let inset = AxisMarkPreset(name: "inset")
}

/// At which values marks stand. Apple: Charts/AxisMarkValues. Fidelity: documented.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(count: Int?)
        case stride(Double)
        case calendar(Calendar.Component, Int, Calendar?)
        case given([_DataValue])
    }
    let kind: Kind

    public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
    public static func stride<P: Plottable>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .stride(step.dataValue.scalar ?? 1)) }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, count, calendar)) }
}

/// One value of an axis. Apple: Charts/AxisValue. Fidelity: documented.
public struct AxisValue: Sendable {
    public let index: Int
    public let count: Int
    let value: _DataValue

    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotted: value) }
}

/// Marks along an axis. Apple: Charts/AxisMarks. Fidelity: documented.
public nonisolated struct AxisMarks: AxisContent {
    public let _specifications: [_AxisSpecification]

    private init(_ specification: _AxisSpecification) { _specifications = [specification] }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) { self.init(_AxisSpecification(position: position, values: values, stroke: stroke)) }

    public init<V: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V], stroke: StrokeStyle? = nil
    ) { self.init(_AxisSpecification(position: position, values: AxisMarkValues(kind: .given(values.map(\.dataValue))), stroke: stroke)) }

    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            _AxisSpecification(position: position, values: values, stroke: stroke, text: { F.FormatInput(plotted: $0).map(format.format) }))
    }

    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [F.FormatInput],
        stroke: StrokeStyle? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            _AxisSpecification(
                position: position, values: AxisMarkValues(kind: .given(values.map(\.dataValue))), stroke: stroke,
                text: { F.FormatInput(plotted: $0).map(format.format) }))
    }

    public init<Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
    ) {
        self.init(
            _AxisSpecification(position: position, values: values, content: { _AxisElements(_elements: content($0)._elements) }))
    }
    public init<Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        @AxisMarkBuilder content: @escaping @MainActor () -> Content
    ) { self.init(preset: preset, position: position, values: values) { _ in content() } }

    public init<V: Plottable, Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
    ) {
        self.init(
            preset: preset, position: position, values: AxisMarkValues(kind: .given(values.map(\.dataValue))), content: content)
    }
    public init<V: Plottable, Content: AxisMark>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
        @AxisMarkBuilder content: @escaping @MainActor () -> Content
    ) { self.init(preset: preset, position: position, values: values) { _ in content() } }
}
