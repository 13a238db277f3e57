import Archive
import Foundation
import PictureFiles
import Synchronization

/// The asset catalogues that a process can see: those of the host that renders, of the main bundle, and of SwiftPM's resource folders.
package final class AssetCatalogues: Sendable {
    package static let shared = AssetCatalogues()

    private struct PictureKey: Hashable {
        var name: String
        var surroundings: AssetSurroundings
    }

    private struct Contents {
        var searchPaths: [URL] = []
        var catalogues: [AssetCatalogue]?
        var looseFiles: LoosePictures?
        var pictures: [PictureKey: Result<AssetPicture?, PictureFileError>] = [:]
        var inline: [Data: Result<AssetPicture, PictureFileError>] = [:]
    }

    private let contents = Mutex(Contents())

    /// Folders that are searched for `.xcassets`, before the process's own resources.
    package var searchPaths: [URL] {
        get { contents.withLock { $0.searchPaths } }
        set {
            contents.withLock { $0 = Contents(searchPaths: newValue) }
        }
    }

    private static func folders(_ contents: Contents) -> [URL] {
        var folders = contents.searchPaths
        if let resources = Bundle.main.resourceURL { folders.append(resources) }
        return folders + ResourceFolders.besideExecutable
    }

    private static func catalogues(_ contents: inout Contents) -> [AssetCatalogue] {
        if let known = contents.catalogues { return known }
        let found = folders(contents).flatMap { AssetCatalogue.find(under: $0) }
        contents.catalogues = found
        return found
    }

    /// A picture of the catalogues, else a file of that name beside the sources.
    ///
    /// - Throws: `PictureFileError` when there is one and its file cannot be used.
    package func picture(named name: String, in surroundings: AssetSurroundings) throws(PictureFileError) -> AssetPicture? {
        let key = PictureKey(name: name, surroundings: surroundings)
        return try contents.withLock { contents in
            if let known = contents.pictures[key] { return known }
            let result = Result { () throws(PictureFileError) in try Self.find(name, surroundings, &contents) }
            contents.pictures[key] = result
            return result
        }.get()
    }

    private static func find(
        _ name: String, _ surroundings: AssetSurroundings, _ contents: inout Contents
    ) throws(PictureFileError) -> AssetPicture? {
        for catalogue in catalogues(&contents) {
            if let picture = try catalogue.picture(named: name, in: surroundings) { return picture }
        }
        let files = contents.looseFiles ?? LoosePictures(folders: contents.searchPaths)
        contents.looseFiles = files
        return try files.picture(named: name, scale: surroundings.scale)
    }

    /// A picture from a file's bytes, looked at once.
    package func picture(inline data: Data, scale: CGFloat) throws(PictureFileError) -> AssetPicture {
        var picture = try contents.withLock { contents in
            if let known = contents.inline[data] { return known }
            let result = Result { () throws(PictureFileError) in try AssetPicture(inline: data, scale: 1) }
            contents.inline[data] = result
            return result
        }.get()
        guard picture.scale != scale, try !PictureFile.isVector(data) else { return picture }
        picture.size = CGSize(width: picture.size.width / scale, height: picture.size.height / scale)
        picture.scale = scale
        picture.key += "@\(scale)"
        return picture
    }

    package func color(named name: String, in surroundings: ColorSurroundings) -> RGBA? {
        contents.withLock { contents in
            Self.catalogues(&contents).lazy.compactMap { $0.color(named: name, in: surroundings) }.first
        }
    }

    package func data(named name: String) -> Data? {
        contents.withLock { contents in Self.catalogues(&contents).lazy.compactMap { $0.data(named: name) }.first }
    }

    package func symbol(named name: String) -> Data? {
        contents.withLock { contents in Self.catalogues(&contents).lazy.compactMap { $0.symbol(named: name) }.first }
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
