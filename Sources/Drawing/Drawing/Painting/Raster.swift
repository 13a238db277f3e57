import Archive
import CPango
import Foundation

/// A piece of a picture as pixels, for effects that work on pixels.
struct Raster {
    let canvas: Canvas
    /// Where its pixels lie, in points.
    let frame: CGRect
    let pixelsPerPoint: Double

    /// Makes room for a frame, enlarged to whole pixels.
    init?(frame: CGRect, pixelsPerPoint: Double) {
        let low = (x: (frame.minX * pixelsPerPoint).rounded(.down), y: (frame.minY * pixelsPerPoint).rounded(.down))
        let high = (x: (frame.maxX * pixelsPerPoint).rounded(.up), y: (frame.maxY * pixelsPerPoint).rounded(.up))
        let size = (width: Int(high.x - low.x), height: Int(high.y - low.y))
        guard size.width > 0, size.height > 0, let canvas = try? Canvas(width: size.width, height: size.height) else { return nil }
        self.canvas = canvas
        self.pixelsPerPoint = pixelsPerPoint
        self.frame = CGRect(
            x: low.x / pixelsPerPoint, y: low.y / pixelsPerPoint, width: Double(size.width) / pixelsPerPoint,
            height: Double(size.height) / pixelsPerPoint)
        cairo_scale(canvas.context, pixelsPerPoint, pixelsPerPoint)
        cairo_translate(canvas.context, -self.frame.minX, -self.frame.minY)
    }

    /// Paints the pixels back, moved by an offset in points.
    func paint(on context: OpaquePointer, dx: Double = 0, dy: Double = 0, alpha: Double = 1) {
        cairo_save(context)
        cairo_translate(context, frame.minX + dx, frame.minY + dy)
        cairo_scale(context, 1 / pixelsPerPoint, 1 / pixelsPerPoint)
        cairo_set_source_surface(context, canvas.surface, 0, 0)
        cairo_paint_with_alpha(context, alpha)
        cairo_restore(context)
    }

    /// Blurs by three passes of a box, which come near a Gaussian.
    ///
    /// - Parameter sigma: Standard deviation in points.
    func blur(sigma: Double) {
        let pixels = sigma * pixelsPerPoint
        guard pixels > 0.2 else { return }
        let radius = max(Int(((sqrt(12 * pixels * pixels / 3 + 1) - 1) / 2).rounded()), 1)
        let (width, height) = (canvas.width, canvas.height)
        _ = canvas.withPixels { data, stride in
            var line = [UInt32](repeating: 0, count: max(width, height) * 4)
            for _ in 0..<3 {
                for y in 0..<height { Self.box(data + y * stride, count: width, step: 4, radius: radius, &line) }
                for x in 0..<width { Self.box(data + x * 4, count: height, step: stride, radius: radius, &line) }
            }
        }
    }

    private static func box(_ data: UnsafeMutablePointer<UInt8>, count: Int, step: Int, radius: Int, _ line: inout [UInt32]) {
        let size = UInt32(radius * 2 + 1)
        for channel in 0..<4 {
            for index in 0..<count { line[index] = UInt32(data[index * step + channel]) }
            var sum: UInt32 = 0
            for index in 0..<min(radius, count) { sum += line[index] }
            for index in 0..<count {
                if index + radius < count { sum += line[index + radius] }
                if index - radius - 1 >= 0 { sum -= line[index - radius - 1] }
                data[index * step + channel] = UInt8((sum + size / 2) / size)
            }
        }
    }

    /// Replaces every colour by one, kept to the alpha that is there.
    func fill(with color: RGBA) {
        cairo_save(canvas.context)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_IN)
        PaintSource.set(color, on: canvas.context)
        cairo_paint(canvas.context)
        cairo_restore(canvas.context)
    }

    /// Changes every pixel's colour; components are not premultiplied, 0 to 1.
    func map(_ change: (inout (red: Double, green: Double, blue: Double)) -> Void) {
        let (width, height) = (canvas.width, canvas.height)
        _ = canvas.withPixels { data, stride in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = data + y * stride + x * 4
                    guard pixel[3] > 0 else { continue }
                    let alpha = Double(pixel[3])
                    var color = (red: Double(pixel[2]) / alpha, green: Double(pixel[1]) / alpha, blue: Double(pixel[0]) / alpha)
                    change(&color)
                    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * alpha).rounded()) }
                    pixel[0] = byte(color.blue)
                    pixel[1] = byte(color.green)
                    pixel[2] = byte(color.red)
                }
            }
        }
    }
}
