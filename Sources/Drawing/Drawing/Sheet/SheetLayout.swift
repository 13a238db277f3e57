import Archive
import Foundation
import Typesetting

/// Where everything stands on a sheet, in points: sections beside each other where they fit, cells in rows from the left.
struct SheetLayout {
    static let margin = 36.0
    static let cellGap = 20.0
    static let sectionGap = 18.0
    static let cellPadding = CGSize(width: 22, height: 22)
    static let labelHeight = 26.0
    static let titleHeight = 32.0
    /// Pages are at least as wide as this and at most as wide as three cards.
    static let widths = 620.0...1500.0

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

    init(_ sheet: Sheet, typesetter: Typesetter = .shared) {
        let limit = Self.widths.upperBound - 2 * Self.margin
        var sections = sheet.sections.filter { !$0.cells.isEmpty }.map { SectionLayout($0, width: limit, typesetter: typesetter) }
        let widest = Self.arrange(&sections, width: limit)
        let width = max(widest.width + 2 * Self.margin, Self.widths.lowerBound).rounded(.up)
        var y = Self.margin
        func addText(_ text: String, size: Double, weight: Int, height: Double, isSecondary: Bool) {
            guard !text.isEmpty else { return }
            let frame = CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: height)
            texts.append(PlacedText(text: text, frame: frame, size: size, weight: weight, isSecondary: isSecondary))
            y += height
        }
        addText(sheet.title, size: 28, weight: 700, height: 36, isSecondary: false)
        addText(sheet.subtitle, size: 14, weight: 400, height: 22, isSecondary: true)
        for section in sections {
            let placed = section.placed(atX: Self.margin + section.origin.x, y: y + section.origin.y)
            texts.append(placed.title)
            cells += placed.cells
        }
        size = CGSize(width: width, height: y + widest.height + Self.margin)
    }

    /// Puts sections into rows from the left, each as high as its highest section.
    private static func arrange(_ sections: inout [SectionLayout], width: Double) -> CGSize {
        var (x, y, rowHeight, widest) = (0.0, 0.0, 0.0, 0.0)
        for index in sections.indices {
            let size = sections[index].size
            if x > 0, x + size.width > width + 0.5 {
                y += rowHeight
                (x, rowHeight) = (0, 0)
            }
            sections[index].origin = CGPoint(x: x, y: y + sectionGap)
            rowHeight = max(rowHeight, size.height + sectionGap)
            widest = max(widest, x + size.width)
            x += size.width + 1.5 * cellGap
        }
        return CGSize(width: widest, height: y + rowHeight)
    }
}
