/// Reads recipes as the table writes them: `cupertino:U+F868`, `enclose(circle.fill, text "1")`, `badge(dot, cupertino:U+F3E1)`.
struct RecipeParser {
    private var rest: Substring

    private init(_ text: String) { rest = text[...] }

    /// nil when the text is no recipe.
    static func parse(_ text: String) -> SymbolRecipe? {
        var parser = RecipeParser(text)
        let recipe = parser.recipe()
        return parser.rest.allSatisfy(\.isWhitespace) ? recipe : nil
    }

    private mutating func skip(_ prefix: String) -> Bool {
        while rest.first == " " { rest.removeFirst() }
        guard rest.hasPrefix(prefix) else { return false }
        rest.removeFirst(prefix.count)
        return true
    }

    private mutating func word() -> String {
        while rest.first == " " { rest.removeFirst() }
        let word = rest.prefix { $0 != "," && $0 != ")" && $0 != "(" }
        rest.removeFirst(word.count)
        return String(word)
    }

    private mutating func recipe() -> SymbolRecipe? {
        if skip("placeholder") { return .placeholder }
        if skip("enclose(") {
            let name = word()
            guard skip(","), let inner = recipe(), skip(")") else { return nil }
            let isFilled = name.hasSuffix(".fill")
            guard let outline = SymbolOutline(rawValue: isFilled ? String(name.dropLast(5)) : name) else { return nil }
            return .enclosed(inner, in: outline, isFilled: isFilled)
        }
        if skip("badge(") {
            let isDot = skip("dot")
            let badge = isDot ? nil : recipe()
            guard isDot || badge != nil, skip(","), let base = recipe(), skip(")") else { return nil }
            return badge.map { .badged(base, badge: $0) } ?? .dotted(base)
        }
        if skip("slash(") {
            guard let base = recipe(), skip(")") else { return nil }
            return .slashed(base)
        }
        if skip("battery(level=") {
            guard let level = Double(word()), skip(")") else { return nil }
            return .battery(level: level)
        }
        if skip("degraded[") {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            rest = rest[rest.index(after: end)...]
            guard skip("("), let base = recipe(), skip(")") else { return nil }
            return base
        }
        if skip("text \"") {
            let text = rest.prefix { $0 != "\"" }
            rest.removeFirst(text.count)
            return skip("\"") ? .text(String(text)) : nil
        }
        return glyph(word())
    }

    private func glyph(_ text: String) -> SymbolRecipe? {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let font = IconGlyph.Font(rawValue: String(parts[0])), parts[1].hasPrefix("U+") else { return nil }
        let options = parts[1].split(separator: "?")
        guard let codePoint = UInt32(options[0].dropFirst(2), radix: 16) else { return nil }
        var glyph = IconGlyph(font: font, codePoint: codePoint)
        for option in options.dropFirst() {
            if option == "FILL=1" { glyph.isFilled = true }
            if option == "flipX" { glyph.isMirrored = true }
        }
        return .glyph(glyph)
    }
}
