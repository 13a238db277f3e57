import Foundation

/// `position`: takes the whole proposal and centres the child on a point of it.
struct PositionLayout: ModifierLayout {
    var position: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(proposal) ?? .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center,
            proposal: ProposedViewSize(bounds.size))
    }

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .plain }
}
