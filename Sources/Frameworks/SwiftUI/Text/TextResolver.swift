import Archive
import Foundation

/// Turns text values into runs: keys become strings, formats are written, styles become paints.
struct TextResolver {
    let environment: EnvironmentValues

    /// What modifiers, from the outside in, have set so far.
    struct Attributes {
        var font: Font?
        var fontModifiers: [FontModifier] = []
        var kerning: CGFloat = 0
        var tracking: CGFloat = 0
        var baselineOffset: CGFloat = 0
        var underline: Text.LineStyle?
        var strikethrough: Text.LineStyle?
        var styles: [any ShapeStyle] = []

        /// Inner modifiers win over outer ones, so they are applied last.
        mutating func apply(_ modifier: TextModifier) {
            switch modifier {
            case .font(let font): if let font { self.font = font }
            case .fontModifier(let modifier): fontModifiers.append(modifier)
            case .kerning(let value): kerning = value
            case .tracking(let value): tracking = value
            case .baselineOffset(let value): baselineOffset = value
            case .underline(let style): underline = style
            case .strikethrough(let style): strikethrough = style
            case .style(let style): styles.append(style.style)
            }
        }
    }

    func runs(of text: Text) -> [TextRun] {
        var attributes = Attributes()
        for modifier in environment.textModifiers { attributes.apply(modifier) }
        return runs(of: text, attributes)
    }

    func runs(of text: Text, _ outer: Attributes) -> [TextRun] {
        var attributes = outer
        for modifier in text.modifiers.reversed() { attributes.apply(modifier) }
        switch text.storage {
        case .verbatim(let string): return [run(.string(cased(string)), attributes)]
        case .concatenation(let first, let second): return runs(of: first, attributes) + runs(of: second, attributes)
        case .live(let source): return [run(.live(source.resolve(in: environment)), attributes)]
        case .formatted(let formatted): return [run(.string(cased(formatted.string(in: environment.locale))), attributes)]
        case .localized(let source): return source.runs(self, attributes)
        case .attributed(let attributed): return attributed.runs(self, attributes)
        case .image(let image):
            guard let symbol = image.symbolRequest(in: symbolEnvironment(attributes)) else { return [] }
            return [run(.symbol(symbol), attributes)]
        }
    }

    func cased(_ string: String) -> String {
        switch environment.textCase {
        case .uppercase: return string.uppercased(with: environment.locale)
        case .lowercase: return string.lowercased(with: environment.locale)
        case nil: return string
        }
    }

    func font(_ attributes: Attributes) -> FontDescriptor {
        var descriptor = environment.fontDescriptor(for: attributes.font ?? environment.font ?? .body)
        for modifier in attributes.fontModifiers { modifier.apply(to: &descriptor) }
        return descriptor
    }

    func run(_ content: TextRun.Content, _ attributes: Attributes, link: String? = nil) -> TextRun {
        let environment = styledEnvironment(attributes)
        let paint = environment.foreground().paint(in: .zero)
        func decoration(_ style: Text.LineStyle?) -> TextRun.Decoration? {
            style.map {
                TextRun.Decoration(
                    pattern: $0.pattern.archived, paint: $0.color.map { .color($0.provider.resolve(in: environment)) })
            }
        }
        return TextRun(
            content: content, font: font(attributes), paint: paint, tracking: attributes.tracking, kerning: attributes.kerning,
            baselineOffset: attributes.baselineOffset, underline: decoration(attributes.underline),
            strikethrough: decoration(attributes.strikethrough), link: link)
    }

    private func styledEnvironment(_ attributes: Attributes) -> EnvironmentValues {
        var environment = environment
        for style in attributes.styles {
            environment.foregroundStyles = ForegroundStyles([style], parent: environment.foregroundStyles)
        }
        return environment
    }

    private func symbolEnvironment(_ attributes: Attributes) -> EnvironmentValues {
        var environment = styledEnvironment(attributes)
        if let font = attributes.font { environment.font = font }
        environment.fontModifiers += attributes.fontModifiers
        return environment
    }
}

extension AttributedText {
    /// Runs with their links; other attributes are those of the text around.
    func runs(_ resolver: TextResolver, _ outer: TextResolver.Attributes) -> [TextRun] {
        string.runs.map { run in
            var attributes = outer
            if run.attributes.link != nil { attributes.styles.append(TintShapeStyle()) }
            return resolver.run(
                .string(resolver.cased(String(string[run.range].characters))), attributes, link: run.attributes.link?.absoluteString)
        }
    }
}
