import Foundation

/// Which of the languages at hand a person gets. Apple: Foundation/Bundle/preferredLocalizations(from:forPreferences:).
package enum LanguageChoice {
    /// The languages to look a text up in, the best first: the first preferred language that is at hand in some form, that
    /// language without its region, the development language.
    package static func order(preferred: [String], available: Set<String>, development: String) -> [String] {
        var order: [String] = []
        for language in preferred {
            let matches = matches(language, available)
            guard !matches.isEmpty else { continue }
            order = matches
            break
        }
        if !order.contains(development) { order.append(development) }
        return order
    }

    /// What is at hand of a language in the same script, the nearest first.
    private static func matches(_ language: String, _ available: Set<String>) -> [String] {
        let wanted = Tag(language)
        let scored = available.compactMap { name -> (name: String, score: Double)? in
            wanted.score(of: Tag(name)).map { (name, $0) }
        }
        let sorted = scored.sorted { ($1.score, $0.name) < ($0.score, $1.name) }
        guard let best = sorted.first else { return [] }
        // Behind the best only what is more general: a sister region's wording is not used for single texts.
        return [best.name] + sorted.dropFirst().filter { $0.score >= 2 }.map(\.name)
    }

    /// A language with its script and region, as people mean it.
    private struct Tag {
        let language: Locale.Language
        let code: String
        let script: String?
        let region: String?

        init(_ name: String) {
            let plain = name.split(separator: "@").first.map(String.init) ?? name
            let identifier = plain.replacingOccurrences(of: "_", with: "-")
            language = Locale.Language(identifier: identifier)
            let code = language.languageCode?.identifier ?? identifier.lowercased()
            self.code = ["iw": "he", "in": "id", "no": "nb", "tl": "fil", "mo": "ro"][code] ?? code
            let maximal = Locale.Language(identifier: language.maximalIdentifier)
            script = maximal.script?.identifier
            region = language.region?.identifier
        }

        /// How near another language is; nil is another language or script.
        func score(of other: Tag) -> Double? {
            guard code == other.code, script == other.script else { return nil }
            if region == other.region { return 4 }
            if other.region == nil { return 2 }
            // The root is its own parent on this platform, so the way up is bounded.
            var parent = language.parent
            for _ in 0..<4 {
                guard let ancestor = parent, ancestor != ancestor.parent else { break }
                if ancestor.region?.identifier == other.region { return 3 }
                parent = ancestor.parent
            }
            return region == nil && Locale.Language(identifier: language.maximalIdentifier).region?.identifier == other.region ? 1.5 : 1
        }
    }
}
