import Foundation

/// `aspectRatio`: proposes the largest box of a ratio inside the proposal, or the smallest around it (layout-notes 1).
struct AspectRatioLayout: ModifierLayout {
    /// Width over height; nil takes the child's ideal.
    var ratio: CGFloat?
    var mode: ContentMode

    private func offer(_ proposal: ProposedViewSize, _ subview: LayoutSubview) -> ProposedViewSize {
        if proposal.width == nil, proposal.height == nil { return proposal }
        let base = ratio.map { CGSize(width: $0, height: 1) } ?? subview.sizeThatFits(.unspecified)
        guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else { return proposal }
        let horizontal = (proposal.width ?? .infinity) / base.width
        let vertical = (proposal.height ?? .infinity) / base.height
        let scale = mode == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
        return ProposedViewSize(width: base.width * scale, height: base.height * scale)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        guard let subview = subviews.first else { return .zero }
        return subview.sizeThatFits(offer(proposal, subview))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        guard let subview = subviews.first else { return }
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offer(proposal, subview))
    }
}
