import Archive
import Foundation

/// How a line is drawn. Apple: SwiftUI/StrokeStyle. Fidelity: documented.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var archived: ShapeDrawing.Stroke {
        ShapeDrawing.Stroke(
            width: lineWidth, cap: lineCap.archived, join: lineJoin.archived, miterLimit: miterLimit, dash: dash.map(Double.init),
            dashPhase: dashPhase)
    }
}

extension CGLineCap {
    var archived: ShapeDrawing.Cap { self == .butt ? .butt : self == .round ? .round : .square }
}

extension CGLineJoin {
    var archived: ShapeDrawing.Join { self == .miter ? .miter : self == .round ? .round : .bevel }
}

/// How the inside of an outline is found. Apple: SwiftUI/FillStyle. Fidelity: documented.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape that is a line along another's outline.
protocol StrokedOutline: Sendable {
    nonisolated func strokedOutline(in frame: CGRect, _ environment: EnvironmentValues) -> (ArchivedShape, ShapeDrawing)
}

/// The line along a shape's outline, as a shape. Its layout is that of the shape (SHP-008).
public nonisolated struct _StrokedShape<Base: Shape>: Shape, StrokedOutline {
    public typealias Body = Never
    let shape: Base
    let style: StrokeStyle

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public nonisolated static var role: ShapeRole { .stroke }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated func strokedOutline(in frame: CGRect, _ environment: EnvironmentValues) -> (ArchivedShape, ShapeDrawing) {
        (shape.outline(in: frame, evenOdd: false, environment).0, .stroke(style.archived))
    }
}

/// Part of a shape's outline. Apple: SwiftUI/Shape/trim(from:to:).
public nonisolated struct _TrimmedShape<Base: Shape>: Shape {
    public typealias Body = Never
    let shape: Base
    let startFraction: CGFloat
    let endFraction: CGFloat
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose outline is mapped inside its frame.
public nonisolated struct _TransformedShape<Base: Shape>: Shape {
    public typealias Body = Never
    let shape: Base
    let map: @Sendable (CGRect) -> AffineMap
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).mapped(map(rect)) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape filled with a style. Apple: SwiftUI/ShapeView.
public nonisolated struct _FilledShape<Base: Shape, Style: ShapeStyle, Background: View>: View {
    public typealias Body = Never
    let shape: Base
    let style: Style
    let fillStyle: FillStyle
    let background: Background

    @MainActor public var body: Never { fatalError("a filled shape draws itself") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let node = context.node(
            ShapeLayout(shape: view.shape),
            drawing: ShapeNodeDrawing(shape: view.shape, style: view.style, evenOdd: view.fillStyle.isEOFilled))
        let under = context.child(0).elements(of: view.background)
        guard let first = under.first else { return elements.append(node) }
        elements.append(
            context.node(SecondaryLayout(alignment: .center, isBackground: true), children: [first, node], traits: node.traits))
    }

    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _FilledShape<Base, S, Self> {
        _FilledShape<Base, S, Self>(shape: shape, style: content, fillStyle: style, background: self)
    }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _FilledShape<_StrokedShape<Base>, S, Self>(
            shape: _StrokedShape(shape: shape, style: style), style: content, fillStyle: FillStyle(), background: self)
    }
}

extension _FilledShape where Base: InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        let inner = shape.inset(by: style.lineWidth / 2)
        return _FilledShape<_StrokedShape<Base.InsetShape>, S, Self>(
            shape: _StrokedShape(shape: inner, style: style), style: content, fillStyle: FillStyle(), background: self)
    }
}

extension Shape {
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _FilledShape<Self, S, EmptyView> {
        _FilledShape(shape: self, style: content, fillStyle: style, background: EmptyView())
    }
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _FilledShape<Self, ForegroundStyle, EmptyView> {
        fill(ForegroundStyle(), style: style)
    }
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _FilledShape<_StrokedShape<Self>, S, EmptyView> {
        stroke(style: style).fill(content)
    }
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> _FilledShape<_StrokedShape<Self>, S, EmptyView> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }

    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        _TransformedShape(shape: self) { _ in AffineMap(tx: x, ty: y) }
    }
    public nonisolated func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _TransformedShape(shape: self) { .rotation(degrees: angle.degrees, about: anchor.point(in: $0)) }
    }
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        _TransformedShape(shape: self) { .scale(x: x, y: y, about: anchor.point(in: $0)) }
    }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
}

/// A shape of a fixed size at the frame's top left.
public nonisolated struct _SizedShape<Base: Shape>: Shape {
    public typealias Body = Never
    let shape: Base
    let size: CGSize
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension InsettableShape {
    /// A line inside the outline.
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        inset(by: style.lineWidth / 2).stroke(style: style).fill(content)
    }
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }
}
