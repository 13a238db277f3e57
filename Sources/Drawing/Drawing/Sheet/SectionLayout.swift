import Archive
import Foundation
import Typesetting

/// A section of a sheet: its title, and below it cells in rows. Positions are from the section's own corner, in points.
struct SectionLayout {
    let title: String
    /// Where the section stands on the sheet.
    var origin = CGPoint.zero
    private(set) var size: CGSize
    private var cells: [SheetLayout.PlacedCell] = []

    /// - Parameter width: The most that a row may take.
    init(_ section: Sheet.Section, width: Double, typesetter: Typesetter) {
        title = section.title
        let titleWidth = Self.width(of: section.title, size: 19, weight: 600, typesetter)
        size = CGSize(width: min(titleWidth, width), height: SheetLayout.titleHeight)
        var row: [SheetLayout.PlacedCell] = []
        var (x, rowHeight) = (0.0, 0.0)
        for cell in section.cells {
            let cellSize = Self.size(of: cell, typesetter)
            if x > 0, x + cellSize.width > width + 0.5 {
                finish(row, rowHeight)
                size.height += SheetLayout.cellGap / 2
                (row, x, rowHeight) = ([], 0, 0)
            }
            row.append(Self.place(cell, in: CGRect(origin: CGPoint(x: x, y: size.height), size: cellSize)))
            rowHeight = max(rowHeight, cellSize.height)
            size.width = max(size.width, x + cellSize.width)
            x += cellSize.width + SheetLayout.cellGap
        }
        finish(row, rowHeight)
    }

    /// The title and the cells, where they are on the sheet.
    func placed(atX x: Double, y: Double) -> (title: SheetLayout.PlacedText, cells: [SheetLayout.PlacedCell]) {
        let frame = CGRect(x: x, y: y, width: size.width, height: SheetLayout.titleHeight)
        return (
            SheetLayout.PlacedText(text: title, frame: frame, size: 19, weight: 600, isSecondary: false),
            cells.map { cell in
                var cell = cell
                cell.frame = cell.frame.offsetBy(dx: x, dy: y)
                cell.archiveFrame = cell.archiveFrame.offsetBy(dx: x, dy: y)
                cell.archiveFrame.origin.x = (cell.archiveFrame.origin.x * 3).rounded() / 3
                cell.labelFrame = cell.labelFrame.offsetBy(dx: x, dy: y)
                return cell
            }
        )
    }

    /// Wallpapers of a row end at one line, presentations stand in their middle.
    private mutating func finish(_ row: [SheetLayout.PlacedCell], _ height: Double) {
        cells += row.map { placed in
            var placed = placed
            placed.archiveFrame.origin.y += (height - placed.frame.height) / 2
            placed.frame.size.height = height
            placed.labelFrame.origin.y = placed.frame.maxY + 5
            return placed
        }
        size.height += height + SheetLayout.labelHeight
    }

    private static func place(_ cell: Sheet.Cell, in frame: CGRect) -> SheetLayout.PlacedCell {
        let archive = cell.archive.size
        return SheetLayout.PlacedCell(
            cell: cell, frame: frame,
            archiveFrame: CGRect(
                x: frame.minX + (frame.width - archive.width) / 2, y: frame.minY + SheetLayout.cellPadding.height,
                width: archive.width, height: archive.height),
            labelFrame: CGRect(x: frame.minX + 2, y: frame.maxY + 5, width: frame.width - 4, height: 18))
    }

    /// As wide as the presentation with its wallpaper, or as its label where that is wider.
    private static func size(of cell: Sheet.Cell, _ typesetter: Typesetter) -> CGSize {
        let size = cell.archive.size
        let label = width(of: cell.caption, size: 12, weight: 400, typesetter) + 5
        return CGSize(
            width: max(size.width + 2 * SheetLayout.cellPadding.width, min(label, SheetLayout.widths.lowerBound)),
            height: size.height + 2 * SheetLayout.cellPadding.height)
    }

    private static func width(of text: String, size: Double, weight: Int, _ typesetter: Typesetter) -> Double {
        let request = label(text, size: size, weight: weight, paint: .black, width: .infinity, pixelsPerPoint: 3)
        return typesetter.layout(request, at: Date(timeIntervalSinceReferenceDate: 0)).size.width.rounded(.up)
    }

    /// One line of text as sheets write it.
    static func label(_ text: String, size: Double, weight: Int, paint: RGBA, width: Double, pixelsPerPoint: Double) -> TextRequest {
        TextRequest(
            runs: [TextRun(content: .string(text), font: FontDescriptor(size: size, weight: weight), paint: .color(paint))],
            width: width, lineLimit: 1, pixelsPerPoint: pixelsPerPoint)
    }
}
