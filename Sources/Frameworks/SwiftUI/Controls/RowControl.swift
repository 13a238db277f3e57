import Foundation

/// Lets a control in a row of a list reach into the row's insets, so that the row stays as high as one with text alone (LST-005, LST-008).
nonisolated struct RowControl: ViewModifier {
    @Environment(\.isListed) private var isListed

    @MainActor func body(content: Content) -> some View {
        if isListed { content.modifier(_LayoutModifier(RowControlLayout())) } else { content }
    }
}

/// Counts a control as no higher than 20 points; it is drawn at its full height around the same middle.
private struct RowControlLayout: ModifierLayout {
    private static let height: CGFloat = 20

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) ?? .zero
        return CGSize(width: size.width, height: min(size.height, Self.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        subviews.first?.place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
            proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
}
