import Archive
import CPango
import Foundation
import Typesetting

/// Paints a whole presentation: its surface, then its items, cut at the surface's outline.
struct ArchivePainter {
    let archive: Archive
    let instant: Date
    let typesetter: Typesetter

    func paint(on context: OpaquePointer, pixelsPerPoint: Double, isVector: Bool) {
        cairo_save(context)
        let surface = archive.surface
        if !surface.shapes.isEmpty {
            cairo_new_path(context)
            surface.shapes.forEach { ShapeOutline.add($0, to: context) }
            if let background = surface.background {
                PaintSource.set(background, on: context)
                cairo_fill_preserve(context)
            }
            cairo_clip(context)
        }
        ItemPainter(
            context: context, instant: instant, pixelsPerPoint: pixelsPerPoint, typesetter: typesetter,
            images: ImageStore(archive.images), isVector: isVector
        ).paint(archive.items)
        cairo_restore(context)
        if let keyline = surface.keyline { paintKeyline(keyline, context, pixelsPerPoint) }
    }

    /// A hairline just inside the outline, as the island shows it over dark content. Fidelity: guessed.
    private func paintKeyline(_ color: RGBA, _ context: OpaquePointer, _ pixelsPerPoint: Double) {
        cairo_save(context)
        cairo_new_path(context)
        archive.surface.shapes.forEach { ShapeOutline.add($0, to: context) }
        cairo_clip_preserve(context)
        PaintSource.set(color.opacity(0.45), on: context)
        cairo_set_line_width(context, 2)
        cairo_stroke(context)
        cairo_restore(context)
    }
}
