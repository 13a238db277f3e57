import Foundation

/// Arranges subviews in rows and columns. Apple: SwiftUI/GridLayout. Fidelity: measured (layout-notes 7).
public struct GridLayout: Layout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        GridSizing(self, subviews).arrange(proposal).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let sizing = GridSizing(self, subviews)
        let grid = sizing.arrange(proposal)
        for (index, cell) in sizing.cells.enumerated() {
            let box = grid.boxes[index]
            let offer = ProposedViewSize(box.size)
            let own = ViewDimensions(size: box.size)
            let child = cell.subview.dimensions(in: offer)
            var position = CGPoint(x: bounds.minX + box.minX, y: bounds.minY + box.minY)
            if let anchor = cell.traits.anchor {
                position.x += (box.width - child.width) * anchor.x
                position.y += (box.height - child.height) * anchor.y
            } else {
                let horizontal = grid.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
                let vertical = cell.traits.rowAlignment ?? alignment.vertical
                position.x += own[horizontal] - child[horizontal]
                // Text baselines have no place in an empty box: the row's highest one counts.
                position.y += (grid.baselines[cell.row] ?? own[vertical]) - child[vertical]
            }
            cell.subview.place(at: position, proposal: offer)
        }
    }
}
