import Archive

/// What a text asks of the fonts. Opening all of them takes a tenth of a second, so a text gets those that its characters need and the
/// same ones whatever was set before it.
struct FontReach: Hashable, Sendable {
    /// Each kind includes the ones before it.
    enum Characters: Int, Comparable, Hashable, Sendable {
        case letters, emoji, scripts, symbols, han

        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    var characters: Characters
    var hasMonospaced: Bool

    init(characters: Characters, hasMonospaced: Bool) {
        self.characters = characters
        self.hasMonospaced = hasMonospaced
    }

    init(_ string: String, runs: [TextRun]) {
        characters = string.unicodeScalars.reduce(.letters) { max($0, Self.characters($1)) }
        hasMonospaced = runs.contains { $0.font.family == .monospaced }
    }

    private static func characters(_ scalar: Unicode.Scalar) -> Characters {
        switch scalar.value {
        // Latin, Greek, Cyrillic, their punctuation, currencies, and the stand-in for inline symbols.
        case 0...0x52F, 0x1D00...0x1FFF, 0x2000...0x2064, 0x20A0...0x20C0, 0x2122, 0x2190...0x2193, 0x2212, 0xFFFC: return .letters
        // Selectors, joiners and the keycap that emoji are made with.
        case 0x20E3, 0xFE00...0xFE0F, 0xE0020...0xE007F: return .emoji
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
            0x20000...0x3FFFF:
            return .han
        case 0x530...0x1CFF, 0x2D00...0x2DDF, 0xA8E0...0xA8FF, 0xAB00...0xAB2F, 0xFB00...0xFDFF, 0xFE70...0xFEFF: return .scripts
        default: return scalar.properties.isEmojiPresentation ? .emoji : .symbols
        }
    }
}
