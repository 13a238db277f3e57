import Archive
import Foundation

/// What a font is to be like. Apple: UIKit/UIFontDescriptor. Fidelity: documented for what is here.
///
/// `@unchecked Sendable` holds: `NSObject` has no state, and the only property never changes after `init`.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let font: FontDescriptor

    init(_ font: FontDescriptor) { self.font = font }

    public convenience init(name: String, size: CGFloat) { self.init(FontDescriptor(family: .custom(name), size: Double(size))) }
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontDescriptor(size: 12).adding(attributes))
    }

    /// Apple: UIKit/UIFontDescriptor/SymbolicTraits.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        public static let traitTightLeading = SymbolicTraits(rawValue: 32768)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
    }

    /// Apple: UIKit/UIFontDescriptor/SystemDesign.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    }

    /// Apple: UIKit/UIFontDescriptor/AttributeName.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// Apple: UIKit/UIFontDescriptor/TraitKey.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor }

    open var pointSize: CGFloat { CGFloat(font.size) }
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = font
        changed.isItalic = traits.contains(.traitItalic)
        changed.weight = traits.contains(.traitBold) ? max(font.weight, 700) : min(font.weight, 400)
        if traits.contains(.traitMonoSpace) { changed.family = .monospaced }
        if traits.contains(.traitCondensed) { changed.widthFactor = 0.8 }
        if traits.contains(.traitExpanded) { changed.widthFactor = 1.2 }
        return UIFontDescriptor(changed)
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let families: [SystemDesign: FontDescriptor.Family] = [
            .default: .system, .serif: .serif, .monospaced: .monospaced, .rounded: .rounded,
        ]
        guard let family = families[design] else { return nil }
        var changed = font
        changed.family = family
        return UIFontDescriptor(changed)
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var changed = font
        changed.size = Double(size)
        return UIFontDescriptor(changed)
    }
    open func withFamily(_ family: String) -> UIFontDescriptor {
        var changed = font
        changed.family = .custom(family)
        return UIFontDescriptor(changed)
    }

    /// Family, name, size, weight and figures of one width are followed; other attributes change nothing.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(font.adding(attributes))
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    open override var hash: Int { font.hashValue }
}

extension FontDescriptor {
    fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
        var font = self
        if let name = attributes[.family] as? String ?? attributes[.name] as? String { font.family = .custom(name) }
        if let size = attributes[.size] as? CGFloat { font.size = Double(size) }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            if let weight = traits[.weight] as? UIFont.Weight { font.weight = weight.value }
            if let weight = traits[.weight] as? CGFloat { font.weight = UIFont.Weight(weight).value }
        }
        // The one setting that text of timers uses: number spacing (6), figures of one width (0).
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] {
            for setting in settings where setting[.type] == 6 && setting[.selector] == 0 { font.hasMonospacedDigits = true }
        }
        return font
    }
}

extension UIFontDescriptor {
    /// Apple: UIKit/UIFontDescriptor/FeatureKey.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }
}

/// Core Text's number spacing. Apple: CoreText/kNumberSpacingType.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1

/// Sizes that follow the person's text size. Apple: UIKit/UIFontMetrics. Fidelity: documented.
open class UIFontMetrics: NSObject {
    private let style: UIFont.TextStyle
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let standard = TextStyleTable.entry(style.table, UIContentSizeCategory.large.index)
        let scaled = TextStyleTable.entry(style.table, (traits ?? .current).preferredContentSizeCategory.index)
        return value * CGFloat(scaled.size / standard.size)
    }
    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }
}
