import CPango
import Foundation
import PictureFiles
import Testing

@testable import Drawing

/// The pixels of a PNG file, read by another program's decoder than the one that wrote it.
struct Pixels {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(_ png: Data) throws {
        let picture = try PictureFile(png).surface()
        let surface = picture.surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let data = try #require(cairo_image_surface_get_data(surface))
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let pixel = data + y * stride + x * 4
                bytes += [pixel[2], pixel[1], pixel[0], isOpaque ? 255 : pixel[3]]
            }
        }
        self.bytes = bytes
    }

    /// Red, green, blue, alpha; premultiplied.
    subscript(x: Int, y: Int) -> [UInt8] { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
}
