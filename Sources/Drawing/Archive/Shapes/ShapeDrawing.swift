/// How an outline becomes ink.
public enum ShapeDrawing: Codable, Hashable, Sendable {
    case fill(evenOdd: Bool)
    case stroke(Stroke)

    /// The pen of a stroke. Lengths in points; the line is centred on the outline.
    public struct Stroke: Codable, Hashable, Sendable {
        public var width: Double
        public var cap: Cap
        public var join: Join
        public var miterLimit: Double
        public var dash: [Double]
        public var dashPhase: Double

        public init(
            width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
            dashPhase: Double = 0
        ) {
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dash = dash
            self.dashPhase = dashPhase
        }
    }

    public enum Cap: String, Codable, Sendable { case butt, round, square }
    public enum Join: String, Codable, Sendable { case miter, round, bevel }
}
