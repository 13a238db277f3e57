import CPango
import CoreGraphics

enum PixelValues {
    /// Red, green, blue and opacity of a pixel whose colours are multiplied with its opacity.
    static func at(_ x: Int, _ y: Int, of image: CGImage) -> [UInt8] {
        let bytes = cairo_image_surface_get_data(image.picture.surface)!
        let place = bytes + y * image.bytesPerRow + x * 4
        return [place[2], place[1], place[0], place[3]]
    }
}
