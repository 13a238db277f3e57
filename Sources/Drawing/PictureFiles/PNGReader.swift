import CPango
import Foundation

/// Reads PNG files through Cairo.
enum PNGReader {
    private final class Cursor {
        var data: Data
        init(_ data: Data) { self.data = data }
    }

    /// The size in the header, without decoding.
    static func size(of data: Data) throws(PictureFileError) -> CGSize {
        guard data.count >= 24 else { throw PictureFileError(description: "The PNG file ends before its size. Export it again.") }
        func number(_ offset: Int) -> Int {
            data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        return CGSize(width: CGFloat(number(16)), height: CGFloat(number(20)))
    }

    static func surface(of data: Data) throws(PictureFileError) -> PictureSurface {
        let cursor = Cursor(data)
        let surface = cairo_image_surface_create_from_png_stream(read, Unmanaged.passUnretained(cursor).toOpaque())
        guard let picture = PictureSurface(owning: surface) else {
            throw PictureFileError(description: "The PNG file is damaged. Export it again.")
        }
        return picture
    }

    private static let read: cairo_read_func_t = { closure, buffer, length in
        guard let closure, let buffer else { return CAIRO_STATUS_READ_ERROR }
        let cursor = Unmanaged<Cursor>.fromOpaque(closure).takeUnretainedValue()
        guard cursor.data.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
        cursor.data.copyBytes(to: buffer, count: Int(length))
        cursor.data = cursor.data.dropFirst(Int(length))
        return CAIRO_STATUS_SUCCESS
    }
}
