import Foundation

/// `alignmentGuide`: sets one guide by hand.
struct AlignmentGuideLayout: ModifierLayout {
    let key: AlignmentKey
    let value: (ViewDimensions) -> CGFloat

    var keepsPriority: Bool { true }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: proposal)
    }

    private func explicit(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat? {
        guard let child = subviews.first?.dimensions(in: proposal) else { return nil }
        return key == self.key ? value(child) : child[explicit: key]
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? { explicit(guide.key, proposal, subviews) }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? { explicit(guide.key, proposal, subviews) }
}
