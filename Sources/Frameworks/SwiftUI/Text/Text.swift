import Archive
import Foundation

/// One or more lines of text. Apple: SwiftUI/Text. Fidelity: documented; widths are those of a stand-in font.
public struct Text: Equatable, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedTextSource)
        case concatenation(Text, Text)
        case live(LiveTextSource)
        case formatted(FormattedText)
        case attributed(AttributedText)
        case image(Image)
    }

    let storage: Storage
    let modifiers: [TextModifier]

    init(_ storage: Storage, modifiers: [TextModifier] = []) {
        self.storage = storage
        self.modifiers = modifiers
    }

    /// Where text is cut. Apple: SwiftUI/Text/TruncationMode.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Capital or small letters. Apple: SwiftUI/Text/Case.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// A line under or through text. Apple: SwiftUI/Text/LineStyle.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            let archived: TextRun.Decoration.Pattern
            public static let solid = Pattern(archived: .solid)
            public static let dot = Pattern(archived: .dot)
            public static let dash = Pattern(archived: .dash)
            public static let dashDot = Pattern(archived: .dashDot)
            public static let dashDotDot = Pattern(archived: .dashDotDot)
        }

        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = LineStyle()
    }

    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Shows the text that the extension's catalogue has for a key.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(.localized(.key(key, table: tableName, bundle: bundle)))
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.localized(.resource(resource))) }

    public init(_ image: Image) { self.init(.image(image)) }

    public init(_ attributed: AttributedString) { self.init(.attributed(AttributedText(string: attributed))) }

    public static func + (left: Text, right: Text) -> Text { Text(.concatenation(left, right)) }

    func modified(_ modifier: TextModifier) -> Text { Text(storage, modifiers: modifiers + [modifier]) }

    public func font(_ font: Font?) -> Text { modified(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { modified(.fontModifier(.weight($0))) } ?? self }
    public func fontWidth(_ width: Font.Width?) -> Text { width.map { modified(.fontModifier(.width($0))) } ?? self }
    public func fontDesign(_ design: Font.Design?) -> Text { design.map { modified(.fontModifier(.design($0))) } ?? self }
    public func bold() -> Text { modified(.fontModifier(.bold)) }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { modified(.fontModifier(.italic(true))) }
    public func italic(_ isActive: Bool) -> Text { modified(.fontModifier(.italic(isActive))) }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? modified(.fontModifier(.design(.monospaced))) : self }
    public func monospacedDigit() -> Text { modified(.fontModifier(.monospacedDigit)) }
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }
    public func baselineOffset(_ offset: CGFloat) -> Text { modified(.baselineOffset(offset)) }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(color: color) : nil))
    }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.style(AnyTextStyle(style))) }
    /// Apple: SwiftUI/Text/foregroundColor(_:).
    public func foregroundColor(_ color: Color?) -> Text { color.map { modified(.style(AnyTextStyle($0))) } ?? self }
}

/// One change of a text's look.
enum TextModifier: Equatable, Sendable {
    case font(Font?)
    case fontModifier(FontModifier)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case style(AnyTextStyle)
}

/// A style that compares by identity, since styles themselves need not compare.
struct AnyTextStyle: Equatable, Sendable {
    private final class Box: Sendable {
        let style: any ShapeStyle
        init(_ style: any ShapeStyle) { self.style = style }
    }

    private let box: Box
    var style: any ShapeStyle { box.style }

    init(_ style: any ShapeStyle) { box = Box(style) }

    static func == (left: AnyTextStyle, right: AnyTextStyle) -> Bool { left.box === right.box }
}
