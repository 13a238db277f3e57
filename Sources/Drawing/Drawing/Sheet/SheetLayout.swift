import Archive
import Foundation
import Typesetting

/// Where everything stands on a sheet, in points: sections below each other, cells in rows from the left.
struct SheetLayout {
    static let margin = 36.0
    static let cellGap = 20.0
    static let cellPadding = CGSize(width: 22, height: 22)
    static let labelHeight = 26.0
    /// Pages are at least as wide as this and at most as wide as three cards.
    static let widths = 620.0...1320.0

    struct PlacedCell {
        var cell: Sheet.Cell
        /// The wallpaper.
        var frame: CGRect
        /// The presentation on it.
        var archiveFrame: CGRect
        var labelFrame: CGRect
    }

    struct PlacedText {
        var text: String
        var frame: CGRect
        var size: Double
        var weight: Int
        var isSecondary: Bool
    }

    private(set) var cells: [PlacedCell] = []
    private(set) var texts: [PlacedText] = []
    private(set) var size = CGSize.zero

    init(_ sheet: Sheet) {
        let width = Self.pageWidth(sheet)
        var y = Self.margin
        func addText(_ text: String, size: Double, weight: Int, height: Double, isSecondary: Bool) {
            guard !text.isEmpty else { return }
            texts.append(
                PlacedText(
                    text: text, frame: CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: height), size: size,
                    weight: weight, isSecondary: isSecondary))
            y += height
        }
        addText(sheet.title, size: 28, weight: 700, height: 36, isSecondary: false)
        addText(sheet.subtitle, size: 14, weight: 400, height: 22, isSecondary: true)
        for section in sheet.sections where !section.cells.isEmpty {
            y += 18
            addText(section.title, size: 19, weight: 600, height: 32, isSecondary: false)
            y = place(section.cells, width: width, from: y)
        }
        size = CGSize(width: width, height: y + Self.margin - Self.cellGap)
    }

    private static func cellSize(_ cell: Sheet.Cell) -> CGSize {
        let size = cell.archive.size
        return CGSize(
            width: max(size.width + 2 * cellPadding.width, 150), height: size.height + 2 * cellPadding.height)
    }

    /// Wide enough for the widest row that fits below the limit.
    private static func pageWidth(_ sheet: Sheet) -> Double {
        var widest = widths.lowerBound
        for section in sheet.sections {
            var x = margin
            for cell in section.cells {
                let width = cellSize(cell).width
                if x > margin, x + width + margin > widths.upperBound { x = margin }
                x += width
                widest = max(widest, x + margin)
                x += cellGap
            }
        }
        return widest.rounded(.up)
    }

    private mutating func place(_ cells: [Sheet.Cell], width: Double, from top: Double) -> Double {
        var (x, y, rowHeight) = (Self.margin, top, 0.0)
        var row: [PlacedCell] = []
        func finished(_ row: [PlacedCell], _ height: Double) -> [PlacedCell] {
            // Wallpapers of a row end at one line, presentations stand in their middle.
            row.map { placed in
                var placed = placed
                placed.archiveFrame.origin.y += (height - placed.frame.height) / 2
                placed.frame.size.height = height
                placed.labelFrame.origin.y = placed.frame.maxY + 5
                return placed
            }
        }
        for cell in cells {
            let size = Self.cellSize(cell)
            if x > Self.margin, x + size.width + Self.margin > width + 0.5 {
                self.cells += finished(row, rowHeight)
                row = []
                y += rowHeight + Self.labelHeight + Self.cellGap
                (x, rowHeight) = (Self.margin, 0)
            }
            let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
            let archive = CGRect(
                x: ((x + (size.width - cell.archive.size.width) / 2) * 3).rounded() / 3, y: y + Self.cellPadding.height,
                width: cell.archive.size.width, height: cell.archive.size.height)
            row.append(
                PlacedCell(
                    cell: cell, frame: frame, archiveFrame: archive,
                    labelFrame: CGRect(x: x + 2, y: frame.maxY + 5, width: size.width - 4, height: 18)))
            rowHeight = max(rowHeight, size.height)
            x += size.width + Self.cellGap
        }
        self.cells += finished(row, rowHeight)
        return y + rowHeight + Self.labelHeight + Self.cellGap
    }
}
