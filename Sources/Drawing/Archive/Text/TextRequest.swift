/// Everything that decides how a text is set: what `Text` hands to the typesetter, and what the archive keeps to draw it again.
public struct TextRequest: Codable, Hashable, Sendable {
    public enum Alignment: String, Codable, Sendable { case leading, center, trailing }
    public enum Truncation: String, Codable, Sendable { case head, middle, tail }
    public enum Direction: String, Codable, Sendable { case leftToRight, rightToLeft }

    public var runs: [TextRun]
    /// Width offered in points; nil sets one line per paragraph.
    public var width: Double?
    /// Height offered in points; nil is unlimited. Lines that do not fit are cut and the last one is truncated.
    public var height: Double?
    /// Most lines; nil is unlimited.
    public var lineLimit: Int?
    /// Least lines to keep room for, from `lineLimit(_:reservesSpace:)`.
    public var reservedLines: Int
    public var alignment: Alignment
    public var truncation: Truncation
    /// Extra points between lines (`lineSpacing`).
    public var lineSpacing: Double
    /// How far the whole text may shrink before it is truncated: 1 is not at all.
    public var minimumScaleFactor: Double
    /// The writing direction of the surroundings, which a mixed text follows.
    public var direction: Direction
    /// BCP 47 tag, for the right Han forms and for line breaking.
    public var language: String
    /// Pixels per point; sizes are rounded up to whole pixels (layout-notes 6).
    public var pixelsPerPoint: Double

    public init(
        runs: [TextRun], width: Double? = nil, height: Double? = nil, lineLimit: Int? = nil, reservedLines: Int = 0,
        alignment: Alignment = .leading, truncation: Truncation = .tail, lineSpacing: Double = 0, minimumScaleFactor: Double = 1,
        direction: Direction = .leftToRight, language: String = "en", pixelsPerPoint: Double = 3
    ) {
        self.runs = runs
        self.width = width
        self.height = height
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.alignment = alignment
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.direction = direction
        self.language = language
        self.pixelsPerPoint = pixelsPerPoint
    }
}
