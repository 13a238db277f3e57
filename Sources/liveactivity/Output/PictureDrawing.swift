import Archive
import Foundation

/// An archive as the bytes of a file.
enum PictureDrawing {
    static func bytes(of archive: Archive, _ format: PreviewOptions.Format, at instant: Date, scale: Double) throws -> Data {
        try archive.encoded()
    }
}
