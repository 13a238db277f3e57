import Archive
import CPango
import Foundation

/// A text laid out by Pango, with its lines placed by the system's line boxes instead of the stand-in's.
final class SetText {
    struct Line {
        let line: UnsafeMutablePointer<PangoLayoutLine>
        /// Points, without trailing spaces.
        let width: Double
        let ascent: Double
        let descent: Double
        let leading: Double
        /// From the top of the text.
        var baseline = 0.0
    }

    let layout: OpaquePointer
    let content: TextContent
    private(set) var lines: [Line] = []
    /// Sum of lines and the distances between them, not rounded.
    private(set) var height = 0.0
    let isTruncated: Bool
    private let directionIsRightToLeft: Bool

    /// - Parameters:
    ///   - width: Points; nil sets one line per paragraph.
    ///   - lineLimit: nil is unlimited.
    ///   - leavesOut: Whether the limit is known to leave lines out.
    init(_ content: TextContent, width: Double?, lineLimit: Int?, leavesOut: Bool = false, map: FontMap) {
        let request = content.request
        self.content = content
        directionIsRightToLeft = request.direction == .rightToLeft
        layout = pango_layout_new(map.context(isRightToLeft: directionIsRightToLeft))
        pango_layout_set_auto_dir(layout, 0)
        pango_layout_set_text(layout, content.string, Int32(content.string.utf8.count))
        let attributes = content.attributes()
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if let width {
            let room = min(max(width, 0.5), 1e6) + content.slack + content.trailingSpacing
            pango_layout_set_width(layout, Int32(max(room, 0.5) * 1024))
        }
        if let lineLimit, width != nil {
            let mode: PangoEllipsizeMode =
                request.truncation == .head
                ? PANGO_ELLIPSIZE_START : request.truncation == .middle ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END
            pango_layout_set_ellipsize(layout, mode)
            pango_layout_set_height(layout, -Int32(lineLimit))
        }
        let isEllipsized = pango_layout_is_ellipsized(layout) != 0
        isTruncated = leavesOut || isEllipsized
        if isEllipsized { Ellipsis.tighten(layout, content.string) }
        placeLines()
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    var width: Double { lines.map(\.width).max() ?? 0 }
    var lineCount: Int { lines.count }

    private func placeLines() {
        var list = pango_layout_get_lines_readonly(layout)
        while let element = list {
            list = element.pointee.next
            let line = element.pointee.data.assumingMemoryBound(to: PangoLayoutLine.self)
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            let fonts = content.fonts(from: Int(line.pointee.start_index), length: Int(line.pointee.length))
            lines.append(
                Line(
                    line: line, width: Double(logical.width) / 1024, ascent: fonts.ascent, descent: fonts.descent,
                    leading: fonts.leading))
        }
        var y = 0.0
        for index in lines.indices {
            lines[index].baseline = y + lines[index].ascent
            y = lines[index].baseline + lines[index].descent
            if index < lines.count - 1 { y += lines[index].leading + content.request.lineSpacing * content.scale }
        }
        height = y
    }

    /// The byte of the line break that ends a line; nil when the line ends because it is full, or is the last.
    func paragraphEnd(of index: Int) -> Int? {
        guard index < lines.count - 1 else { return nil }
        let end = Int(lines[index].line.pointee.start_index + lines[index].line.pointee.length)
        let bytes = Array(content.string.utf8)
        return end < bytes.count && bytes[end] == UInt8(ascii: "\n") ? end : nil
    }

    /// Whether the last line is a lone short word that the system would not leave there, and where the word before it starts
    /// (layout-notes 6): a byte index of the space to break at.
    var pushOut: Int? {
        guard lines.count >= 2, !isTruncated, let last = lines.last, pango_layout_get_width(layout) > 0 else { return nil }
        let bytes = Array(content.string.utf8)
        let offered = Double(pango_layout_get_width(layout)) / 1024
        func text(_ line: Line) -> Range<Int> {
            Int(line.line.pointee.start_index)..<Int(line.line.pointee.start_index + line.line.pointee.length)
        }
        let lastRange = text(last)
        let previous = text(lines[lines.count - 2])
        let space = UInt8(ascii: " ")
        guard last.width < offered * 0.3, last.width > 0, !bytes[lastRange].contains(space), !bytes.contains(UInt8(ascii: "\n")),
            previous.upperBound <= bytes.count
        else { return nil }
        var end = previous.upperBound
        while end > previous.lowerBound, bytes[end - 1] == space { end -= 1 }
        return bytes[previous.lowerBound..<end].lastIndex(of: space)
    }
}
