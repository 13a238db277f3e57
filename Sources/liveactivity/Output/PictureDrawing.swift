import Archive
import Drawing
import Foundation
import Typesetting

/// An archive as the bytes of a file.
enum PictureDrawing {
    /// - Throws: `DrawingError`, `ArchiveError` or an encoding error.
    static func bytes(
        of archive: Archive, _ format: PreviewOptions.Format, at instant: Date, scale: Double, typesetter: Typesetter = .shared
    ) throws -> Data {
        switch format {
        case .png: return try Picture(archive, at: instant, scale: scale, typesetter: typesetter).png()
        case .svg: return try Picture(archive, at: instant, scale: scale, typesetter: typesetter).svg()
        case .archive: return try archive.encoded()
        }
    }
}
