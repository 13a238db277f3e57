import Archive
import CPango
import Foundation

/// A request with its live runs written out for an instant, as one string with a run for each stretch of bytes.
struct TextContent {
    let request: TextRequest
    /// Every font is multiplied by it (`minimumScaleFactor`).
    let scale: Double
    let string: String
    /// For each run its bytes in the string.
    let ranges: [Range<Int>]
    /// Boxes of runs that are symbols.
    let symbols: [Int: SymbolLayout]

    /// Ways in which a text is set that its request does not name.
    struct Changes {
        var scale = 1.0
        /// The byte of a space at which a line ends that would otherwise go on.
        var breakAt: Int?
        /// The byte at which the text ends with an ellipsis.
        var cutAt: Int?
        /// Whether paragraphs are lines of one paragraph, as Pango's line limit asks for.
        var joinsParagraphs = false
    }

    init(_ request: TextRequest, strings: [String], changes: Changes = Changes(), symbols: (SymbolRequest) -> SymbolLayout) {
        self.request = request
        scale = changes.scale
        var bytes = StyledBytes()
        var boxes: [Int: SymbolLayout] = [:]
        for (index, run) in request.runs.enumerated() {
            if case .symbol(var symbol) = run.content {
                symbol.font.size *= changes.scale
                boxes[index] = symbols(symbol)
                bytes.append("\u{FFFC}")
            } else {
                bytes.append(strings[index])
            }
        }
        if let cutAt = changes.cutAt { bytes.cut(at: cutAt, with: "…") }
        if let breakAt = changes.breakAt { bytes.replace(breakAt..<breakAt + 1, with: "\u{2028}") }
        if changes.joinsParagraphs {
            while let end = bytes.bytes.firstIndex(of: UInt8(ascii: "\n")) { bytes.replace(end..<end + 1, with: "\u{2028}") }
        }
        string = bytes.string
        ranges = bytes.ranges
        self.symbols = boxes
    }

    func font(_ index: Int) -> FontDescriptor {
        var font = request.runs[index].font
        font.size *= scale
        font.leading *= scale
        return font
    }

    /// By how many points a line may be wider than its room. Some faces have tabular digits that differ by a hair, and a timer must not be
    /// cut when one of the wider ones comes.
    var slack: Double { request.runs.contains { $0.font.hasMonospacedDigits } ? 0.25 : 0.01 }

    func run(at byte: Int) -> Int? { ranges.firstIndex { $0.contains(byte) } }

    /// The line box of a stretch of bytes: the highest and the deepest run decide.
    func fonts(from start: Int, length: Int) -> (ascent: Double, descent: Double, leading: Double) {
        var ascent = 0.0
        var descent = 0.0
        var leading = -Double.infinity
        for (index, range) in ranges.enumerated() where range.overlaps(start..<max(start + length, start + 1)) || ranges.count == 1 {
            let font = font(index)
            let offset = request.runs[index].baselineOffset
            ascent = max(ascent, font.ascender + offset)
            descent = max(descent, font.descender - offset)
            leading = max(leading, font.leading)
            if let symbol = symbols[index] {
                ascent = max(ascent, symbol.size.height - symbol.baselineOffset + offset)
                descent = max(descent, symbol.baselineOffset - offset)
            }
        }
        if ascent == 0, descent == 0, !request.runs.isEmpty {
            let font = font(request.runs.count - 1)
            return (font.ascender, font.descender, font.leading)
        }
        return (ascent, descent, leading.isFinite ? leading : 0)
    }

    /// Points after each character of a run.
    private func spacing(_ index: Int, _ choice: FontChoice) -> Double {
        let run = request.runs[index]
        return choice.tracking + (run.tracking + run.kerning) * scale
    }

    /// Points after the last character of a line, which Pango counts when it breaks lines although nothing follows.
    var trailingSpacing: Double {
        request.runs.indices.map { spacing($0, FontChoice(font($0), language: request.language)) }.max() ?? 0
    }

    /// Pango's attributes for every run.
    func attributes() -> OpaquePointer? {
        let list = pango_attr_list_new()
        func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
            guard let attribute else { return }
            attribute.pointee.start_index = UInt32(range.lowerBound)
            attribute.pointee.end_index = UInt32(range.upperBound)
            pango_attr_list_change(list, attribute)
        }
        for (index, range) in ranges.enumerated() where !range.isEmpty {
            let font = font(index)
            let choice = FontChoice(font, language: request.language)
            let description = pango_font_description_new()
            pango_font_description_set_family(description, choice.families)
            pango_font_description_set_absolute_size(description, choice.size * 1024)
            pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(choice.weight, 100), 1000))))
            pango_font_description_set_style(description, choice.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
            if let variations = choice.variations { pango_font_description_set_variations(description, variations) }
            add(pango_attr_font_desc_new(description), range)
            pango_font_description_free(description)
            // A word that is wider than its line is broken without a hyphen.
            add(pango_attr_insert_hyphens_new(0), range)
            add(pango_attr_language_new(pango_language_from_string(request.language)), range)
            let spacing = spacing(index, choice) * 1024
            if spacing != 0 { add(pango_attr_letter_spacing_new(Int32(spacing.rounded())), range) }
            for (features, part) in FontFeatures.parts(of: font, in: string, range) { add(pango_attr_font_features_new(features), part) }
            // A colour of its own keeps Pango from joining runs that look alike to it and are painted differently.
            add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index + 1), 0, 0), range)
            if let symbol = symbols[index] {
                var box = PangoRectangle(
                    x: 0, y: -Int32((symbol.size.height - symbol.baselineOffset) * 1024), width: Int32(symbol.size.width * 1024),
                    height: Int32(symbol.size.height * 1024))
                add(pango_attr_shape_new(&box, &box), range)
            }
        }
        return list
    }
}
