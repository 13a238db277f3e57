import Foundation
import Synchronization

/// Where texts come from, and the languages that the person prefers: the process's own catalogues, or those that a host sets.
package final class StringCatalogues: Sendable {
    package static let shared = StringCatalogues()

    /// Languages for everything inside a task, before those of the process.
    @TaskLocal package static var languages: [String]?

    private struct State {
        var searchPaths: [URL] = []
        var preferredLanguages: [String]?
        var folders: [[URL]: StringFolder] = [:]
        var diagnostics: [LocalizationDiagnostic] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// Folders that are searched, with all folders below, instead of the process's own resources; empty means those resources.
    package var searchPaths: [URL] {
        get { state.withLock { $0.searchPaths } }
        set { state.withLock { $0.searchPaths = newValue } }
    }

    /// The person's languages, the first the dearest. By default those of the process.
    package var preferredLanguages: [String] {
        get { Self.languages ?? state.withLock { $0.preferredLanguages } ?? Locale.preferredLanguages }
        set { state.withLock { $0.preferredLanguages = newValue } }
    }

    /// The locale that writes figures where none is given.
    package var locale: Locale {
        guard let language = Self.languages?.first ?? state.withLock({ $0.preferredLanguages?.first }) else { return .current }
        return Locale(identifier: language)
    }

    /// What authors should know, each once, in the order in which it was found.
    package var diagnostics: [LocalizationDiagnostic] { state.withLock { $0.diagnostics } }

    package func report(_ diagnostic: LocalizationDiagnostic) {
        state.withLock { if !$0.diagnostics.contains(diagnostic) { $0.diagnostics.append(diagnostic) } }
    }

    package func forgetDiagnostics() { state.withLock { $0.diagnostics = [] } }

    /// Reads all files anew when they are next needed.
    package func reload() { state.withLock { $0.folders = [:] } }

    /// Looks a key up.
    ///
    /// - Parameters:
    ///   - key: With `%lld`, `%@` and the like where arguments stand.
    ///   - value: What stands in the development language when no table has the key; nil is the key itself.
    ///   - table: The table's name; nil is `Localizable`.
    ///   - folder: Where to search instead of in the search paths.
    ///   - languages: The languages that are wanted, the dearest first.
    ///   - arguments: What stands in the places, in the key's order; nil for what is no number.
    package func lookUp(
        _ key: String, value: String? = nil, table: String? = nil, folder: URL? = nil, languages: [String], arguments: [FormatArgument?]
    ) -> LocalizedPieces {
        let texts = self.folder(folder)
        let order = LanguageChoice.order(
            preferred: languages, available: texts.languages, development: texts.developmentLanguage)
        let entry = texts.tables[table ?? "Localizable"]?.translations[key]
        guard let entry, let language = order.first(where: { entry[$0] != nil }), let translation = entry[language] else {
            return LocalizedPieces(
                pieces: FormatPiece.joined(FormatPiece.pieces(of: value ?? key)), language: texts.developmentLanguage,
                isFound: entry != nil)
        }
        let specifiers = FormatPiece.pieces(of: key).compactMap { piece -> (Int, String)? in
            guard case .argument(let index, let specifier) = piece else { return nil }
            return (index, specifier)
        }
        func figures(_ index: Int, _ specifier: String) -> PluralOperands? {
            arguments.indices.contains(index) ? arguments[index]?.plural(specifier) : nil
        }
        let first = specifiers.first { figures($0.0, $0.1) != nil }
        return LocalizedPieces(
            pieces: translation.pieces(
                language: Locale.Language(identifier: language).languageCode?.identifier ?? language, figures: figures,
                firstFigure: first?.0, specifier: first?.1 ?? "%lld"),
            language: language, isFound: true)
    }

    /// The text of a key as it stands in the table, places and all; of texts that vary with a figure, the general form.
    func format(_ key: String, value: String?, table: String?) -> String {
        let texts = folder(nil)
        let order = LanguageChoice.order(
            preferred: preferredLanguages, available: texts.languages, development: texts.developmentLanguage)
        let entry = texts.tables[table ?? "Localizable"]?.translations[key] ?? [:]
        return order.lazy.compactMap { entry[$0]?.generalText }.first ?? value ?? key
    }

    /// The languages that have texts in folders, the development language first and the others in the order of their tags.
    package static func languages(in folders: [URL]) -> [String] {
        let found = StringFolder(reading: folders, developmentLanguage: developmentLanguage)
        let others = Set(found.languages).subtracting([found.developmentLanguage, "Base"])
        return [found.developmentLanguage] + others.sorted()
    }

    private func folder(_ explicit: URL?) -> StringFolder {
        state.withLock { state in
            let paths = explicit.map { [$0] } ?? (state.searchPaths.isEmpty ? Self.ownPaths : state.searchPaths)
            if let known = state.folders[paths] { return known }
            let folder = StringFolder(reading: paths, developmentLanguage: Self.developmentLanguage)
            for diagnostic in folder.diagnostics where !state.diagnostics.contains(diagnostic) { state.diagnostics.append(diagnostic) }
            state.folders[paths] = folder
            return folder
        }
    }

    private static var developmentLanguage: String {
        Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    }

    /// The resource folders beside the executable: its own target's if it has some, since a neighbour's texts are another program's.
    private static let ownPaths: [URL] = {
        let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments.first ?? ".")
        let folder = executable.deletingLastPathComponent()
        let content = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let resources = content.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
        let own = resources.filter { $0.deletingPathExtension().lastPathComponent.hasSuffix("_\(executable.lastPathComponent)") }
        let languages = content.filter { $0.pathExtension == "lproj" }
        return (own.isEmpty ? resources : own) + languages
    }()
}
