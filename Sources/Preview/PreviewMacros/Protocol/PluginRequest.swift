/// What the compiler asks, as far as these macros need it.
enum PluginRequest: Decodable {
    case getCapability
    case expandFreestandingMacro(Expansion)
    case expandAttachedMacro(Attachment)
    case unknown

    struct Macro: Decodable {
        var name: String
        var typeName: String
    }

    struct Syntax: Decodable {
        var source: String
        var location: Location
    }

    struct Location: Decodable {
        /// Module and file, as `#fileID` gives them.
        var fileID: String
        var fileName: String
        var line: Int
        var column: Int
    }

    /// `#Preview(…)`.
    struct Expansion: Decodable {
        var macro: Macro
        /// Start of the one name that may be declared.
        var discriminator: String
        var syntax: Syntax
    }

    /// `@Entry var …`.
    struct Attachment: Decodable {
        var macro: Macro
        /// `accessor` or `peer`.
        var macroRole: String
        var declSyntax: Syntax
        /// The extension or type around the declaration.
        var parentDeclSyntax: Syntax?
        var lexicalContext: [Syntax]?
    }

    private enum CodingKeys: CodingKey { case getCapability, expandFreestandingMacro, expandAttachedMacro }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch container.allKeys.first {
        case .getCapability: self = .getCapability
        case .expandFreestandingMacro:
            self = .expandFreestandingMacro(try container.decode(Expansion.self, forKey: .expandFreestandingMacro))
        case .expandAttachedMacro: self = .expandAttachedMacro(try container.decode(Attachment.self, forKey: .expandAttachedMacro))
        case nil: self = .unknown
        }
    }
}
