import Archive
import Foundation
import PictureFiles

/// The decoded pictures of one archive. One thread at a time.
final class ImageStore {
    private struct Key: Hashable {
        var name: String
        /// Pixels per point of a vector.
        var scale: Double
    }

    private let resources: [String: Archive.ImageResource]
    private var files: [String: PictureFile] = [:]
    private var surfaces: [Key: PictureSurface] = [:]
    /// Why pictures cannot be drawn, by key.
    private(set) var unreadable: [String: PictureFileError] = [:]

    init(_ resources: [String: Archive.ImageResource]) { self.resources = resources }

    /// The picture with its pixels per point.
    ///
    /// - Parameter enlargement: Pixels of the canvas over points of the picture, given its size in points: a vector is drawn that large.
    func surface(_ key: String, enlargement: (CGSize) -> Double) -> (surface: PictureSurface, scale: Double)? {
        guard let resource = resources[key], resource.scale > 0, unreadable[key] == nil else { return nil }
        do throws(PictureFileError) {
            let file = try file(key, resource)
            let scale = file.format.isVector ? min(max(enlargement(file.size), 0.01), 64) : resource.scale
            if let known = surfaces[Key(name: key, scale: scale)] { return (known, scale) }
            let surface = try file.surface(scale: file.format.isVector ? scale : 1)
            surfaces[Key(name: key, scale: scale)] = surface
            return (surface, scale)
        } catch {
            unreadable[key] = error
            return nil
        }
    }

    private func file(_ key: String, _ resource: Archive.ImageResource) throws(PictureFileError) -> PictureFile {
        if let known = files[key] { return known }
        let file = try PictureFile(resource.data)
        files[key] = file
        return file
    }
}
