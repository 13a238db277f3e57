import Foundation
import Localization
import Testing

/// These set the catalogues of the process, so they run one after another.
@Suite("The process's catalogues", .serialized) struct SharedCatalogueTests {
    private func withTables(_ languages: [String], _ body: () throws -> Void) throws {
        let tables = try TemporaryTables(["Localizable.xcstrings": TemporaryTables.timer])
        StringCatalogues.shared.searchPaths = [tables.folder]
        defer { StringCatalogues.shared.searchPaths = [] }
        try StringCatalogues.$languages.withValue(languages) { try body() }
    }

    @Test("D10: a resource's locale chooses the language, and an empty code follows the device")
    func resourceLocale() throws {
        try withTables(["en"]) {
            let value: String.LocalizationValue = "Round \(2) of \(3)"
            #expect(String(localized: LocalizedStringResource(value, locale: Locale(identifier: "ko"))) == "3회 중 2회차")
            #expect(String(localized: LocalizedStringResource(value, locale: .current)) == "Round 2 of 3")
            #expect(String(localized: LocalizedStringResource("Only German", locale: Locale(identifier: "ko"))) == "Only German")
            #expect(String(localized: value) == "Round 2 of 3")
        }
        try withTables(["de"]) {
            #expect(String(localized: "Round \(2) of \(3)") == "Runde 2 von 3")
            #expect(NSLocalizedString("Only German", comment: "") == "Nur deutsch")
            #expect(NSLocalizedString("missing", tableName: "None", value: "worth", comment: "") == "worth")
            #expect(String(localized: "missing", defaultValue: "Default \(1)") == "Default 1")
        }
    }

    @Test("D10: a locale beside the key writes figures, keeps the device's language, and is reported")
    func localeBesideKey() throws {
        try withTables(["en"]) {
            StringCatalogues.shared.forgetDiagnostics()
            #expect(String(localized: "Round \(2) of \(12345)", locale: Locale(identifier: "de")) == "Round 2 of 12.345")
            let diagnostics = StringCatalogues.shared.diagnostics
            #expect(diagnostics.map(\.kind) == [.localeDoesNotChooseLanguage])
            #expect(diagnostics.first?.message.contains("LocalizedStringResource") == true)
            _ = String(localized: "Round \(2) of \(3)", locale: Locale(identifier: "en_GB"))
            #expect(StringCatalogues.shared.diagnostics.count == 1)
        }
    }
}
