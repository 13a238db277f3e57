/// A stretch of text with one look.
public struct TextRun: Codable, Hashable, Sendable {
    public enum Content: Codable, Hashable, Sendable {
        case string(String)
        /// Text that changes with the clock while no app runs.
        case live(LiveText)
        /// A symbol set on the line, from `Text(Image(systemName:))` or an interpolation.
        case symbol(SymbolRequest)
    }

    public var content: Content
    public var font: FontDescriptor
    public var paint: Paint
    /// Extra points after every character on top of the font's own table (`tracking`).
    public var tracking: Double
    /// Extra points between characters that do not join (`kerning`).
    public var kerning: Double
    /// Points upward.
    public var baselineOffset: Double
    public var underline: Decoration?
    public var strikethrough: Decoration?
    /// Where a tap on this run leads.
    public var link: String?

    /// A line under or through text; without a paint it takes the text's.
    public struct Decoration: Codable, Hashable, Sendable {
        public enum Pattern: String, Codable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
        public var pattern: Pattern
        public var paint: Paint?

        public init(pattern: Pattern = .solid, paint: Paint? = nil) {
            self.pattern = pattern
            self.paint = paint
        }
    }

    public init(
        content: Content, font: FontDescriptor, paint: Paint, tracking: Double = 0, kerning: Double = 0, baselineOffset: Double = 0,
        underline: Decoration? = nil, strikethrough: Decoration? = nil, link: String? = nil
    ) {
        self.content = content
        self.font = font
        self.paint = paint
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.link = link
    }
}
