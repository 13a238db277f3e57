import Foundation

/// What a cell tells its grid.
struct GridCellTraits: ViewTraitKey {
    static var defaultValue: GridCellTraits { GridCellTraits() }

    /// The row the cell stands in; nil is a row of its own over all columns.
    var row: ViewIdentity?
    var rowAlignment: VerticalAlignment?
    var columns = 1
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    /// Axes along which the cell takes no part in sizing its column or row.
    var unsizedAxes: Axis.Set = []
}

/// A subview with its place in the grid.
struct GridCell {
    let subview: LayoutSubview
    let traits: GridCellTraits
    let row: Int
    /// The columns it covers.
    let columns: Range<Int>

    /// The cells of a grid, row by row, and the number of columns: that of the longest row (GRD-011).
    static func cells(of subviews: LayoutSubviews) -> (cells: [GridCell], rows: Int, columns: Int) {
        var places: [(subview: LayoutSubview, traits: GridCellTraits, row: Int, columns: Range<Int>?)] = []
        var row = -1
        var previous: ViewIdentity?
        var column = 0
        var count = 0
        for subview in subviews {
            let traits = subview.node.traits[GridCellTraits.self]
            if traits.row == nil || traits.row != previous {
                row += 1
                column = 0
            }
            previous = traits.row
            if traits.row == nil {
                places.append((subview, traits, row, nil))
            } else {
                let next = column + max(traits.columns, 1)
                places.append((subview, traits, row, column..<next))
                column = next
                count = max(count, column)
            }
        }
        count = max(count, places.isEmpty ? 0 : 1)
        let cells = places.map { GridCell(subview: $0.subview, traits: $0.traits, row: $0.row, columns: $0.columns ?? 0..<count) }
        return (cells, row + 1, count)
    }
}
