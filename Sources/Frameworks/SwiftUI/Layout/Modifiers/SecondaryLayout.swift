import Foundation

/// `overlay` and `background`: the first subview decides, the second is proposed its size (STK-082).
struct SecondaryLayout: Layout {
    var alignment: Alignment
    /// Whether the second subview is painted below the first.
    var isBackground: Bool

    private func primary(_ subviews: LayoutSubviews) -> LayoutSubview? { isBackground ? subviews.last : subviews.first }
    private func secondary(_ subviews: LayoutSubviews) -> LayoutSubview? { isBackground ? subviews.first : subviews.last }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        primary(subviews)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        guard let primary = primary(subviews), let secondary = secondary(subviews) else { return }
        primary.place(at: bounds.origin, proposal: proposal)
        let own = primary.dimensions(in: proposal)
        let offer = ProposedViewSize(own.size)
        let other = secondary.dimensions(in: offer)
        secondary.place(
            at: CGPoint(
                x: bounds.minX + own[alignment.horizontal] - other[alignment.horizontal],
                y: bounds.minY + own[alignment.vertical] - other[alignment.vertical]),
            proposal: offer)
    }

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { primary(subviews)?.spacing ?? .plain }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? { primary(subviews)?.dimensions(in: proposal)[explicit: guide] }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGFloat? { primary(subviews)?.dimensions(in: proposal)[explicit: guide] }
}
