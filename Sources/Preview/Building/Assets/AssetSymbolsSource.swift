import Assets
import Foundation

/// The declarations that Xcode generates from the asset catalogues of a target: `ColorResource.brand`, `Color.brand`, `ImageResource.logo`.
struct AssetSymbolsSource {
    private struct Entry {
        var symbol: AssetSymbol
        var name: String
    }

    private let colors: [Entry]
    private let images: [Entry]
    /// Names that the sources declare themselves, which are left to them.
    private let declared: Set<String>

    /// - Parameter sources: Texts of the module's files.
    init(assets: [AssetName], sources: [[UInt8]]) {
        func entries(_ kinds: Set<AssetName.Kind>) -> [Entry] {
            var seen: Set<AssetSymbol> = []
            return assets.filter { kinds.contains($0.kind) }.compactMap { asset in
                guard let symbol = AssetSymbol(asset), seen.insert(symbol).inserted else { return nil }
                return Entry(symbol: symbol, name: asset.name)
            }
        }
        colors = entries([.color])
        images = entries([.image, .symbol])
        declared = assets.isEmpty ? [] : Self.declaredMembers(sources)
    }

    /// The source, or nil when there is nothing to declare.
    var text: String? {
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        var text = "// Generated from asset catalogues.\nimport SwiftUI\nimport UIKit\n"
        text += Self.declarations("ColorResource", colors) { #"static let \#($0) = ColorResource(name: "\#($1)", bundle: .main)"# }
        text += Self.declarations("ImageResource", images) { #"static let \#($0) = ImageResource(name: "\#($1)", bundle: .main)"# }
        let ownColors = colors.filter { !declared.contains($0.symbol.identifier) && !Self.takenColors.contains($0.symbol.identifier) }
        text += Self.declarations("Color", ownColors) { #"static var \#($0): Color { Color("\#($1)") }"# }
        // A shape style's members cannot have types inside.
        text += Self.declarations("ShapeStyle where Self == Color", ownColors.filter { $0.symbol.groups.isEmpty }) {
            #"static var \#($0): Color { Color("\#($1)") }"#
        }
        text += Self.declarations("UIColor", ownColors) {
            #"static var \#($0): UIColor { UIColor(resource: ColorResource(name: "\#($1)", bundle: .main)) }"#
        }
        let ownImages = images.filter { !declared.contains($0.symbol.identifier) }
        text += Self.declarations("UIImage", ownImages) {
            #"static var \#($0): UIImage { UIImage(resource: ImageResource(name: "\#($1)", bundle: .main)) }"#
        }
        return text
    }

    private static func declarations(_ type: String, _ entries: [Entry], _ declaration: (String, String) -> String) -> String {
        guard !entries.isEmpty else { return "" }
        var text = "\nextension \(type) {\n"
        for entry in entries where entry.symbol.groups.isEmpty { text += "    \(declaration(entry.symbol.identifier, entry.name))\n" }
        // An enum for each group; a group inside another is an enum inside it.
        let groups = Dictionary(grouping: entries.filter { !$0.symbol.groups.isEmpty }) { $0.symbol.groups }
        for (path, members) in groups.sorted(by: { $0.key.joined(separator: "/") < $1.key.joined(separator: "/") }) {
            text += "    \(path.map { "enum \($0) {" }.joined(separator: " ")) "
            text += members.map { declaration($0.symbol.identifier, $0.name) }.joined(separator: "; ")
            text += String(repeating: " }", count: path.count) + "\n"
        }
        return text + "}\n"
    }

    /// Names after `static let`, `static var` and `class var`.
    private static func declaredMembers(_ sources: [[UInt8]]) -> Set<String> {
        var names: Set<String> = []
        for source in sources {
            let words = String(decoding: source, as: UTF8.self).split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
            for index in words.indices.dropLast(2)
            where (words[index] == "static" || words[index] == "class") && (words[index + 1] == "let" || words[index + 1] == "var") {
                names.insert(String(words[index + 2]))
            }
        }
        return names
    }

    /// What the frameworks declare themselves; Xcode leaves these out as well.
    private static let takenColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray", "white", "black",
        "clear", "primary", "secondary", "tertiary", "quaternary", "accentColor", "darkGray", "lightGray", "magenta", "tint", "tintColor",
        "label", "link", "separator", "background", "foreground", "selection", "fill", "placeholder", "windowBackground",
    ]
}
