import Foundation

/// The contents of an `.xcstrings` file. Apple: Xcode, "Localizing and varying text with a string catalog".
struct StringCatalogueFile: Decodable {
    struct Entry: Decodable { let localizations: [String: Localization]? }

    struct Localization: Decodable {
        let stringUnit: StringUnit?
        let stringSet: StringSet?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    struct StringUnit: Decodable {
        let state: String?
        let value: String
    }

    struct StringSet: Decodable { let values: [String] }

    final class Variations: Decodable {
        let plural: [String: Variation]?
        let device: [String: Variation]?
    }

    struct Variation: Decodable {
        let stringUnit: StringUnit?
        let variations: Variations?
    }

    struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: Variations?
    }

    let sourceLanguage: String
    let strings: [String: Entry]

    /// The table that the file holds. A text that nobody has translated yet is as good as none.
    var table: StringTable {
        var table = StringTable()
        table.sourceLanguage = sourceLanguage
        for (key, entry) in strings {
            table.add(key: key)
            for (language, localization) in entry.localizations ?? [:] {
                guard let wording = Self.wording(localization.stringUnit, localization.variations) else { continue }
                let substitutions = (localization.substitutions ?? [:]).compactMapValues { substitution -> Translation.Substitution? in
                    guard let wording = Self.wording(nil, substitution.variations) else { return nil }
                    return Translation.Substitution(
                        argument: substitution.argNum.map { $0 - 1 }, specifier: "%" + (substitution.formatSpecifier ?? "lld"),
                        wording: wording)
                }
                table.add(Translation(wording: wording, substitutions: substitutions), key: key, language: language)
            }
        }
        return table
    }

    private static func wording(_ unit: StringUnit?, _ variations: Variations?) -> Translation.Wording? {
        if let plural = variations?.plural {
            var forms: [PluralCategory: Translation.Wording] = [:]
            for (name, variation) in plural {
                guard let category = PluralCategory(rawValue: name) else { continue }
                forms[category] = wording(variation.stringUnit, variation.variations)
            }
            return .plural(forms)
        }
        if let device = variations?.device {
            return .device(device.compactMapValues { wording($0.stringUnit, $0.variations) })
        }
        guard let unit, !(unit.state == "new" && unit.value.isEmpty) else { return nil }
        return .text(unit.value)
    }
}
