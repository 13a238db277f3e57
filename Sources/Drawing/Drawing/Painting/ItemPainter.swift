import Archive
import CPango
import Foundation
import Typesetting

/// Paints display items on a Cairo context at an instant. One thread at a time; several painters may work side by side.
struct ItemPainter {
    let context: OpaquePointer
    let instant: Date
    /// Resolution of effects that need pixels.
    let pixelsPerPoint: Double
    let typesetter: Typesetter
    let images: ImageStore
    /// Whether the target keeps outlines, as SVG does.
    let isVector: Bool

    func paint(_ items: [DisplayItem]) {
        for item in items { paint(item) }
    }

    private func paint(_ item: DisplayItem) {
        switch item.content {
        case .shape(let shape, let drawing, let paint): self.paint(shape, drawing, paint)
        case .text(let text):
            typesetter.draw(text.request, in: text.frame, at: instant, on: context, asPaths: isVector) {
                PaintSource.set($0, on: context)
            }
        case .symbol(let symbol):
            typesetter.draw(symbol.request, in: symbol.frame, stretched: symbol.isResizable, on: context) {
                PaintSource.set($0, on: context)
            }
        case .image(let image): ImagePainter(context: context, images: images).paint(image)
        case .liveProgress(let progress): paint(progress)
        case .region(_, let items), .accessibility(_, let items): paint(items)
        case .group(let effect, let items): EffectPainter(painter: self).paint(effect, items)
        }
    }

    private func paint(_ shape: ArchivedShape, _ drawing: ShapeDrawing, _ paint: Paint) {
        cairo_new_path(context)
        ShapeOutline.add(shape, to: context)
        PaintSource.set(paint, on: context)
        switch drawing {
        case .fill(let evenOdd):
            cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        case .stroke(let stroke):
            cairo_set_line_width(context, stroke.width)
            cairo_set_line_cap(
                context, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : stroke.cap == .square ? CAIRO_LINE_CAP_SQUARE : CAIRO_LINE_CAP_BUTT)
            cairo_set_line_join(
                context,
                stroke.join == .round ? CAIRO_LINE_JOIN_ROUND : stroke.join == .bevel ? CAIRO_LINE_JOIN_BEVEL : CAIRO_LINE_JOIN_MITER)
            cairo_set_miter_limit(context, stroke.miterLimit)
            // Cairo refuses a dash pattern that adds up to nothing.
            let dash = stroke.dash.reduce(0, +) > 0 ? stroke.dash.map { max($0, 0) } : []
            cairo_set_dash(context, dash, Int32(dash.count), stroke.dashPhase)
            cairo_stroke(context)
            cairo_set_dash(context, nil, 0, 0)
        }
    }

    private func paint(_ progress: LiveProgress) {
        let fraction = progress.fraction(at: instant)
        let frame = progress.frame
        switch progress.form {
        case .bar(let isMirrored):
            func capsule(_ rect: CGRect) -> ArchivedShape {
                .roundedRectangle(rect, radii: CornerRadii(min(rect.width, rect.height) / 2), style: .circular)
            }
            paint(capsule(frame), .fill(evenOdd: false), progress.track)
            guard fraction > 0 else { return }
            let width = max(frame.width * fraction, min(frame.height, frame.width))
            paint(
                capsule(CGRect(x: isMirrored ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)),
                .fill(evenOdd: false), progress.fill)
        case .ring(let lineWidth):
            let radius = max(min(frame.width, frame.height) / 2 - lineWidth / 2, 0)
            cairo_set_line_width(context, lineWidth)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            for (part, paint) in [(1, progress.track), (fraction, progress.fill)] where part > 0 {
                cairo_new_path(context)
                cairo_arc(context, frame.midX, frame.midY, radius, -.pi / 2, -.pi / 2 + 2 * .pi * part)
                PaintSource.set(paint, on: context)
                cairo_stroke(context)
            }
        }
    }
}
