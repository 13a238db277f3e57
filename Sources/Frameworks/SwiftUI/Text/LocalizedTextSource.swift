import Archive
import Foundation

/// A text that a catalogue has: a key as SwiftUI takes it, or a resource.
enum LocalizedTextSource: Equatable, Sendable {
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)

    /// The text in the language of its surroundings, taken apart so that texts inside keep their own look and life.
    func runs(_ resolver: TextResolver, _ attributes: TextResolver.Attributes) -> [TextRun] {
        let locale = resolver.environment.locale
        let languages = [locale.identifier]
        switch self {
        case .resource(let resource):
            return [resolver.run(.string(resolver.cased(resource.string(languages: languages, locale: locale))), attributes)]
        case .key(let key, let table, let bundle):
            let found = StringCatalogues.shared.lookUp(
                key.key, table: table, folder: bundle.flatMap { $0 == .main ? nil : $0.bundleURL }, languages: languages,
                arguments: key.arguments.map(\.figure))
            return runs(of: found.pieces, key.arguments, locale, resolver, attributes)
        }
    }

    private func runs(
        of pieces: [FormatPiece], _ arguments: [LocalizedStringKey.Argument], _ locale: Locale, _ resolver: TextResolver,
        _ attributes: TextResolver.Attributes
    ) -> [TextRun] {
        var runs: [TextRun] = []
        var pending = ""
        func flush() {
            if !pending.isEmpty { runs.append(resolver.run(.string(resolver.cased(pending)), attributes)) }
            pending = ""
        }
        for piece in pieces {
            switch piece {
            case .literal(let text): pending += text
            case .substitution(let name, _): pending += "%#@\(name)@"
            case .argument(let index, let specifier):
                guard arguments.indices.contains(index) else {
                    pending += specifier
                    continue
                }
                if case .text(let text) = arguments[index] {
                    flush()
                    runs += resolver.runs(of: text, attributes)
                } else {
                    pending += arguments[index].written(specifier, in: locale)
                }
            }
        }
        flush()
        return runs.isEmpty ? [resolver.run(.string(""), attributes)] : runs
    }
}

extension LocalizedStringKey.Argument {
    /// The figure that plural forms follow.
    var figure: FormatArgument? {
        switch self {
        case .integer(let value): return .integer(value)
        case .unsigned(let value): return .unsigned(value)
        case .double(let value, _): return .double(value)
        case .string(let string): return .string(string)
        case .formatted, .text, .resource: return nil
        }
    }

    /// The argument as text, with the locale's digits and grouping.
    func written(_ specifier: String, in locale: Locale) -> String {
        switch self {
        case .integer, .unsigned, .double, .string: return figure?.written(specifier, in: locale) ?? ""
        case .formatted(let formatted): return formatted.string(in: locale)
        case .resource(let resource): return resource.string(languages: [locale.identifier], locale: locale)
        case .text: return ""
        }
    }
}
