import Archive
import CPango
import Foundation
import Typesetting

/// A font at a size. Apple: UIKit/UIFont. Fidelity: documented; the faces are stand-ins.
///
/// `@unchecked Sendable` holds: `NSObject` has no state, and the only property never changes after `init`.
open class UIFont: NSObject, @unchecked Sendable {
    /// A weight from -1 to 1. Apple: UIKit/UIFont/Weight.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        private static let scale: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]

        /// The nearest on the scale from 100 to 900.
        var value: Int {
            let nearest = Self.scale.indices.min { abs(Self.scale[$0].rawValue - rawValue) < abs(Self.scale[$1].rawValue - rawValue) }
            return ((nearest ?? 3) + 1) * 100
        }
        init(value: Int) { self = Self.scale[min(max(value / 100 - 1, 0), 8)] }
    }

    /// A width. Apple: UIKit/UIFont/Width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.4)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    /// A text style of the system. Apple: UIKit/UIFont/TextStyle.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var table: TextStyleTable.Style {
            let styles: [TextStyle: TextStyleTable.Style] = [
                .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
                .subheadline: .subheadline, .callout: .callout, .footnote: .footnote, .caption1: .caption, .caption2: .caption2,
            ]
            return styles[self] ?? .body
        }
    }

    /// What the typesetter is asked for.
    package let descriptor: FontDescriptor

    package init(_ descriptor: FontDescriptor) { self.descriptor = descriptor }

    /// A font by its family's or its own name; nil when no such font is installed or lies beside the sources.
    public convenience init?(name: String, size: CGFloat) {
        guard Typesetter.knows(fontNamed: name) else { return nil }
        self.init(FontDescriptor(family: .custom(name), size: Double(size > 0 ? size : 12)))
    }

    /// - Parameter size: In points; 0 takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var font = descriptor.font
        if size > 0 { font.size = Double(size) }
        self.init(font)
    }

    private static func system(_ size: CGFloat, _ weight: Weight, _ family: FontDescriptor.Family = .system) -> UIFont {
        UIFont(FontDescriptor(family: family, size: Double(size), weight: weight.value))
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { system(size, .regular) }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { system(size, weight) }
    open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        var font = system(size, weight).descriptor
        font.widthFactor = 1 + Double(width.rawValue)
        return UIFont(font)
    }
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { system(size, .bold) }
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        var font = system(size, .regular).descriptor
        font.isItalic = true
        return UIFont(font)
    }
    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { system(size, weight, .monospaced) }
    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var font = system(size, weight).descriptor
        font.hasMonospacedDigits = true
        return UIFont(font)
    }

    /// The font of a text style at the person's text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        let category = (traits ?? .current).preferredContentSizeCategory
        let entry = TextStyleTable.entry(style.table, category.index)
        return UIFont(
            FontDescriptor(
                size: entry.size, weight: style == .headline ? 600 : 400, leading: entry.leading - entry.size * TextStyleTable.lineHeight))
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var buttonFontSize: CGFloat { 18 }

    private var metrics: FontMetrics { Typesetter.shared.metrics(of: descriptor) }

    open var pointSize: CGFloat { CGFloat(descriptor.size) }
    open var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// Negative, below the baseline.
    open var descender: CGFloat { -CGFloat(metrics.descender) }
    open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// Guessed from the system face's proportions.
    open var xHeight: CGFloat { pointSize * 1078 / 2048 }
    open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    open var leading: CGFloat { CGFloat(descriptor.leading) }
    open var familyName: String {
        switch descriptor.family {
        case .system: return ".AppleSystemUIFont"
        case .rounded: return ".AppleSystemUIFontRounded"
        case .serif: return ".AppleSystemUIFontSerif"
        case .monospaced: return ".AppleSystemUIFontMonospaced"
        case .custom(let name): return name
        }
    }
    open var fontName: String { familyName }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }

    open func withSize(_ size: CGFloat) -> UIFont {
        var font = descriptor
        font.size = Double(size)
        return UIFont(font)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }
    open override var hash: Int { descriptor.hashValue }
}

/// Core Text's name for a font: on Apple's systems the two are one object.
public typealias CTFont = UIFont
