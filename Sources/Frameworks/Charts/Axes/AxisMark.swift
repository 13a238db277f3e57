import SwiftUI

/// What stands at one value of an axis: lines and labels. Apple: Charts/AxisMark. Fidelity: documented.
@MainActor @preconcurrency
public protocol AxisMark {
    var _elements: [_AxisElement] { get }
}

/// A line or label at a value.
public struct _AxisElement {
    enum Kind {
        case gridLine
        /// Length in points; nil is as long as the system makes it.
        case tick(length: CGFloat?)
        case label(Label)
    }

    struct Label {
        /// nil writes the value.
        var content: AnyView?
        /// Writes the value in a form of its own.
        var text: ((_DataValue) -> String?)?
        var horizontalSpacing: CGFloat?
        var verticalSpacing: CGFloat?
        var anchor: UnitPoint?
    }

    var kind: Kind
    /// Between this value and the next instead of at it.
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero

    init(_ kind: Kind, isCentered: Bool? = nil, stroke: StrokeStyle? = nil) {
        self.kind = kind
        self.isCentered = isCentered
        self.stroke = stroke
    }
}

/// Several elements.
public nonisolated struct _AxisElements: AxisMark {
    public let _elements: [_AxisElement]
}

extension AxisMark {
    private func changed(_ change: (inout _AxisElement) -> Void) -> _AxisElements {
        _AxisElements(
            _elements: _elements.map {
                var element = $0
                change(&element)
                return element
            })
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }
    public func font(_ font: Font?) -> some AxisMark { changed { if $0.font == nil { $0.font = font } } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

/// Builds what stands at a value. Apple: Charts/AxisMarkBuilder. Fidelity: documented.
@resultBuilder @MainActor
public struct AxisMarkBuilder {
    public static func buildExpression<M: AxisMark>(_ mark: M) -> _AxisElements { _AxisElements(_elements: mark._elements) }
    public static func buildBlock(_ parts: _AxisElements...) -> _AxisElements { _AxisElements(_elements: parts.flatMap(\._elements)) }
    public static func buildOptional(_ part: _AxisElements?) -> _AxisElements { part ?? _AxisElements(_elements: []) }
    public static func buildEither(first: _AxisElements) -> _AxisElements { first }
    public static func buildEither(second: _AxisElements) -> _AxisElements { second }
    public static func buildLimitedAvailability(_ part: _AxisElements) -> _AxisElements { part }
}

/// A line across the plot. Apple: Charts/AxisGridLine. Fidelity: documented; width and colour are guessed.
public nonisolated struct AxisGridLine: AxisMark {
    public let _elements: [_AxisElement]
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _elements = [_AxisElement(.gridLine, isCentered: centered, stroke: stroke)]
    }
}

/// A short line at the edge. Apple: Charts/AxisTick. Fidelity: documented; the length is guessed.
public nonisolated struct AxisTick: AxisMark {
    public let _elements: [_AxisElement]

    /// Apple: Charts/AxisTick/Length.
    public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        let points: CGFloat?
        public static let automatic = Length(points: nil)
        public static let label = Length(points: 16)
        public static let longestLabel = Length(points: 16)
        public static func label(extendPastBy length: CGFloat) -> Length { Length(points: 16 + length) }
        init(points: CGFloat?) { self.points = points }
        public init(integerLiteral value: Int) { points = CGFloat(value) }
        public init(floatLiteral value: Double) { points = CGFloat(value) }
    }

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        _elements = [_AxisElement(.tick(length: length.points), isCentered: centered, stroke: stroke)]
    }
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        _elements = [_AxisElement(.tick(length: length), isCentered: centered, stroke: stroke)]
    }
}

/// Where labels go that meet. Apple: Charts/AxisValueLabelCollisionResolution. Text labels that the axis writes itself give way.
public struct AxisValueLabelCollisionResolution: Sendable {
    public static let automatic = AxisValueLabelCollisionResolution()
    public static let disabled = AxisValueLabelCollisionResolution()
    public static let truncate = AxisValueLabelCollisionResolution()
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution()
    }
}

/// How a label lies. Apple: Charts/AxisValueLabelOrientation. Labels are horizontal here.
public struct AxisValueLabelOrientation: Sendable {
    public static let automatic = AxisValueLabelOrientation()
    public static let horizontal = AxisValueLabelOrientation()
    public static let vertical = AxisValueLabelOrientation()
    public static let verticalReversed = AxisValueLabelOrientation()
}

/// The text at a value. Apple: Charts/AxisValueLabel. Fidelity: documented; font and distance are guessed.
public nonisolated struct AxisValueLabel: AxisMark {
    public let _elements: [_AxisElement]

    private init(_ label: _AxisElement.Label, centered: Bool?) { _elements = [_AxisElement(.label(label), isCentered: centered)] }

    /// The value, in the axis' own form.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .init(horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, anchor: anchor), centered: centered)
    }

    /// The value in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            .init(
                text: { F.FormatInput(plotted: $0).map(format.format) }, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing,
                anchor: anchor), centered: centered)
    }

    public init<S: StringProtocol>(
        _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let text = String(text)
        self.init(
            .init(
                text: { _ in text }, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, anchor: anchor),
            centered: centered)
    }

    public init<Content: View>(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            .init(
                content: AnyView(content()), horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, anchor: anchor),
            centered: centered)
    }
}
