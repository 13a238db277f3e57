import CPango
import Foundation

/// Pixels in memory: premultiplied, four bytes a pixel, blue first.
///
/// `@unchecked Sendable` holds: Cairo counts references atomically, and the pixels are not written after `init` returns.
public final class PictureSurface: @unchecked Sendable {
    public let surface: OpaquePointer
    public let width: Int
    public let height: Int

    /// Takes a Cairo image surface over; nil when Cairo says that it is broken or that it holds nothing.
    public init?(owning surface: OpaquePointer?) {
        guard let surface else { return nil }
        let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, width > 0, height > 0 else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_surface_flush(surface)
        self.surface = surface
        self.width = width
        self.height = height
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws new pixels.
    ///
    /// - Returns: nil when there is no memory for that many, or when either side is not from 1 to 32000.
    public static func drawing(width: Int, height: Int, _ draw: (_ context: OpaquePointer) -> Void) -> PictureSurface? {
        guard (1...32_000).contains(width), (1...32_000).contains(height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        draw(context)
        cairo_destroy(context)
        return PictureSurface(owning: surface)
    }

    /// The picture as a PNG file; nil when there is no memory for it.
    public func png() -> Data? {
        final class Sink { var data = Data() }
        let sink = Sink()
        let status = cairo_surface_write_to_png_stream(
            surface,
            { closure, bytes, count in
                guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(sink).toOpaque())
        return status == CAIRO_STATUS_SUCCESS ? sink.data : nil
    }

    /// The picture as a JPEG file on black, as transparent pixels of none have no colour.
    ///
    /// - Parameter quality: 0 is small, 1 good.
    /// - Throws: `PictureFileError` when GdkPixbuf is not installed, or refuses.
    public func jpeg(quality: Double) throws(PictureFileError) -> Data { try PixelReader.jpeg(of: self, quality: quality) }
}
