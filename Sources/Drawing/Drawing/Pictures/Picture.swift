import Archive
import CPango
import Foundation
import Typesetting

/// A presentation at an instant, ready to become a file. The same archive, instant and scale give the same bytes.
public struct Picture: Sendable {
    public var archive: Archive
    /// What live texts and progress show.
    public var instant: Date
    /// Pixels per point.
    public var scale: Double
    private let typesetter: Typesetter

    /// - Parameters:
    ///   - scale: Pixels per point, above 0.
    ///   - typesetter: One per thread when several pictures are drawn at once.
    public init(_ archive: Archive, at instant: Date, scale: Double, typesetter: Typesetter = .shared) {
        self.archive = archive
        self.instant = instant
        self.scale = scale
        self.typesetter = typesetter
    }

    /// Size in whole pixels.
    public var pixelSize: (width: Int, height: Int) {
        func pixels(_ points: Double) -> Int {
            let value = (points * scale - 1e-6).rounded(.up)
            return value.isFinite && value < 1e6 ? Int(value) : 0
        }
        return (pixels(archive.size.width), pixels(archive.size.height))
    }

    func canvas() throws(DrawingError) -> Canvas {
        let size = pixelSize
        let canvas = try Canvas(width: size.width, height: size.height)
        cairo_scale(canvas.context, scale, scale)
        paint(on: canvas.context, isVector: false)
        return canvas
    }

    func paint(on context: OpaquePointer, isVector: Bool) {
        ArchivePainter(archive: archive, instant: instant, typesetter: typesetter).paint(
            on: context, pixelsPerPoint: scale, isVector: isVector)
    }

    /// The picture as a PNG file, transparent outside the presentation's outline.
    public func png() throws(DrawingError) -> Data { try PNGEncoder.encode(canvas()) }

    /// The picture as an SVG file, in points; text is outlines, blurred shadows are pixels.
    public func svg() throws(DrawingError) -> Data {
        try SVGWriter.write(size: archive.size) { paint(on: $0, isVector: true) }
    }
}
