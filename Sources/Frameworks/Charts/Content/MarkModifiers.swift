import SwiftUI

/// Content whose marks were changed.
public nonisolated struct _ModifiedChartContent<Content: ChartContent>: _PrimitiveChartContent {
    let content: Content
    let change: (inout Mark) -> Void

    @MainActor public static func _collect(_ modified: Self, into marks: inout _Marks) {
        var inner = _Marks()
        Content._collect(modified.content, into: &inner)
        for var mark in inner.all {
            modified.change(&mark)
            marks.append(mark)
        }
    }
}

/// Where an annotation stands. Apple: Charts/AnnotationPosition. Fidelity: documented.
public struct AnnotationPosition: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    }
    let place: Place
    public static let automatic = AnnotationPosition(place: .automatic)
    public static let overlay = AnnotationPosition(place: .overlay)
    public static let top = AnnotationPosition(place: .top)
    public static let bottom = AnnotationPosition(place: .bottom)
    public static let leading = AnnotationPosition(place: .leading)
    public static let trailing = AnnotationPosition(place: .trailing)
    public static let topLeading = AnnotationPosition(place: .topLeading)
    public static let topTrailing = AnnotationPosition(place: .topTrailing)
    public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// How an annotation stays in sight. Apple: Charts/AnnotationOverflowResolution. Compiles along: annotations may stand outside.
public struct AnnotationOverflowResolution: Sendable {
    public struct Strategy: Sendable {
        public static let automatic = Strategy()
        public static let disabled = Strategy()
        public static let fit = Strategy()
        public static let padScale = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    }
    public struct Boundary: Sendable {
        public static let automatic = Boundary()
        public static let chart = Boundary()
        public static let plot = Boundary()
    }
    public static let automatic = AnnotationOverflowResolution()
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// What an annotation is told. Apple: Charts/AnnotationContext.
public struct AnnotationContext: Sendable {
    /// The mark's size in points.
    public let targetSize: CGSize
}

/// A view beside a mark.
struct Annotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// In points.
    var spacing: CGFloat?
    var content: @MainActor (AnnotationContext) -> AnyView
}

extension ChartContent {
    private nonisolated func changed(_ change: @escaping (inout Mark) -> Void) -> _ModifiedChartContent<Self> {
        _ModifiedChartContent(content: self, change: change)
    }

    /// Apple: Charts/ChartContent/foregroundStyle(_:). Fidelity: documented.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        changed { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }
    /// A colour for each value, from the scale of the chart. Apple: Charts/ChartContent/foregroundStyle(by:). Fidelity: documented.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.colorKey == nil { $0.colorKey = value.channel } }
    }
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        changed { if $0.lineStyle == nil { $0.lineStyle = style } }
    }
    /// Lines of different values are dashed differently. Apple: Charts/ChartContent/lineStyle(by:).
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.dashKey == nil { $0.dashKey = value.channel } }
    }
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        changed { if $0.interpolation == nil { $0.interpolation = method } }
    }
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changed { if $0.symbol == nil { $0.symbol = .shape(AnyChartSymbol(symbol)) } }
    }
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.symbolKey == nil { $0.symbolKey = value.channel } }
    }
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: @escaping @MainActor () -> V) -> some ChartContent {
        changed { if $0.symbol == nil { $0.symbol = .view { AnyView(symbol()) } } }
    }
    /// - Parameter size: The symbol's area in square points.
    public nonisolated func symbolSize(_ size: CGFloat) -> some ChartContent {
        changed { if $0.symbolSize == nil { $0.symbolSize = CGSize(width: size.squareRoot(), height: size.squareRoot()) } }
    }
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { if $0.symbolSize == nil { $0.symbolSize = size } }
    }
    /// Areas in proportion to values. Apple: Charts/ChartContent/symbolSize(by:).
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.sizeKey == nil { $0.sizeKey = value.channel } }
    }
    public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
        changed { if $0.cornerRadius == nil { $0.cornerRadius = radius } }
    }
    /// Bars of different values stand beside each other. Apple: Charts/ChartContent/position(by:axis:span:). Fidelity: documented.
    public nonisolated func position<D: Plottable>(
        by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changed { if $0.positionKey == nil { $0.positionKey = value.channel } }
    }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = value } }
    /// Gradients span the plot area instead of the mark. Apple: Charts/ChartContent/alignsMarkStylesWithPlotArea(_:).
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        changed { $0.alignsWithPlotArea = aligns }
    }
    public nonisolated func shadow(
        color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { changed { $0.shadow = Mark.Shadow(color: color, radius: radius, x: x, y: y) } }
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur = radius } }

    /// Apple: Charts/ChartContent/annotation(position:alignment:spacing:content:). Fidelity: documented.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping @MainActor () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution) { _ in content() }
    }
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution = .automatic, @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> C
    ) -> some ChartContent {
        changed {
            $0.annotations.append(
                Annotation(position: position, alignment: alignment, spacing: spacing) { AnyView(content($0)) })
        }
    }

    // What VoiceOver says of single marks is not kept in archives.
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { changed { _ in } }
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { changed { _ in } }
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { changed { _ in } }
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { changed { _ in } }
    public nonisolated func accessibilityHidden(_ isHidden: Bool) -> some ChartContent { changed { _ in } }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent { changed { _ in } }
}
