import Foundation

/// A view whose content is made for the size it gets. Apple: SwiftUI/GeometryReader. Fidelity: measured (GEO-002, GEO-011).
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
    public typealias Body = Never
    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let inner = context.child(0)
        let box = GeometryReaderBox { proxy in inner.elements(of: view.content(proxy)) }
        let node = ViewNode(identity: context.identity, environment: context.environment, layout: box)
        box.node = node
        elements.append(node)
    }
}

/// Takes what it is offered, 10 where nothing is, and evaluates its content when it is placed.
final class GeometryReaderBox: LayoutBox {
    weak var node: ViewNode?
    private let evaluate: @MainActor (GeometryProxy) -> [ViewNode]
    /// What the present content was evaluated for.
    private var known: (size: CGSize, origin: CGPoint)?

    init(evaluate: @escaping @MainActor (GeometryProxy) -> [ViewNode]) { self.evaluate = evaluate }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        guard let node else { return }
        if known?.size != bounds.size || known?.origin != node.origin {
            known = (bounds.size, node.origin)
            // Layout runs on the main actor, where views are evaluated; the node and this box never leave it.
            nonisolated(unsafe) let (box, node) = (self, node)
            MainActor.assumeIsolated { node.setChildren(box.evaluate(GeometryProxy(node: node, size: bounds.size))) }
        }
        // Several views stand over each other at the top left.
        for child in LayoutSubviews(node.children[...], direction: node.environment.layoutDirection) {
            child.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

/// The size and place of a geometry reader. Apple: SwiftUI/GeometryProxy. Fidelity: documented.
public struct GeometryProxy {
    /// The reader's size in points.
    public let size: CGSize
    private let origin: CGPoint
    private let environment: EnvironmentValues

    init(node: ViewNode, size: CGSize) {
        self.size = size
        origin = node.origin
        environment = node.environment
    }

    /// How far the unsafe area reaches into the reader.
    public var safeAreaInsets: EdgeInsets { environment.safeAreaInsets }

    /// The reader's frame in a coordinate space, in points. Scales and rotations around it are not counted in.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    @_disfavoredOverload
    public func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return CGRect(origin: origin, size: size)
        case .named(let name):
            let start = environment.coordinateSpaces[name]?.node?.origin ?? .zero
            return CGRect(x: origin.x - start.x, y: origin.y - start.y, width: size.width, height: size.height)
        }
    }
}
