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

    init(
        _ request: TextRequest, strings: [String], scale: Double = 1, breakAt: Int? = nil, symbols: (SymbolRequest) -> SymbolLayout
    ) {
        self.request = request
        self.scale = scale
        var string = ""
        var ranges: [Range<Int>] = []
        var boxes: [Int: SymbolLayout] = [:]
        for (index, run) in request.runs.enumerated() {
            let start = string.utf8.count
            if case .symbol(var symbol) = run.content {
                symbol.font.size *= scale
                boxes[index] = symbols(symbol)
                string += "\u{FFFC}"
            } else {
                // The line limit is one for the whole text, so paragraphs become lines.
                string += request.lineLimit == nil ? strings[index] : strings[index].replacingOccurrences(of: "\n", with: "\u{2028}")
            }
            ranges.append(start..<string.utf8.count)
        }
        if let breakAt {
            // A line separator takes the space's place; the runs after it move by its two extra bytes.
            var bytes = Array(string.utf8)
            bytes.replaceSubrange(breakAt...breakAt, with: Array("\u{2028}".utf8))
            string = String(decoding: bytes, as: UTF8.self)
            ranges = ranges.map { range in
                func moved(_ position: Int) -> Int { position > breakAt ? position + 2 : position }
                return moved(range.lowerBound)..<moved(range.upperBound)
            }
        }
        self.string = string
        self.ranges = ranges
        self.symbols = boxes
    }

    func font(_ index: Int) -> FontDescriptor {
        var font = request.runs[index].font
        font.size *= scale
        font.leading *= scale
        return font
    }

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
            let run = request.runs[index]
            let choice = FontChoice(font, language: request.language)
            let description = pango_font_description_new()
            pango_font_description_set_family(description, choice.families)
            pango_font_description_set_absolute_size(description, choice.size * 1024)
            pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
            pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
            if let variations = choice.variations { pango_font_description_set_variations(description, variations) }
            add(pango_attr_font_desc_new(description), range)
            pango_font_description_free(description)
            // A word that is wider than its line is broken without a hyphen.
            add(pango_attr_insert_hyphens_new(0), range)
            add(pango_attr_language_new(pango_language_from_string(request.language)), range)
            let spacing = (choice.tracking + (run.tracking + run.kerning) * scale) * 1024
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

/// OpenType features of a run: no ligatures that redraw arrows and signs, a raised colon between digits, digits of one width.
enum FontFeatures {
    static func parts(of font: FontDescriptor, in string: String, _ range: Range<Int>) -> [(String, Range<Int>)] {
        var base = "calt=0,liga=0"
        switch font.smallCaps {
        case .none: break
        case .lowercase: base += ",smcp=1"
        case .uppercase: base += ",c2sc=1"
        case .all: base += ",smcp=1,c2sc=1"
        }
        var parts = [(base, range)]
        let bytes = Array(string.utf8)
        var position = range.lowerBound
        func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
        while position < range.upperBound {
            guard isDigit(bytes[position]) else {
                position += 1
                continue
            }
            let start = position
            var hasColon = false
            while position < range.upperBound {
                let byte = bytes[position]
                if isDigit(byte) {
                    position += 1
                } else if byte == 0x3A || byte == 0x2E || byte == 0x2C, position + 1 < range.upperBound, isDigit(bytes[position + 1]) {
                    hasColon = hasColon || byte == 0x3A
                    position += 1
                } else {
                    break
                }
            }
            var features = base
            // Alternates stay off outside the colon, since they change other signs too.
            if hasColon { features = features.replacingOccurrences(of: "calt=0", with: "calt=1") }
            if font.hasMonospacedDigits { features += ",tnum=1,kern=0" }
            if features != base { parts.append((features, start..<position)) }
        }
        return parts
    }
}
