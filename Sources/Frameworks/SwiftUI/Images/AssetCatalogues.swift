import Archive
import Foundation
import Synchronization

/// A picture as an asset catalogue or file gives it.
struct AssetPicture: Equatable, Sendable {
    var key: String
    var data: Data
    /// Pixels per point.
    var scale: CGFloat
    /// In points.
    var size: CGSize
    var isTemplate: Bool
}

/// The asset catalogues that a process can see: those of the host that renders, of the main bundle, and of SwiftPM's resource folders.
package final class AssetCatalogues: Sendable {
    package static let shared = AssetCatalogues()

    private struct Contents {
        var searchPaths: [URL] = []
        var catalogues: [AssetCatalogue]?
        var pictures: [String: AssetPicture?] = [:]
    }

    private let contents = Mutex(Contents())

    /// Folders that are searched for `.xcassets`, before the process's own resources.
    package var searchPaths: [URL] {
        get { contents.withLock { $0.searchPaths } }
        set {
            contents.withLock { $0 = Contents(searchPaths: newValue) }
        }
    }

    private static func catalogues(_ contents: inout Contents) -> [AssetCatalogue] {
        if let known = contents.catalogues { return known }
        var folders = contents.searchPaths
        if let resources = Bundle.main.resourceURL { folders.append(resources) }
        folders += ResourceFolders.besideExecutable
        let found = folders.flatMap { AssetCatalogue.find(under: $0) }
        contents.catalogues = found
        return found
    }

    func picture(for source: Image.Source, _ environment: EnvironmentValues) -> AssetPicture? {
        switch source {
        case .symbol: return nil
        case .data(let data, let scale): return AssetPicture(inline: data, scale: scale)
        case .asset(let name):
            let isDark = environment.colorScheme == .dark
            let scale = environment.displayScale
            let key = "\(name)@\(scale)\(isDark ? "~dark" : "")"
            return contents.withLock { contents in
                if let known = contents.pictures[key] { return known }
                let picture = Self.catalogues(&contents).lazy.compactMap { $0.picture(named: name, scale: scale, isDark: isDark) }.first
                contents.pictures[key] = picture
                return picture
            }
        }
    }

    func color(named name: String, isDark: Bool) -> RGBA? {
        contents.withLock { contents in
            Self.catalogues(&contents).lazy.compactMap { $0.color(named: name, isDark: isDark) }.first
        }
    }
}

/// Where SwiftPM puts a target's resources.
enum ResourceFolders {
    /// `<name>.resources` folders beside the running program.
    static var besideExecutable: [URL] {
        let folder = Bundle.main.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { folder.appendingPathComponent($0) }
    }
}
