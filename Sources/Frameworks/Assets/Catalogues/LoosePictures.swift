import Foundation
import PictureFiles

/// Picture files that lie beside the sources, outside any catalogue: an app's bundle has them all in one folder.
struct LoosePictures: Sendable {
    private struct File {
        var url: URL
        var scale: CGFloat
    }

    /// By name without scale, with and without the extension.
    private var files: [String: [File]] = [:]

    init(folders: [URL]) {
        for folder in folders { collect(folder) }
    }

    private mutating func collect(_ folder: URL) {
        guard
            let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        else { return }
        for case let url as URL in walker {
            if url.pathExtension == "xcassets" || walker.level > AssetCatalogue.depthLimit { walker.skipDescendants() }
            guard ["png", "jpg", "jpeg", "heic", "gif", "webp", "tiff", "bmp", "svg", "pdf"].contains(url.pathExtension.lowercased())
            else { continue }
            var name = url.deletingPathExtension().lastPathComponent
            if let device = name.range(of: "~") { name = String(name[..<device.lowerBound]) }
            var scale: CGFloat = 1
            for factor in [2, 3] where name.hasSuffix("@\(factor)x") {
                name = String(name.dropLast(3))
                scale = CGFloat(factor)
            }
            let file = File(url: url, scale: scale)
            files[name, default: []].append(file)
            files["\(name).\(url.pathExtension)", default: []].append(file)
        }
    }

    func picture(named name: String, scale: CGFloat) throws(PictureFileError) -> AssetPicture? {
        guard let found = files[name], let best = found.first(where: { $0.scale == scale }) ?? found.max(by: { $0.scale < $1.scale }),
            let data = FileManager.default.contents(atPath: best.url.path)
        else { return nil }
        do throws(PictureFileError) {
            return try AssetPicture(inline: data, scale: best.scale)
        } catch {
            throw PictureFileError(description: "\(best.url.path): \(error.description)")
        }
    }
}
