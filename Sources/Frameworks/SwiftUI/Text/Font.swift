import Archive
import Foundation

/// A font, which depends on the person's text size. Apple: SwiftUI/Font. Fidelity: documented.
public struct Font: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, design: Design?, weight: Weight?)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
        case modified(Provider, FontModifier)
        case descriptor(FontDescriptor)
    }

    let provider: Provider

    init(_ provider: Provider) { self.provider = provider }

    /// A text style of the system. Apple: SwiftUI/Font/TextStyle.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// A weight. Apple: SwiftUI/Font/Weight.
    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// A width. Apple: SwiftUI/Font/Width. Factors of the advance are guessed.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// A design. Apple: SwiftUI/Font/Design.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Room between lines. Apple: SwiftUI/Font/Leading.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
    public static let title = Font(.style(.title, design: nil, weight: nil))
    public static let title2 = Font(.style(.title2, design: nil, weight: nil))
    public static let title3 = Font(.style(.title3, design: nil, weight: nil))
    public static let headline = Font(.style(.headline, design: nil, weight: nil))
    public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
    public static let body = Font(.style(.body, design: nil, weight: nil))
    public static let callout = Font(.style(.callout, design: nil, weight: nil))
    public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
    public static let caption = Font(.style(.caption, design: nil, weight: nil))
    public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, design: design, weight: weight))
    }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name: name, size: size, relativeTo: .body)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }

    func modified(_ modifier: FontModifier) -> Font { Font(.modified(provider, modifier)) }

    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
    public func width(_ width: Width) -> Font { modified(.width(width)) }
    public func bold() -> Font { modified(.bold) }
    public func italic() -> Font { modified(.italic(true)) }
    public func monospaced() -> Font { modified(.design(.monospaced)) }
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }
    public func smallCaps() -> Font { modified(.smallCaps(.all)) }
    public func lowercaseSmallCaps() -> Font { modified(.smallCaps(.lowercase)) }
    public func uppercaseSmallCaps() -> Font { modified(.smallCaps(.uppercase)) }
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
}

/// One change of a font.
enum FontModifier: Hashable, Sendable {
    case weight(Font.Weight)
    case bold
    case italic(Bool)
    case design(Font.Design)
    case width(Font.Width)
    case monospacedDigit
    case smallCaps(FontDescriptor.SmallCaps)
    case leading(Font.Leading)

    func apply(to font: inout FontDescriptor) {
        switch self {
        case .weight(let weight): font.weight = weight.value
        // The emphasised weight of headline and smaller styles is semibold on paper, but `bold()` asks for 700.
        case .bold: font.weight = max(font.weight, 700)
        case .italic(let isItalic): font.isItalic = isItalic
        case .design(let design): font.family = design.family
        case .width(let width): font.widthFactor = 1 + width.value
        case .monospacedDigit: font.hasMonospacedDigits = true
        case .smallCaps(let kind): font.smallCaps = kind
        case .leading(.tight): font.leading -= 2
        case .leading(.loose): font.leading += 2
        case .leading(.standard): break
        }
    }
}

extension Font.Design {
    var family: FontDescriptor.Family {
        switch self {
        case .default: return .system
        case .serif: return .serif
        case .rounded: return .rounded
        case .monospaced: return .monospaced
        }
    }
}

extension Font {
    /// The font in points, in its surroundings.
    func resolve(in environment: EnvironmentValues) -> FontDescriptor {
        var descriptor = Self.resolve(provider, environment)
        if environment.legibilityWeight == .bold { descriptor.weight = min(descriptor.weight + 200, 900) }
        return descriptor
    }

    private static func resolve(_ provider: Provider, _ environment: EnvironmentValues) -> FontDescriptor {
        switch provider {
        case .style(let style, let design, let weight):
            let entry = TextStyleTable.entry(style, environment.dynamicTypeSize)
            return FontDescriptor(
                family: (design ?? .default).family, size: entry.size, weight: weight?.value ?? (style == .headline ? 600 : 400),
                leading: entry.leading - entry.size * TextStyleTable.lineHeight)
        case .system(let size, let design, let weight):
            return FontDescriptor(family: (design ?? .default).family, size: size, weight: weight?.value ?? 400)
        case .custom(let name, let size, let style):
            var points = size
            if let style {
                points *= TextStyleTable.entry(style, environment.dynamicTypeSize).size / TextStyleTable.entry(style, .large).size
            }
            return FontDescriptor(family: .custom(name), size: points)
        case .descriptor(let descriptor): return descriptor
        case .modified(let provider, let modifier):
            var descriptor = resolve(provider, environment)
            modifier.apply(to: &descriptor)
            return descriptor
        }
    }
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontModifiersKey: EnvironmentKey { static var defaultValue: [FontModifier] { [] } }

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// What `bold()`, `fontWeight(_:)`, `monospacedDigit()` and the like put on every font inside.
    var fontModifiers: [FontModifier] {
        get { self[FontModifiersKey.self] }
        set { self[FontModifiersKey.self] = newValue }
    }

    /// The font in force, in points.
    var resolvedFont: FontDescriptor { fontDescriptor(for: font ?? .body) }

    func fontDescriptor(for font: Font) -> FontDescriptor {
        var descriptor = font.resolve(in: self)
        for modifier in fontModifiers { modifier.apply(to: &descriptor) }
        return descriptor
    }
}

extension View {
    /// Apple: SwiftUI/View/font(_:).
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { fontModifier(weight.map { .weight($0) }) }
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { fontModifier(width.map { .width($0) }) }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { fontModifier(design.map { .design($0) }) }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { fontModifier(isActive ? .bold : nil) }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { fontModifier(.italic(isActive)) }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { fontModifier(isActive ? .design(.monospaced) : nil) }
    public nonisolated func monospacedDigit() -> some View { fontModifier(.monospacedDigit) }

    private nonisolated func fontModifier(_ modifier: FontModifier?) -> some View {
        self.modifier(_EnvironmentModifier { if let modifier { $0.fontModifiers.append(modifier) } })
    }
}
