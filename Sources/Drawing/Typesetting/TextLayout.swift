import Foundation

/// What setting a text gave: the box it needs, and where its lines stand.
public struct TextLayout: Equatable, Sendable {
    /// Width of the widest line and height of all lines, rounded up to whole pixels (layout-notes 6). Points.
    public var size: CGSize
    /// From the top of the box, rounded to the nearest pixel.
    public var firstBaseline: Double
    /// From the top of the box, rounded up to a pixel.
    public var lastBaseline: Double
    public var lineCount: Int
    /// Whether characters had to be left out.
    public var isTruncated: Bool
    /// How much the text was shrunk, `minimumScaleFactor` at the least; 1 is not at all.
    public var scale: Double

    public init(size: CGSize, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool, scale: Double) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.scale = scale
    }
}

/// The measures of a font that layout needs, in points.
public struct FontMetrics: Equatable, Sendable {
    public var ascender: Double
    /// Positive, downwards.
    public var descender: Double
    public var capHeight: Double

    public var lineHeight: Double { ascender + descender }

    public init(ascender: Double, descender: Double, capHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
    }
}

/// The box of a symbol, in points.
public struct SymbolLayout: Equatable, Sendable {
    public var size: CGSize
    /// From the bottom of the box up to the baseline of the text it stands beside.
    public var baselineOffset: Double
    /// How good the stand-in is.
    public var grade: SymbolGrade
    /// A name that is known and near, when this one is not.
    public var nearest: String?

    public init(size: CGSize, baselineOffset: Double, grade: SymbolGrade, nearest: String? = nil) {
        self.size = size
        self.baselineOffset = baselineOffset
        self.grade = grade
        self.nearest = nearest
    }
}

/// How near the drawn picture comes to the symbol that a device shows.
public enum SymbolGrade: String, Codable, Sendable {
    /// The same drawing, in another hand.
    case same
    /// Put together from two known ones.
    case composed
    /// The same subject from another set.
    case otherSet
    /// Recognisable at best.
    case approximation
    /// Nobody has it: a dashed box is drawn.
    case missing
}
