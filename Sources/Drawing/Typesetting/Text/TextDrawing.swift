import Archive
import CPango
import Foundation

/// Paints a set text line by line and run by run.
struct TextDrawing {
    let text: SetText
    let frame: CGRect
    let context: OpaquePointer
    let setSource: (Paint) -> Void
    let drawSymbol: (SymbolRequest, CGRect) -> Void

    func draw() {
        let request = text.content.request
        let pixels = request.pixelsPerPoint
        // The first baseline stands on a whole pixel, and the rest moves with it (layout-notes 6).
        let first = text.lines.first?.baseline ?? 0
        let shift = (first * pixels).rounded() / pixels - first
        for line in text.lines {
            let free = frame.width - line.width
            let x: Double
            switch request.alignment {
            case .leading: x = request.direction == .rightToLeft ? free : 0
            case .center: x = free / 2
            case .trailing: x = request.direction == .rightToLeft ? 0 : free
            }
            draw(line, x: frame.minX + x, y: frame.minY + line.baseline + shift)
        }
    }

    private func draw(_ line: SetText.Line, x: Double, y: Double) {
        var x = x
        var list = line.line.pointee.runs
        while let element = list {
            list = element.pointee.next
            let item = element.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            let width = Double(pango_glyph_string_get_width(item.pointee.glyphs)) / 1024
            draw(item, x: x, y: y, width: width)
            x += width
        }
    }

    private func draw(_ glyphs: UnsafeMutablePointer<PangoGlyphItem>, x: Double, y: Double, width: Double) {
        guard let item = glyphs.pointee.item, let index = text.content.run(at: Int(item.pointee.offset)) else { return }
        let run = text.content.request.runs[index]
        let baseline = y - run.baselineOffset
        if let symbol = text.content.symbols[index], case .symbol(var request) = run.content {
            request.font.size *= text.content.scale
            drawSymbol(
                request,
                CGRect(
                    x: x, y: baseline - symbol.size.height + symbol.baselineOffset, width: symbol.size.width, height: symbol.size.height))
            return
        }
        setSource(run.paint)
        guard let font = item.pointee.analysis.font else { return }
        cairo_move_to(context, x, baseline)
        if isColorFont(font) {
            showColored(glyphs, font, opacity: run.paint.opacity)
            cairo_new_path(context)
        } else {
            // Outlines stand exactly where layout put them; Cairo's glyph cache would move them to whole pixels.
            cairo_new_path(context)
            cairo_move_to(context, x, baseline)
            pango_cairo_glyph_string_path(context, font, glyphs.pointee.glyphs)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
        let size = text.content.font(index).size
        if let underline = run.underline { decorate(underline, run, x, baseline + size * 0.1, width, size) }
        if let strikethrough = run.strikethrough { decorate(strikethrough, run, x, baseline - size * 0.26, width, size) }
    }

    /// Pictures have colours of their own; of the text's colour they take the opacity.
    private func showColored(
        _ glyphs: UnsafeMutablePointer<PangoGlyphItem>, _ font: UnsafeMutablePointer<PangoFont>, opacity: Double
    ) {
        guard opacity < 1 else { return pango_cairo_show_glyph_string(context, font, glyphs.pointee.glyphs) }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        var ink = PangoRectangle()
        pango_glyph_string_extents(glyphs.pointee.glyphs, font, &ink, nil)
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_new_path(context)
        cairo_rectangle(
            context, x + Double(ink.x) / 1024 - 1, y + Double(ink.y) / 1024 - 1, Double(ink.width) / 1024 + 2, Double(ink.height) / 1024 + 2
        )
        cairo_clip(context)
        cairo_push_group(context)
        cairo_move_to(context, x, y)
        pango_cairo_show_glyph_string(context, font, glyphs.pointee.glyphs)
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
    }

    private func isColorFont(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        guard let family = pango_font_description_get_family(description) else { return false }
        return String(cString: family) == "Noto Color Emoji"
    }

    private func decorate(
        _ decoration: TextRun.Decoration, _ run: TextRun, _ x: Double, _ y: Double, _ width: Double, _ size: Double
    ) {
        setSource(decoration.paint ?? run.paint)
        let thickness = max(size / 15, 0.5)
        cairo_set_line_width(context, thickness)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        let patterns: [TextRun.Decoration.Pattern: [Double]] = [
            .dot: [1, 1], .dash: [3, 2], .dashDot: [3, 2, 1, 2], .dashDotDot: [3, 2, 1, 2, 1, 2],
        ]
        let dash = (patterns[decoration.pattern] ?? []).map { $0 * thickness * 1.5 }
        cairo_set_dash(context, dash, Int32(dash.count), 0)
        cairo_new_path(context)
        cairo_move_to(context, x, y)
        cairo_line_to(context, x + width, y)
        cairo_stroke(context)
        cairo_set_dash(context, nil, 0, 0)
    }
}

extension Paint {
    /// Opacity of a plain colour; a gradient counts as opaque.
    fileprivate var opacity: Double {
        if case .color(let color) = self { return color.alpha }
        return 1
    }
}
