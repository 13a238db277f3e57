import Foundation

/// How a grid shares a width among its columns and a height among its rows.
struct GridSizing {
    let layout: GridLayout
    let cells: [GridCell]
    let rowCount: Int
    let columnCount: Int
    private let columnGaps: [CGFloat]
    private let rowGaps: [CGFloat]

    struct Result {
        var size: CGSize
        /// The box of each cell, in the order of the cells.
        var boxes: [CGRect]
        var columnAlignments: [HorizontalAlignment?]
        /// Where text baselines stand in rows that are aligned by them.
        var baselines: [CGFloat?]
    }

    init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
        self.layout = layout
        (cells, rowCount, columnCount) = GridCell.cells(of: subviews)
        let direction = subviews.layoutDirection
        func gap(_ axis: Axis, _ pairs: [(GridCell, GridCell)]) -> CGFloat {
            pairs.map { $0.subview.spacing.distance(to: $1.subview.spacing, along: axis, direction: direction) }.max() ?? 8
        }
        let cells = cells
        columnGaps = (1..<max(columnCount, 1)).map { column in
            layout.horizontalSpacing
                ?? gap(
                    .horizontal,
                    cells.filter { $0.columns.upperBound == column }.flatMap { left in
                        cells.filter { $0.row == left.row && $0.columns.lowerBound == column }.map { (left, $0) }
                    })
        }
        rowGaps = (1..<max(rowCount, 1)).map { row in
            layout.verticalSpacing
                ?? gap(
                    .vertical,
                    cells.filter { $0.row == row - 1 }.flatMap { upper in
                        cells.filter { $0.row == row && $0.columns.overlaps(upper.columns) }.map { (upper, $0) }
                    })
        }
    }

    func arrange(_ proposal: ProposedViewSize) -> Result {
        guard columnCount > 0 else { return Result(size: .zero, boxes: [], columnAlignments: [], baselines: []) }
        let offers = columnOffers(proposal.width)
        let widths = answers(offers)
        let (heights, baselines) = rowHeights(proposal.height, widths)
        let lefts = starts(widths, columnGaps)
        let tops = starts(heights, rowGaps)
        let boxes = cells.map { cell in
            CGRect(
                x: lefts[cell.columns.lowerBound], y: tops[cell.row], width: span(cell, widths), height: heights[cell.row])
        }
        var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
        for cell in cells where alignments[cell.columns.lowerBound] == nil {
            alignments[cell.columns.lowerBound] = cell.traits.columnAlignment
        }
        return Result(
            size: CGSize(
                width: widths.reduce(0, +) + columnGaps.reduce(0, +), height: heights.reduce(0, +) + rowGaps.reduce(0, +)),
            boxes: boxes, columnAlignments: alignments, baselines: baselines)
    }

    private func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
        var result: [CGFloat] = [0]
        for (index, gap) in gaps.enumerated() { result.append(result[index] + lengths[index] + gap) }
        return result
    }

    /// The width of the columns that a cell covers, with the gaps between them.
    private func span(_ cell: GridCell, _ widths: [CGFloat]) -> CGFloat {
        let inner = cell.columns.dropFirst().reduce(0) { $0 + columnGaps[$1 - 1] }
        return cell.columns.reduce(inner) { $0 + widths[$1] }
    }

    /// The widest each column gets when every cell is asked; what a cell over several columns lacks is shared among them.
    private func widest(_ width: (GridCell) -> CGFloat) -> [CGFloat] {
        var result = [CGFloat](repeating: 0, count: columnCount)
        let sized = cells.filter { !$0.traits.unsizedAxes.contains(.horizontal) }
        for cell in sized where cell.columns.count == 1 {
            result[cell.columns.lowerBound] = max(result[cell.columns.lowerBound], width(cell))
        }
        for cell in sized where cell.columns.count > 1 {
            let lack = width(cell) - span(cell, result)
            if lack > 0 { for column in cell.columns { result[column] += lack / CGFloat(cell.columns.count) } }
        }
        return result
    }

    /// Columns are filled like water: those whose widest cell needs less than a share keep that, and the others share the rest
    /// (GRD-013, GRD-014).
    private func columnOffers(_ width: CGFloat?) -> [CGFloat] {
        guard let width else { return widest { $0.subview.sizeThatFits(.unspecified).width } }
        let wanted = widest { $0.subview.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width }
        var result = wanted
        var rest = max(width - columnGaps.reduce(0, +), 0)
        var left = columnCount
        for column in wanted.indices.sorted(by: { (wanted[$0], $0) < (wanted[$1], $1) }) {
            result[column] = min(wanted[column], rest / CGFloat(left))
            if rest.isFinite { rest = max(rest - result[column], 0) }
            left -= 1
        }
        return result
    }

    /// A column shrinks to the widest answer to its offer; what wrapping frees is not handed on (GRD-015).
    private func answers(_ offers: [CGFloat]) -> [CGFloat] {
        widest { cell in
            cell.subview.sizeThatFits(ProposedViewSize(width: span(cell, offers), height: nil)).width
        }
    }

    /// Rows are as high as their highest cell; a given height is divided as in a stack.
    private func rowHeights(_ height: CGFloat?, _ widths: [CGFloat]) -> (heights: [CGFloat], baselines: [CGFloat?]) {
        var baselines = [CGFloat?](repeating: nil, count: rowCount)
        func answer(_ row: Int, _ offer: CGFloat?) -> CGFloat {
            var before: CGFloat = 0
            var after: CGFloat = 0
            var highest: CGFloat = 0
            for cell in cells where cell.row == row && !cell.traits.unsizedAxes.contains(.vertical) {
                let dimensions = cell.subview.dimensions(in: ProposedViewSize(width: span(cell, widths), height: offer))
                let vertical = cell.traits.rowAlignment ?? layout.alignment.vertical
                highest = max(highest, dimensions.height)
                guard vertical == .firstTextBaseline || vertical == .lastTextBaseline else { continue }
                before = max(before, dimensions[vertical])
                after = max(after, dimensions.height - dimensions[vertical])
                baselines[row] = before
            }
            return max(highest, before + after)
        }
        guard let height else { return ((0..<rowCount).map { answer($0, nil) }, baselines) }
        let minima = (0..<rowCount).map { answer($0, 0) }
        let maxima = (0..<rowCount).map { answer($0, .infinity) }
        var result = [CGFloat](repeating: 0, count: rowCount)
        var rest = max(height - rowGaps.reduce(0, +), 0)
        var left = rowCount
        let flexibility = zip(minima, maxima).map { $1.isInfinite ? CGFloat.infinity : $1 - $0 }
        let order = (0..<rowCount).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
        for row in order {
            result[row] = answer(row, max(rest / CGFloat(left), 0))
            if rest.isFinite { rest = max(rest - result[row], 0) }
            left -= 1
        }
        return (result, baselines)
    }
}
