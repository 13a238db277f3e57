import Archive
import Foundation

/// A two-dimensional outline that fills the frame it is given. Apple: SwiftUI/Shape. Fidelity: documented.
public nonisolated protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for. Apple: SwiftUI/ShapeRole.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// Whether a shape is mirrored with the language. Apple: SwiftUI/LayoutDirectionBehavior.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Takes the proposal; an unspecified side is 10 (SHP-006).
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    @MainActor public var body: Never { fatalError("\(Self.self) draws itself") }

    /// A shape alone is filled with the foreground style.
    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(context.node(ShapeLayout(shape: view), drawing: ShapeNodeDrawing(shape: view, style: ForegroundStyle())))
    }
}

/// A shape that can be drawn smaller by a margin. Apple: SwiftUI/InsettableShape. Fidelity: documented.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The layout of a colour or gradient: it takes what it is offered, and 10 where nothing is offered (FRM-025).
struct FillingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// The layout of a shape.
struct ShapeLayout<S: Shape>: Layout {
    let shape: S

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { shape.sizeThatFits(proposal) }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// Draws a shape with a style in the node's frame.
struct ShapeNodeDrawing: NodeDrawing {
    let shape: any Shape
    let style: any ShapeStyle
    var evenOdd = false

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        let frame = recorder.pixelFrame(of: node)
        let environment = node.environment
        let (outline, drawing) = shape.outline(in: frame, evenOdd: evenOdd, environment)
        // The stroke's ink reaches beyond the frame, but its gradient spans the frame as on a device.
        let paint = style._resolvedStyle(in: environment, level: 0).paint(in: frame)
        if case .color(let color) = paint, color.alpha == 0 { return }
        recorder.record(.shape(outline, drawing: drawing, paint: paint), of: node)
    }
}

extension Shape {
    /// The outline in a frame as it is archived, with how it is drawn, mirrored where the language asks for it.
    nonisolated func outline(in frame: CGRect, evenOdd: Bool, _ environment: EnvironmentValues) -> (ArchivedShape, ShapeDrawing) {
        if let stroked = self as? any StrokedOutline { return stroked.strokedOutline(in: frame, environment) }
        var path = path(in: CGRect(origin: .zero, size: frame.size))
        if case .mirrors(let direction) = layoutDirectionBehavior, direction == environment.layoutDirection,
            case .path = path.shape
        {
            path = path.mapped(AffineMap(a: -1, tx: frame.width))
        }
        return (path.shape.moved(by: frame.origin), .fill(evenOdd: evenOdd))
    }
}

extension ArchivedShape {
    /// The outline with its origin moved.
    func moved(by offset: CGPoint) -> ArchivedShape {
        func move(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.x, dy: offset.y) }
        switch self {
        case .rectangle(let rect): return .rectangle(move(rect))
        case .ellipse(let rect): return .ellipse(move(rect))
        case .roundedRectangle(let rect, let radii, let style): return .roundedRectangle(move(rect), radii: radii, style: style)
        case .path: return Path(self).mapped(AffineMap(tx: offset.x, ty: offset.y)).shape
        }
    }
}
