import Foundation

/// The tables below some folders, read once.
struct StringFolder: Sendable {
    private(set) var tables: [String: StringTable] = [:]
    private(set) var languages: Set<String> = []
    private(set) var developmentLanguage: String
    private(set) var diagnostics: [LocalizationDiagnostic] = []

    /// - Parameter developmentLanguage: What plain tables and keys are written in where no catalogue says so.
    init(reading paths: [URL], developmentLanguage: String) {
        self.developmentLanguage = developmentLanguage
        let files = paths.flatMap(Self.files)
        let catalogues = files.filter { $0.pathExtension == "xcstrings" }
        for file in catalogues { readCatalogue(file) }
        if let source = tables["Localizable"]?.sourceLanguage ?? tables.sorted(by: { $0.key < $1.key }).first?.value.sourceLanguage {
            self.developmentLanguage = source
        }
        for file in files where ["strings", "stringsdict"].contains(file.pathExtension) { readStrings(file) }
        languages = tables.values.reduce(into: []) { $0.formUnion($1.languages) }
        if !tables.isEmpty { languages.insert(self.developmentLanguage) }
    }

    private static func files(below path: URL) -> [URL] {
        let manager = FileManager.default
        guard let enumerator = manager.enumerator(at: path, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]) else {
            return []
        }
        let known: Set = ["xcstrings", "strings", "stringsdict"]
        // Rules that vary with a figure win over plain texts of the same key, so they are read first.
        return enumerator.compactMap { $0 as? URL }.filter { known.contains($0.pathExtension) }
            .sorted { ($1.pathExtension, $0.path) < ($0.pathExtension, $1.path) }
    }

    private mutating func readCatalogue(_ file: URL) {
        do {
            add(try JSONDecoder().decode(StringCatalogueFile.self, from: Data(contentsOf: file)).table, file)
        } catch {
            unreadable(file, error)
        }
    }

    private mutating func readStrings(_ file: URL) {
        let folder = file.deletingLastPathComponent()
        let name = folder.deletingPathExtension().lastPathComponent
        let language = folder.pathExtension == "lproj" && name != "Base" ? Self.legacyNames[name] ?? name : developmentLanguage
        do {
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), options: [], format: nil)
            add(StringsDictionary.table(list as? [String: Any] ?? [:], language: language), file)
        } catch {
            unreadable(file, error)
        }
    }

    private mutating func add(_ table: StringTable, _ file: URL) {
        tables[file.deletingPathExtension().lastPathComponent, default: StringTable()].merge(table)
    }

    private mutating func unreadable(_ file: URL, _ error: any Error) {
        diagnostics.append(
            LocalizationDiagnostic(
                kind: .unreadable, subject: file.lastPathComponent,
                message: "\(file.path) cannot be read as texts: \(error). Its keys are shown instead; open it in an editor and mend it."))
    }

    private static let legacyNames = [
        "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es", "Italian": "it", "Dutch": "nl",
    ]
}
