import CPango
import Foundation

/// Writes SVG files through Cairo.
enum SVGWriter {
    private final class Output {
        var data = Data()
    }

    /// - Parameter size: Points, which become the file's pixels.
    static func write(size: CGSize, _ paint: (OpaquePointer) -> Void) throws(DrawingError) -> Data {
        let output = Output()
        do {
            guard
                let surface = cairo_svg_surface_create_for_stream(
                    append, Unmanaged.passUnretained(output).toOpaque(), max(size.width, 1), max(size.height, 1))
            else { throw DrawingError(code: .memory, description: "Cairo could not open an SVG surface.") }
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            let canvas = try Canvas(owning: surface)
            paint(canvas.context)
            cairo_surface_finish(surface)
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
                throw DrawingError(code: .encoding, description: "Cairo could not write the SVG picture.")
            }
        }
        return output.data
    }

    private static let append: cairo_write_func_t = { closure, bytes, length in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(length))
        return CAIRO_STATUS_SUCCESS
    }
}
