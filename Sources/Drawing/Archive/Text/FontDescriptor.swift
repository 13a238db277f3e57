/// A font as text asks for it, after text style and Dynamic Type size became points.
public struct FontDescriptor: Codable, Hashable, Sendable {
    /// The family, named by what it stands for; the typesetter knows the file.
    public enum Family: Codable, Hashable, Sendable {
        case system
        case rounded
        case serif
        case monospaced
        /// A family or PostScript name from `Font.custom`.
        case custom(String)
    }

    public var family: Family
    /// Size in points.
    public var size: Double
    /// Weight on the 100 to 900 scale; 400 is regular.
    public var weight: Int
    public var isItalic: Bool
    /// Digits of one width, as `monospacedDigit()` asks for.
    public var hasMonospacedDigits: Bool
    /// Width as a factor of the standard one (`Font.Width`): 1 is standard.
    public var widthFactor: Double
    public var smallCaps: SmallCaps
    /// Points between two lines on top of the line box. Text styles carry it, `Font.system(size:)` does not (layout-notes 6).
    public var leading: Double

    public enum SmallCaps: String, Codable, Sendable { case none, lowercase, uppercase, all }

    public init(
        family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
        widthFactor: Double = 1, smallCaps: SmallCaps = .none, leading: Double = 0
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.widthFactor = widthFactor
        self.smallCaps = smallCaps
        self.leading = leading
    }
}
