import Archive
import Foundation
import PictureFiles

/// One `.xcassets` folder, read as it lies on disk.
struct AssetCatalogue: Sendable {
    /// Deeper than this no project keeps its assets, and a source may lie in a folder with everything.
    static let depthLimit = 6

    private let folder: URL
    /// Set folders by the name that code uses, with the namespaces of their groups.
    private let sets: [String: URL]

    init(folder: URL) {
        self.folder = folder
        var sets: [String: URL] = [:]
        Self.collect(folder, namespace: "", into: &sets)
        self.sets = sets
    }

    /// Kind and name of every set.
    var keys: [String] { Array(sets.keys) }

    /// Every catalogue under a folder, in the order of their paths.
    static func find(under folder: URL) -> [AssetCatalogue] {
        if folder.pathExtension == "xcassets" { return [AssetCatalogue(folder: folder)] }
        guard
            let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        else { return [] }
        var found: [URL] = []
        for case let url as URL in walker {
            if walker.level > Self.depthLimit { walker.skipDescendants() }
            guard url.pathExtension == "xcassets" else { continue }
            found.append(url)
            walker.skipDescendants()
        }
        return found.sorted { $0.path < $1.path }.map(AssetCatalogue.init(folder:))
    }

    private static func collect(_ folder: URL, namespace: String, into sets: inout [String: URL]) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for entry in entries.sorted(by: { $0.path < $1.path }) {
            let name = entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset", "colorset", "appiconset", "symbolset", "dataset":
                let key = "\(entry.pathExtension)/\(namespace)\(name)"
                if sets[key] == nil { sets[key] = entry }
            case "":
                guard entry.hasDirectoryPath else { continue }
                let contents = try? CatalogueContents(folder: entry)
                let inner = contents?.properties?.providesNamespace == true ? "\(namespace)\(name)/" : namespace
                collect(entry, namespace: inner, into: &sets)
            default: continue
            }
        }
    }

    /// The picture for a scale and an appearance: the file of that scale, else the largest; vectors serve every scale.
    ///
    /// - Throws: `PictureFileError` when the set is there and its file cannot be used.
    func picture(named name: String, in surroundings: AssetSurroundings) throws(PictureFileError) -> AssetPicture? {
        guard let set = sets["imageset/\(name)"], let contents = try? CatalogueContents(folder: set) else { return nil }
        let all = (contents.images ?? []).filter { $0.filename != nil && $0.isForPhones }
        let candidates = CatalogueContents.best(all, surroundings.isDark, surroundings.hasIncreasedContrast) { $0.appearances }
            .filter { $0.languageDirection == nil || ($0.languageDirection == "right-to-left") == surroundings.isRightToLeft }
        let best = candidates.first { $0.factor == surroundings.scale } ?? candidates.max { $0.factor < $1.factor } ?? all.first
        guard let best, let file = best.filename else { return nil }
        let path = set.appendingPathComponent(file)
        guard let data = FileManager.default.contents(atPath: path.path) else {
            throw PictureFileError(description: "\(path.path), which the image set names, cannot be read. Put the file there.")
        }
        do throws(PictureFileError) {
            var picture = try AssetPicture(inline: data, scale: best.factor)
            picture.key = "\(name)-\(file)@\(best.factor)"
            picture.isTemplate = contents.properties?.templateRenderingIntent == "template"
            return picture
        } catch {
            throw PictureFileError(description: "\(path.path): \(error.description)")
        }
    }

    func color(named name: String, in surroundings: ColorSurroundings) -> RGBA? {
        guard let set = sets["colorset/\(name)"], let contents = try? CatalogueContents(folder: set) else { return nil }
        let all = (contents.colors ?? []).filter { $0.isForPhones && $0.displayGamut != "display-P3" }
        let best = CatalogueContents.best(all, surroundings.isDark, surroundings.hasIncreasedContrast) { $0.appearances }
        return (best.first { $0.color != nil } ?? all.first)?.color?.value?.resolve(in: surroundings)
    }

    /// The bytes of a data set. Apple: UIKit/NSDataAsset.
    func data(named name: String) -> Data? {
        guard let set = sets["dataset/\(name)"], let contents = try? CatalogueContents(folder: set),
            let file = contents.data?.first(where: { $0.filename != nil })?.filename
        else { return nil }
        return FileManager.default.contents(atPath: set.appendingPathComponent(file).path)
    }

    /// The drawing of a symbol set, as the symbols app exports it.
    func symbol(named name: String) -> Data? {
        guard let set = sets["symbolset/\(name)"], let contents = try? CatalogueContents(folder: set),
            let file = contents.symbols?.first(where: { $0.filename != nil })?.filename
        else { return nil }
        return FileManager.default.contents(atPath: set.appendingPathComponent(file).path)
    }
}
