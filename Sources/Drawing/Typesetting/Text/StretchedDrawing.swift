import CPango
import Foundation

/// Draws wide and condensed fonts, which the stand-ins do not have, by stretching.
enum StretchedDrawing {
    static func draw(on context: OpaquePointer, in frame: CGRect, factor: Double, _ body: (CGRect) -> Void) {
        guard factor != 1 else { return body(frame) }
        cairo_save(context)
        cairo_translate(context, frame.minX, 0)
        cairo_scale(context, factor, 1)
        body(CGRect(x: 0, y: frame.minY, width: frame.width / factor, height: frame.height))
        cairo_restore(context)
    }
}
