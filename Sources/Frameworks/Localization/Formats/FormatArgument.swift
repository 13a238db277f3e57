import Foundation

/// What stands in a place of a format.
package enum FormatArgument: Hashable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case string(String)

    /// Writes the argument as a specifier asks, with the locale's digits and grouping.
    package func written(_ specifier: String, in locale: Locale) -> String {
        let conversion = specifier.last ?? "@"
        // Zeros that fill a width don't mix with grouping.
        let isFilled = specifier.dropFirst().hasPrefix("0")
        switch self {
        case .string(let string): return string
        case .integer(let value):
            if conversion == "@" || Self.isPlainInteger(specifier) { return value.formatted(.number.locale(locale)) }
            if Self.isFloating(conversion) { return FormatArgument.double(Double(value)).written(specifier, in: locale) }
            return String(format: Self.wide(specifier), locale: isFilled ? nil : locale, value)
        case .unsigned(let value):
            if conversion == "@" || Self.isPlainInteger(specifier) { return value.formatted(.number.locale(locale)) }
            if Self.isFloating(conversion) { return FormatArgument.double(Double(value)).written(specifier, in: locale) }
            return String(format: Self.wide(specifier), locale: isFilled ? nil : locale, value)
        case .double(let value):
            guard Self.isFloating(conversion) else { return value.formatted(.number.locale(locale)) }
            return String(format: specifier, locale: isFilled ? nil : locale, value)
        }
    }

    /// How many of something, for the choice of a plural form: as it will be written.
    func plural(_ specifier: String) -> PluralOperands? {
        switch self {
        case .integer(let value): return PluralOperands(value.magnitude)
        case .unsigned(let value): return PluralOperands(value)
        case .double(let value):
            guard Self.isFloating(specifier.last ?? "@") else {
                return PluralOperands(value.formatted(.number.grouping(.never).locale(.root)))
            }
            return PluralOperands(String(format: specifier, abs(value)))
        case .string: return nil
        }
    }

    private static func isFloating(_ conversion: Character) -> Bool { "fFeEgGaA".contains(conversion) }

    private static func isPlainInteger(_ specifier: String) -> Bool {
        specifier.dropFirst().allSatisfy { "lhqzjtdiuDU".contains($0) }
    }

    /// The specifier for a 64-bit value, whatever length was written.
    private static func wide(_ specifier: String) -> String {
        guard let conversion = specifier.last else { return "%lld" }
        return specifier.dropLast().filter { !"hlqzjt".contains($0) } + "ll" + String(conversion)
    }
}

extension Locale {
    /// Figures as programs write them.
    static let root = Locale(identifier: "en_US_POSIX")
}
