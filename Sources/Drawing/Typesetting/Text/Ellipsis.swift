import CPango

/// Mends the ellipses that Pango sets: it widens them until their line is full, and leaves the space before them.
enum Ellipsis {
    /// Gives every ellipsis of a layout its own width, so that cut lines hug as the system's do (layout-notes 6).
    ///
    /// To be called before the layout is measured, since Pango keeps measures of lines.
    static func tighten(_ layout: OpaquePointer, _ string: String) {
        let bytes = Array(string.utf8)
        var lines = pango_layout_get_lines(layout)
        while let element = lines {
            lines = element.pointee.next
            let line = element.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            var previous: UnsafeMutablePointer<PangoGlyphItem>?
            var runs = line.pointee.runs
            while let run = runs {
                runs = run.pointee.next
                let glyphs = run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
                if isEllipsis(glyphs) {
                    restoreWidth(glyphs)
                    if runs == nil, let previous { dropSpace(at: previous, bytes) }
                }
                previous = glyphs
            }
        }
    }

    private static func isEllipsis(_ glyphs: UnsafeMutablePointer<PangoGlyphItem>) -> Bool {
        guard let item = glyphs.pointee.item else { return false }
        return Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
    }

    private static func restoreWidth(_ glyphs: UnsafeMutablePointer<PangoGlyphItem>) {
        guard let font = glyphs.pointee.item.pointee.analysis.font, let string = glyphs.pointee.glyphs else { return }
        for index in 0..<Int(string.pointee.num_glyphs) {
            var logical = PangoRectangle()
            pango_font_get_glyph_extents(font, string.pointee.glyphs[index].glyph, nil, &logical)
            string.pointee.glyphs[index].geometry.width = logical.width
            string.pointee.glyphs[index].geometry.x_offset = 0
        }
    }

    /// The last space of a left-to-right run takes no room.
    private static func dropSpace(at glyphs: UnsafeMutablePointer<PangoGlyphItem>, _ bytes: [UInt8]) {
        guard let item = glyphs.pointee.item, item.pointee.analysis.level % 2 == 0, let string = glyphs.pointee.glyphs,
            string.pointee.num_glyphs > 0
        else { return }
        let end = Int(item.pointee.offset + item.pointee.length)
        guard end > 0, end <= bytes.count, bytes[end - 1] == UInt8(ascii: " ") else { return }
        string.pointee.glyphs[Int(string.pointee.num_glyphs) - 1].geometry.width = 0
    }
}
