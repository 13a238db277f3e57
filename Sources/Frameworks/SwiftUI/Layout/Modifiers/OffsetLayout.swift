import Foundation

/// `offset`: the child keeps its place in layout and is drawn beside it.
struct OffsetLayout: ModifierLayout {
    var offset: CGSize

    var keepsPriority: Bool { true }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height), proposal: proposal)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }
}
