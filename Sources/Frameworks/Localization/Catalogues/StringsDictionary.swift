import Foundation

/// Reads `.strings` and `.stringsdict` files. Apple: Foundation, "Stringsdict file format".
enum StringsDictionary {
    static func table(_ properties: [String: Any], language: String) -> StringTable {
        var table = StringTable()
        for (key, value) in properties {
            guard let translation = translation(value) else { continue }
            table.add(translation, key: key, language: language)
        }
        return table
    }

    private static func translation(_ value: Any) -> Translation? {
        if let text = value as? String { return Translation(wording: .text(text)) }
        guard let properties = value as? [String: Any] else { return nil }
        if let device = properties["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return Translation(wording: .device(device.compactMapValues { translation($0)?.wording }))
        }
        guard let format = properties["NSStringLocalizedFormatKey"] as? String else { return nil }
        let substitutions = properties.compactMapValues { value -> Translation.Substitution? in
            guard let rule = value as? [String: Any] else { return nil }
            var forms: [PluralCategory: Translation.Wording] = [:]
            for (name, text) in rule {
                if let category = PluralCategory(rawValue: name), let text = text as? String { forms[category] = .text(text) }
            }
            return Translation.Substitution(
                argument: nil, specifier: "%" + (rule["NSStringFormatValueTypeKey"] as? String ?? "lld"), wording: .plural(forms))
        }
        return Translation(wording: .text(format), substitutions: substitutions)
    }
}
