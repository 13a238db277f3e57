import Foundation
import Localization

/// Tables in a folder that is gone when the value is.
final class TemporaryTables {
    let folder: URL
    let catalogues = StringCatalogues()

    init(_ files: [String: String]) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)")
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        catalogues.searchPaths = [folder]
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The text of a value in some languages, its figures written for the first of them.
    func text(_ value: String.LocalizationValue, _ languages: String..., table: String? = nil) -> String {
        let resource = LocalizedStringResource(value, table: table)
        return resource.string(languages: languages, locale: Locale(identifier: languages.first ?? "en"), in: catalogues)
    }

    static let timer = #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Round %lld of %lld": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Runde %1$lld von %2$lld"}},
            "ko": {"stringUnit": {"state": "translated", "value": "%2$lld회 중 %1$lld회차"}}}},
          "Only German": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Nur deutsch"}}}},
          "Known": {},
          "renamed": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "English wording"}}}},
          "untranslated": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
          "%lld eggs": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld egg"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld eggs"}}}}},
            "pl": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld jajko"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld jajka"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld jajek"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld jajka"}}}}},
            "de": {"variations": {"plural": {
              "zero": {"stringUnit": {"state": "translated", "value": "kein Ei"}},
              "one": {"stringUnit": {"state": "translated", "value": "ein Ei"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Eier"}}}}}}},
          "Tap": {"localizations": {"en": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "Tap the phone"}},
            "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
            "other": {"stringUnit": {"state": "translated", "value": "Do it"}}}}}}},
          "%@ has %lld eggs in %lld boxes": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%1$@ has %#@eggs@ in %#@boxes@"},
            "substitutions": {
              "eggs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg egg"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg eggs"}}}}},
              "boxes": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "one box"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg boxes"}}}}}}}}}
        }}
        """#
}
