/// The texts of one table: by key and language.
struct StringTable: Sendable {
    private(set) var translations: [String: [String: Translation]] = [:]
    private(set) var languages: Set<String> = []
    /// The language in which a catalogue's keys are written; nil for plain tables.
    var sourceLanguage: String?

    mutating func add(_ translation: Translation, key: String, language: String) {
        languages.insert(language)
        translations[key, default: [:]][language] = translation
    }

    /// Says that a key is known, though perhaps in no language: it is then its own text in the source language.
    mutating func add(key: String) { translations[key, default: [:]] = translations[key] ?? [:] }

    mutating func merge(_ other: StringTable) {
        sourceLanguage = sourceLanguage ?? other.sourceLanguage
        languages.formUnion(other.languages)
        for (key, values) in other.translations { translations[key, default: [:]].merge(values) { first, _ in first } }
    }
}
