import Foundation
import Localization
import Testing

@Suite("Catalogues") struct CatalogueTests {
    @Test(
        "A text is found in the language that is wanted, else in a nearer one, else in the development language, else it is its key",
        arguments: [
            (["ko"], "Round %lld of %lld", "3회 중 2회차"),
            (["de-AT", "ko"], "Round %lld of %lld", "Runde 2 von 3"),
            (["fr", "de"], "Round %lld of %lld", "Runde 2 von 3"),
            (["fr"], "Round %lld of %lld", "Round 2 of 3"),
            (["ko"], "Only German", "Only German"),
            (["ko"], "renamed", "English wording"),
            (["de"], "untranslated", "untranslated"),
            (["de"], "Known", "Known"),
            (["de"], "Unknown", "Unknown"),
        ] as [([String], String, String)])
    func fallback(languages: [String], key: String, text: String) throws {
        let tables = try TemporaryTables(["Localizable.xcstrings": TemporaryTables.timer])
        let found = tables.catalogues.lookUp(key, languages: languages, arguments: [.integer(2), .integer(3)])
        #expect(found.string { ["2", "3"][$0] + ($1 == "%lld" ? "" : $1) } == text)
        #expect(found.isFound == (key != "Unknown"))
    }

    @Test(
        "Plural forms follow the language and the figure",
        arguments: [
            ("en", 1, "1 egg"), ("en", 0, "0 eggs"), ("en", 12345, "12,345 eggs"), ("pl", 1, "1 jajko"), ("pl", 22, "22 jajka"),
            ("pl", 12, "12 jajek"), ("de", 0, "kein Ei"), ("de", 1, "ein Ei"), ("de", 2, "2 Eier"), ("ja", 1, "1 egg"),
        ])
    func plurals(language: String, count: Int, text: String) throws {
        let tables = try TemporaryTables(["Localizable.xcstrings": TemporaryTables.timer])
        #expect(tables.text("\(count) eggs", language) == text)
    }

    @Test("Device forms are those of the phone, and substitutions vary each with its own figure")
    func variations() throws {
        let tables = try TemporaryTables(["Localizable.xcstrings": TemporaryTables.timer])
        #expect(tables.text("Tap", "en") == "Tap the phone")
        #expect(tables.text("\("Ann") has \(1) eggs in \(2) boxes", "en") == "Ann has 1 egg in 2 boxes")
        #expect(tables.text("\("Bob") has \(5) eggs in \(1) boxes", "en") == "Bob has 5 eggs in one box")
    }

    @Test("Tables of strings and their rules are read as catalogues are")
    func stringsFiles() throws {
        let rules = #"""
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld days</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>in %#@days@</string><key>days</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>einem Tag</string><key>other</key><string>%lld Tagen</string></dict></dict></dict></plist>
            """#
        let tables = try TemporaryTables([
            "de.lproj/Localizable.strings": "/* greeting */ \"Hello %@\" = \"Hallo %@\";\n\"%lld days\" = \"plain\";",
            "de.lproj/Localizable.stringsdict": rules, "Base.lproj/Localizable.strings": "\"Hello %@\" = \"Hi %@\";",
            "fr.lproj/Other.strings": "\"Hello %@\" = \"Salut %@\";",
        ])
        #expect(tables.text("Hello \("Ann")", "de") == "Hallo Ann")
        #expect(tables.text("Hello \("Ann")", "es") == "Hi Ann")
        #expect(tables.text("Hello \("Ann")", "fr", table: "Other") == "Salut Ann")
        #expect(tables.text("\(1) days", "de") == "in einem Tag")
        #expect(tables.text("\(3) days", "de") == "in 3 Tagen")
    }

    @Test("A file that is no table is reported with its place, and texts are their keys")
    func unreadable() throws {
        let tables = try TemporaryTables(["Localizable.xcstrings": "{ no"])
        #expect(tables.text("Hello", "de") == "Hello")
        #expect(tables.catalogues.diagnostics.map(\.kind) == [.unreadable])
        #expect(tables.catalogues.diagnostics.first?.message.contains("Localizable.xcstrings") == true)
    }

    @Test(
        "People get the nearest language in their script",
        arguments: [
            (["zh-CN"], ["zh-Hans", "zh-Hant"], "zh-Hans"), (["zh-HK"], ["zh-Hans", "zh-Hant"], "zh-Hant"),
            (["pt"], ["pt-PT", "pt-BR"], "pt-BR"),
            (["es-MX"], ["es", "es-419"], "es-419"), (["en-GB"], ["en", "de"], "en"), (["sr-Latn"], ["sr", "hr"], "en"),
            (["nb"], ["no"], "no"),
            (["fr_CA", "de"], ["fr", "de"], "fr"), (["xx", "ja"], ["ja"], "ja"),
        ] as [([String], [String], String)])
    func languages(preferred: [String], available: [String], chosen: String) {
        #expect(LanguageChoice.order(preferred: preferred, available: Set(available), development: "en").first == chosen)
    }
}
