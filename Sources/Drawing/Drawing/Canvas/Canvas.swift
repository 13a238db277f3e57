import CPango
import Foundation

/// A Cairo surface with its context. One thread at a time.
final class Canvas {
    let context: OpaquePointer
    let surface: OpaquePointer
    /// Pixels; zero for vector canvases.
    let width: Int
    let height: Int

    /// A transparent image of pixels, eight bits a channel.
    init(width: Int, height: Int) throws(DrawingError) {
        guard width > 0, height > 0, width <= 32_000, height <= 32_000 else {
            throw DrawingError(
                code: .size,
                description: "A picture of \(width) × \(height) pixels cannot be made; sides go from 1 to 32000. Lower the scale.")
        }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { throw DrawingError(code: .memory, description: "No memory for a picture of \(width) × \(height) pixels.") }
        self.surface = surface
        self.context = context
        self.width = width
        self.height = height
    }

    /// A canvas over a surface that it takes over.
    init(owning surface: OpaquePointer) throws(DrawingError) {
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            throw DrawingError(code: .memory, description: "Cairo could not open a drawing surface.")
        }
        self.surface = surface
        self.context = context
        width = 0
        height = 0
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Reads the image's bytes: premultiplied, four bytes a pixel, blue first.
    func withPixels<R>(_ body: (_ pixels: UnsafeMutablePointer<UInt8>, _ stride: Int) -> R) -> R? {
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let result = body(pixels, Int(cairo_image_surface_get_stride(surface)))
        cairo_surface_mark_dirty(surface)
        return result
    }
}
