import Foundation

/// The first of several views that fits into the offered room, or else the last (STK-074, STK-075).
///
/// Apple: SwiftUI/ViewThatFits. Fidelity: documented.
public nonisolated struct ViewThatFits<Content: View>: _PrimitiveView {
    public typealias Body = Never
    let axes: Axis.Set
    let content: Content

    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let box = ViewThatFitsBox(axes: view.axes, candidates: context.child(0).elements(of: view.content))
        let node = ViewNode(
            identity: context.identity, environment: context.environment, layout: box, children: Array(box.candidates.prefix(1)))
        box.node = node
        elements.append(node)
    }
}

/// Compares the candidates' ideal sizes with the proposal, then lays the chosen one out with the proposal itself (STK-077).
final class ViewThatFitsBox: LayoutBox {
    weak var node: ViewNode?
    let axes: Axis.Set
    let candidates: [ViewNode]

    init(axes: Axis.Set, candidates: [ViewNode]) {
        self.axes = axes
        self.candidates = candidates
    }

    private func chosen(_ proposal: ProposedViewSize) -> ViewNode? {
        candidates.first { candidate in
            let ideal = candidate.sizeThatFits(.unspecified)
            return [Axis.horizontal, .vertical].allSatisfy { axis in
                guard axes.contains(axis), let room = proposal[axis] else { return true }
                return ideal[axis] <= room + 1e-9
            }
        } ?? candidates.last
    }

    override func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        chosen(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        guard let chosen = chosen(proposal) else { return }
        node?.setChildren([chosen])
        LayoutSubview(node: chosen).place(at: bounds.origin, proposal: proposal)
    }

    override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { candidates.first?.spacing ?? .zero }

    override func explicitAlignment(
        _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? { chosen(proposal)?.dimensions(in: proposal)[explicit: key] }
}
