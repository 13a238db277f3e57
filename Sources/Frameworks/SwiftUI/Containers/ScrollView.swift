import Archive
import Foundation

/// A window onto content that may be larger. Apple: SwiftUI/ScrollView. Fidelity: documented.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
    public typealias Body = Never
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public nonisolated init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let storage = context.storage
        let position = storage.box(context.identity.child(named: "offset"), 0) { StateBox(CGPoint.zero, onChange: storage.onChange) }
        var inner = context.child(0)
        inner.environment.safeAreaInsets = EdgeInsets()
        let nodes = inner.elements(of: view.content)
        let content = nodes.count == 1 ? nodes[0] : inner.node(VStackLayout(), children: nodes)
        elements.append(
            context.node(
                ScrollLayout(axes: view.axes, offset: position.value),
                drawing: ScrollDrawing(axes: view.axes, position: position, extent: context.environment.safeAreaInsets),
                children: [content]))
    }
}

/// Takes the offered room along its axes and lets content have its ideal length there.
struct ScrollLayout: Layout {
    let axes: Axis.Set
    let offset: CGPoint

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let content = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        guard let content = subviews.first else { return }
        let offer = offer(ProposedViewSize(bounds.size))
        let size = content.sizeThatFits(offer)
        let x = axes.contains(.horizontal) ? -min(offset.x, max(size.width - bounds.width, 0)) : 0
        let y = axes.contains(.vertical) ? -min(offset.y, max(size.height - bounds.height, 0)) : 0
        content.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: offer)
    }

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .plain }
}

/// Cuts content at the window, which reaches into the safe area.
struct ScrollDrawing: NodeDrawing {
    let axes: Axis.Set
    let position: StateBox<CGPoint>
    let extent: EdgeInsets

    func draw(_ node: ViewNode, into recorder: inout Recorder) {
        let window = recorder.round(extent.extending(recorder.frame(of: node), node.environment.layoutDirection))
        recorder.record(
            .group(
                .clip(Rectangle().outline(in: window, evenOdd: false, node.environment).0, evenOdd: false),
                recorder.recording { $0.recordChildren(of: node) }), of: node)
    }

    /// Moves the content by a drag, in points, as far as it goes.
    func scroll(_ node: ViewNode, by distance: CGSize) {
        guard let content = node.children.first else { return }
        func moved(_ value: CGFloat, _ distance: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value - distance, 0), max(limit, 0)) }
        var offset = position.value
        if axes.contains(.horizontal) { offset.x = moved(offset.x, distance.width, content.frame.width - node.frame.width) }
        if axes.contains(.vertical) { offset.y = moved(offset.y, distance.height, content.frame.height - node.frame.height) }
        if offset != position.value { position.value = offset }
    }
}

/// Whether scroll bars are seen. Apple: SwiftUI/ScrollIndicatorVisibility.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var visible: Self { Self(name: "visible") }
    public static var hidden: Self { Self(name: "hidden") }
    public static var never: Self { Self(name: "never") }
}

private struct ScrollBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether lists draw their own ground.
    var scrollContentBackground: Visibility {
        get { self[ScrollBackgroundKey.self] }
        set { self[ScrollBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Accepted: a still picture has no scroll bars. Apple: SwiftUI/View/scrollIndicators(_:axes:).
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Whether a list or form draws its own ground. Apple: SwiftUI/View/scrollContentBackground(_:).
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
