import Foundation

/// The measures of lists by emulated version, in points (layout-notes 9; LST-001 to LST-014).
struct ListMetrics {
    /// From the container's edge to the section's ground.
    var sectionInset: CGFloat
    /// From the ground's edge to the row's content.
    var rowInset: CGFloat
    /// Above and below a row's content that needs more than the least height.
    var rowPadding: CGFloat
    var leastRowHeight: CGFloat
    var cornerRadius: CGFloat
    /// The room that a separator takes; its line is a pixel thick.
    var separatorSlot: CGFloat
    /// Between the separator's end and the ground's trailing edge.
    var separatorTrailingInset: CGFloat
    /// Above the text of a header, and below it.
    var headerPadding: (top: CGFloat, bottom: CGFloat)
    /// Above the text of a footer, and below it.
    var footerPadding: (top: CGFloat, bottom: CGFloat)
    /// Above a section without header, and below one without footer: 35 together (LST-010).
    var gapAbove: CGFloat
    var gapBelow: CGFloat
    var background: ListBackground

    enum ListBackground { case grouped, plain }

    init(_ style: _ListStyleKind, _ environment: EnvironmentValues) {
        let isCurrent = environment.systemVersion.major >= 26
        let pixel = environment.pixelLength
        let body = TextStyleTable.entry(.body, environment.dynamicTypeSize).size * TextStyleTable.lineHeight
        let line = ((body / pixel) - 1e-9).rounded(.up) * pixel
        sectionInset = isCurrent ? 16 : 20
        rowInset = isCurrent ? 16 : 20
        rowPadding = isCurrent ? 13.67 : 11
        // 52 at the standard text size and 51 at the one below: the line and 15.83 on either side.
        leastRowHeight = isCurrent ? line + 2 * 15.83 : max(44, line + 22)
        cornerRadius = isCurrent ? 26 : 10
        separatorSlot = isCurrent ? 1 : pixel
        separatorTrailingInset = isCurrent ? 16 : 0
        // Headers are 40.33 and 38.67 high with one line, footers 29.67 and 33.67 (LST-003, LST-004); the split is guessed.
        headerPadding = isCurrent ? (12, 8) : (16, 7)
        footerPadding = isCurrent ? (7.67, 6.33) : (8, 10)
        gapAbove = 17.33
        gapBelow = 17.67
        background = .grouped
        if style == .plain {
            sectionInset = 0
            rowInset = isCurrent ? 16 : 20
            cornerRadius = 0
            gapAbove = 0
            gapBelow = 0
            background = .plain
        } else if style == .grouped {
            sectionInset = 0
            cornerRadius = 0
        }
    }
}
