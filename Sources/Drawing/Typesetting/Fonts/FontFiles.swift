import Archive
import Foundation

/// Where the fonts lie: those of Debian packages by their path, the others in the folder that `make setup` fills.
struct FontFiles: Sendable {
    /// A family under the name that the typesetter asks for, with its files.
    struct Family: Sendable {
        var name: String
        var files: [String]
        /// How to get it when a file is missing.
        var cure: String
        /// Whether the name is the typesetter's own instead of the file's.
        var isRenamed: Bool { name.hasPrefix("OpenActivityKit ") }
    }

    let text: Family
    let display: Family
    let rounded: Family
    let serif: Family
    let monospaced: Family
    let substitute: Family
    let emoji: Family
    let scripts: [Family]
    let symbols: [Family]
    let han: Family

    static let installCommand = "run `make setup`, or scripts/install-fonts.sh"

    /// Folders that may hold the fonts that no Debian package has, first hit wins.
    static var folders: [URL] {
        var folders: [URL] = []
        let environment = ProcessInfo.processInfo.environment
        if let own = environment["OPENACTIVITYKIT_FONTS"], !own.isEmpty { folders.append(URL(fileURLWithPath: own)) }
        let executable = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        for relative in ["../share/openactivitykit/fonts", "../../share/openactivitykit/fonts"] {
            if let executable { folders.append(executable.appendingPathComponent(relative).standardized) }
        }
        let data = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { $0 + "/.local/share" }
        if let data { folders.append(URL(fileURLWithPath: data + "/openactivitykit/fonts")) }
        folders.append(URL(fileURLWithPath: "/usr/local/share/openactivitykit/fonts"))
        return folders
    }

    /// The file of a font that `make setup` fetched.
    static func installed(_ name: String, in folders: [URL] = folders) -> String? {
        folders.lazy.map { $0.appendingPathComponent(name).path }.first { FileManager.default.fileExists(atPath: $0) }
    }

    init(folders: [URL] = Self.folders) {
        func own(_ name: String, _ files: [String]) -> Family {
            Family(
                name: name, files: files.map { Self.installed($0, in: folders) ?? $0 },
                cure: Self.installCommand)
        }
        func debian(_ name: String, _ package: String, _ files: [String]) -> Family {
            Family(name: name, files: files, cure: "install the package \(package): apt-get install \(package)")
        }
        let inter = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
        text = debian(
            "OpenActivityKit Text", "fonts-inter",
            inter.flatMap { ["\($0)", $0 == "Regular" ? "Italic" : "\($0)Italic"] }.map {
                "/usr/share/fonts/opentype/inter/Inter-\($0).otf"
            })
        display = own("OpenActivityKit Display", ["Inter.ttf", "Inter-Italic.ttf"])
        rounded = own("OpenActivityKit Rounded", ["Nunito.ttf", "Nunito-Italic.ttf"])
        serif = own("OpenActivityKit Serif", ["SourceSerif4.ttf", "SourceSerif4-Italic.ttf"])
        monospaced = debian(
            "OpenActivityKit Mono", "fonts-jetbrains-mono",
            ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold"].map {
                "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-\($0).ttf"
            })
        substitute = debian(
            "OpenActivityKit Substitute", "fonts-liberation",
            ["Regular", "Bold", "Italic", "BoldItalic"].map { "/usr/share/fonts/truetype/liberation/LiberationSans-\($0).ttf" })
        let scriptNames = [
            "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Gujarati", "Gurmukhi", "Kannada", "Malayalam",
            "Sinhala", "Armenian", "Georgian", "Ethiopic", "Khmer", "Lao", "Myanmar",
        ]
        scripts = scriptNames.map { script in
            debian(
                "Noto Sans \(script)", "fonts-noto-core",
                ["Regular", "Bold"].map { "/usr/share/fonts/truetype/noto/NotoSans\(script)-\($0).ttf" })
        }
        symbols = [
            debian(
                "Noto Sans", "fonts-noto-core",
                ["NotoSans-Regular.ttf", "NotoSans-Bold.ttf"].map { "/usr/share/fonts/truetype/noto/\($0)" }),
            debian(
                "Noto Sans Symbols", "fonts-noto-core",
                ["NotoSansSymbols-Regular.ttf", "NotoSansSymbols-Bold.ttf"].map { "/usr/share/fonts/truetype/noto/\($0)" }),
            debian("Noto Sans Symbols2", "fonts-noto-core", ["/usr/share/fonts/truetype/noto/NotoSansSymbols2-Regular.ttf"]),
        ]
        han = debian(
            "Noto Sans CJK", "fonts-noto-cjk", ["Regular", "Bold"].map { "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc" })
        emoji = debian("Noto Color Emoji", "fonts-noto-color-emoji", ["/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"])
    }

    /// The families that a reach of characters takes.
    func families(for reach: FontReach) -> [Family] {
        var families = [text, display, rounded, serif, substitute]
        if reach.hasMonospaced { families.append(monospaced) }
        if reach.characters >= .emoji { families.append(emoji) }
        if reach.characters >= .scripts { families += scripts }
        if reach.characters >= .symbols { families += symbols }
        if reach.characters >= .han { families.append(han) }
        return families
    }

    /// One message for each family of which a file is missing.
    var diagnostics: [Diagnostic] {
        families(for: FontReach(characters: .han, hasMonospaced: true)).compactMap { family in
            guard let missing = family.files.first(where: { !FileManager.default.fileExists(atPath: $0) }) else { return nil }
            return Diagnostic(
                severity: .warning, kind: .fontMissing,
                message: "font \((missing as NSString).lastPathComponent) is missing, another face stands in: \(family.cure)")
        }
    }
}
