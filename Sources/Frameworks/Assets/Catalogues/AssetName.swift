import Foundation

/// A set of a catalogue by the name that code uses.
package struct AssetName: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
    }

    package var kind: Kind
    /// With the namespaces of its groups, separated by slashes.
    package var name: String

    package init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// The names of all catalogues under some folders, each once, sorted.
    package static func all(under folders: [URL]) -> [AssetName] {
        Set(folders.flatMap { AssetCatalogue.find(under: $0) }.flatMap(\.names)).sorted {
            ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue)
        }
    }
}

extension AssetCatalogue {
    var names: [AssetName] {
        keys.compactMap { key in
            guard let slash = key.firstIndex(of: "/"), let kind = AssetName.Kind(rawValue: String(key[..<slash])) else { return nil }
            return AssetName(kind: kind, name: String(key[key.index(after: slash)...]))
        }
    }
}
