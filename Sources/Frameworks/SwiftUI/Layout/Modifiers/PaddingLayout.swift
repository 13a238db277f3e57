import Foundation

/// `padding`: takes the insets off what is proposed and adds them to the answer (layout-notes 1).
struct PaddingLayout: ModifierLayout {
    var insets: EdgeInsets

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let child = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(width: max(child.width + insets.horizontal, 0), height: max(child.height + insets.vertical, 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top), proposal: offer(proposal))
    }

    /// An edge with padding is a plain edge; one without keeps what the content prefers (SPC-010).
    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        var result = subviews.first?.spacing ?? .plain
        result.survivesFrames = false
        let isMirrored = subviews.layoutDirection == .rightToLeft
        if insets.top != 0 { result.top = ViewSpacing.plain.top }
        if insets.bottom != 0 { result.bottom = ViewSpacing.plain.bottom }
        if (isMirrored ? insets.trailing : insets.leading) != 0 { result.left = ViewSpacing.plain.left }
        if (isMirrored ? insets.leading : insets.trailing) != 0 { result.right = ViewSpacing.plain.right }
        return result
    }
}
