import Assets

/// The identifier that Xcode makes of an asset's name. Source: Xcode 15 release notes, Asset Catalogs.
struct AssetSymbol: Hashable {
    /// Names of the enums around it.
    var groups: [String]
    var identifier: String

    init?(_ asset: AssetName) {
        var parts = asset.name.split(separator: "/").map(String.init)
        guard let last = parts.popLast() else { return nil }
        groups = parts.compactMap { Self.identifier($0, isType: true) }
        guard let identifier = Self.identifier(Self.withoutKind(last, asset.kind), isType: false) else { return nil }
        self.identifier = identifier
    }

    /// "Header Color" is the colour `header`, and "LogoImage" the image `logo`.
    private static func withoutKind(_ name: String, _ kind: AssetName.Kind) -> String {
        let suffix = kind == .color ? "color" : "image"
        guard kind != .symbol, name.lowercased().hasSuffix(suffix), name.count > suffix.count else { return name }
        return String(name.dropLast(suffix.count))
    }

    /// Words are joined in camel case; what no identifier may have parts words.
    private static func identifier(_ text: String, isType: Bool) -> String? {
        let words = text.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        guard let first = words.first else { return nil }
        func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
        var name = (isType ? capitalized(first) : lowered(first)) + words.dropFirst().map(capitalized).joined()
        if name.first?.isNumber == true { name = "_\(name)" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// `URLIcon` becomes `urlIcon`, `ABC` becomes `abc`, `Brand` becomes `brand`.
    private static func lowered(_ word: String) -> String {
        let characters = Array(word)
        let capitals = characters.prefix { $0.isUppercase }.count
        guard capitals > 1, capitals < characters.count, characters[capitals].isLetter else {
            return word.prefix(max(capitals, 1)).lowercased() + word.dropFirst(max(capitals, 1))
        }
        return String(characters.prefix(capitals - 1)).lowercased() + String(characters.dropFirst(capitals - 1))
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
