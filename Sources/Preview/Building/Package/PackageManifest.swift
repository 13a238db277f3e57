/// A package's manifest as `swift package dump-package` prints it, as far as building needs it.
struct PackageManifest: Codable {
    struct Version: Codable { var _version: String }

    struct Target: Codable {
        var name: String
        var type: String
        var path: String?
        var exclude: [String]?
        var sources: [String]?
        var resources: [Resource]?
        var dependencies: [TargetDependency]
        var settings: [Setting]?
    }

    struct Resource: Codable { var path: String }

    /// `product`, `target` or `byName`, each a list that begins with names and ends with a condition.
    struct TargetDependency: Codable {
        var product: [Part]?
        var target: [Part]?
        var byName: [Part]?

        var names: [Part] { product ?? target ?? byName ?? [] }
        var name: String { names.first?.text ?? "" }
        var package: String? { product.flatMap { $0.count > 1 ? $0[1].text : nil } }
        var condition: Condition? { names.lazy.compactMap(\.condition).first }
    }

    struct Part: Codable {
        var text: String?
        var condition: Condition?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try? container.decode(String.self)
            condition = try? container.decode(Condition.self)
        }
    }

    struct Condition: Codable {
        var platformNames: [String]?
        var config: String?

        /// Whether it holds for a debug build for an iPhone.
        var holds: Bool { (platformNames ?? []).isEmpty || platformNames?.contains("ios") == true ? config != "release" : false }
    }

    struct Setting: Codable {
        var tool: String
        var kind: [String: Value]
        var condition: Condition?
    }

    /// `{"_0": "text"}` or `{"_0": ["texts"]}`.
    struct Value: Codable {
        var texts: [String]

        private enum CodingKeys: String, CodingKey { case _0 }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let text = try? container.decode(String.self, forKey: ._0) {
                texts = [text]
            } else {
                texts = (try? container.decode([String].self, forKey: ._0)) ?? []
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(texts, forKey: ._0)
        }
    }

    struct Product: Codable {
        var name: String
        var targets: [String]
    }

    struct Dependency: Codable {
        struct FileSystem: Codable {
            var identity: String
            var path: String
        }
        struct SourceControl: Codable { var identity: String }

        var fileSystem: [FileSystem]?
        var sourceControl: [SourceControl]?
    }

    var name: String
    var targets: [Target]
    var products: [Product]
    var dependencies: [Dependency]
    var swiftLanguageVersions: [String]?
    var toolsVersion: Version
}
