import Archive
import CPango
import Foundation

/// Paints a group of items with an effect on all of them.
struct EffectPainter {
    let painter: ItemPainter
    private var context: OpaquePointer { painter.context }

    init(painter: ItemPainter) { self.painter = painter }

    func paint(_ effect: Effect, _ items: [DisplayItem]) {
        switch effect {
        case .opacity(let opacity):
            guard opacity > 0 else { return }
            grouped(items) { cairo_paint_with_alpha(context, opacity) }
        case .clip(let shape, let evenOdd):
            cairo_save(context)
            cairo_new_path(context)
            ShapeOutline.add(shape, to: context)
            cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(context)
            painter.paint(items)
            cairo_restore(context)
        case .transform(let map):
            // A map that flattens the plane would put Cairo's context into an error for good.
            guard abs(map.a * map.d - map.b * map.c) > 1e-9 else { return }
            cairo_save(context)
            var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
            cairo_transform(context, &matrix)
            painter.paint(items)
            cairo_restore(context)
        case .composite: grouped(items) { cairo_paint(context) }
        case .blend(let mode):
            grouped(items) {
                cairo_save(context)
                cairo_set_operator(context, mode.cairoOperator)
                cairo_paint(context)
                cairo_restore(context)
            }
        case .mask(let mask): masked(items, mask)
        case .shadow(let color, let radius, let x, let y):
            shadow(items, color, radius: radius, x: x, y: y)
            painter.paint(items)
        case .blur(let radius):
            guard let raster = raster(items, margin: radius * 3) else { return }
            raster.blur(sigma: radius)
            raster.paint(on: context)
        case .grayscale, .saturation, .brightness, .contrast, .hueRotation, .colorMultiply, .colorInvert:
            guard let raster = raster(items, margin: 0) else { return }
            raster.map(ColorChange.of(effect))
            raster.paint(on: context)
        }
    }

    private func grouped(_ items: [DisplayItem], _ combine: () -> Void) {
        cairo_push_group(context)
        painter.paint(items)
        cairo_pop_group_to_source(context)
        combine()
    }

    private func masked(_ items: [DisplayItem], _ mask: [DisplayItem]) {
        cairo_push_group(context)
        painter.paint(items)
        let content = cairo_pop_group(context)
        cairo_push_group(context)
        painter.paint(mask)
        let outline = cairo_pop_group(context)
        cairo_set_source(context, content)
        cairo_mask(context, outline)
        cairo_pattern_destroy(content)
        cairo_pattern_destroy(outline)
    }

    /// SwiftUI's shadow radius is about twice the standard deviation of its blur. Fidelity: guessed.
    private func shadow(_ items: [DisplayItem], _ color: RGBA, radius: Double, x: Double, y: Double) {
        guard color.alpha > 0 else { return }
        let sigma = max(radius, 0) / 2
        // A soft shadow needs no more pixels than its blur leaves visible.
        let scale = sigma > 0 ? min(painter.pixelsPerPoint, max(4 / sigma, 0.5)) : painter.pixelsPerPoint
        guard let raster = raster(items, margin: sigma * 3, pixelsPerPoint: scale) else { return }
        raster.fill(with: RGBA(red: color.red, green: color.green, blue: color.blue))
        raster.blur(sigma: sigma)
        raster.paint(on: context, dx: x, dy: y, alpha: color.alpha)
    }

    private func raster(_ items: [DisplayItem], margin: Double, pixelsPerPoint: Double? = nil) -> Raster? {
        let bounds = items.bounds
        guard !bounds.isNull, !bounds.isInfinite, bounds.width < 5_000, bounds.height < 5_000,
            let raster = Raster(
                frame: bounds.insetBy(dx: -margin, dy: -margin), pixelsPerPoint: pixelsPerPoint ?? painter.pixelsPerPoint)
        else { return nil }
        ItemPainter(
            context: raster.canvas.context, instant: painter.instant, pixelsPerPoint: raster.pixelsPerPoint,
            typesetter: painter.typesetter, images: painter.images, isVector: false
        ).paint(items)
        return raster
    }
}

extension Effect.BlendMode {
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: return CAIRO_OPERATOR_OVER
        case .multiply, .plusDarker: return CAIRO_OPERATOR_MULTIPLY
        case .screen: return CAIRO_OPERATOR_SCREEN
        case .overlay: return CAIRO_OPERATOR_OVERLAY
        case .darken: return CAIRO_OPERATOR_DARKEN
        case .lighten: return CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
        case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
        case .difference: return CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: return CAIRO_OPERATOR_EXCLUSION
        case .hue: return CAIRO_OPERATOR_HSL_HUE
        case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
        case .color: return CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: return CAIRO_OPERATOR_ATOP
        case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: return CAIRO_OPERATOR_ADD
        }
    }
}
