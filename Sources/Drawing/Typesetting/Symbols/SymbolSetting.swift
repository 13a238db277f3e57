import Archive
import CPango
import Foundation

/// Measures and draws symbols.
///
/// A circle's ink is one em of the font, the box has a twelfth of an em around the ink, and the ink's middle stands at half the height of
/// capitals (layout-facts, area symbol).
struct SymbolSetting {
    /// Room around the ink on each side, in em.
    private static let margin = 0.0825

    private let catalogue = SymbolCatalogue.shared
    private let fonts = IconFonts.shared

    private static func scale(_ scale: SymbolRequest.Scale) -> Double {
        switch scale {
        case .small: return 0.785
        case .medium: return 1
        case .large: return 1.29
        }
    }

    private func layers(_ request: SymbolRequest) -> (layers: [SymbolLayer], grade: SymbolGrade) {
        let entry = catalogue.entry(request.name)
        let builder = SymbolBuilder(weight: request.font.weight, fonts: fonts)
        if let layers = builder.layers(entry.recipe) { return (SymbolMeasure.fitted(layers, to: request.name), entry.grade) }
        return (builder.layers(.placeholder) ?? [], .missing)
    }

    func layout(_ request: SymbolRequest) -> SymbolLayout {
        let (layers, grade) = layers(request)
        let bounds = SymbolBuilder.bounds(layers)
        let em = request.font.size * Self.scale(request.scale)
        let box = Self.box(of: bounds, request.name)
        let size = CGSize(width: box.width * em, height: box.height * em)
        return SymbolLayout(
            size: CGSize(width: third(size.width), height: third(size.height)),
            baselineOffset: third(size.height) / 2 - request.font.capHeight / 2, grade: grade,
            nearest: grade == .missing ? catalogue.nearest(to: request.name) : nil)
    }

    /// The box around a symbol's ink, in em.
    private static func box(of bounds: CGRect, _ name: String) -> CGSize {
        let ink = bounds.isNull ? CGSize(width: 1, height: 1) : bounds.size
        let measure = SymbolMeasure[name]
        return CGSize(
            width: (measure?.width ?? ink.width) + 2 * margin,
            height: measure?.frameHeight ?? (measure?.height ?? ink.height) + 2 * margin)
    }

    /// Boxes of symbols are whole pixels of a three-fold screen.
    private func third(_ value: Double) -> Double { (value * 3).rounded() / 3 }

    func draw(
        _ request: SymbolRequest, in frame: CGRect, isStretched: Bool, on context: OpaquePointer, setSource: (Paint) -> Void
    ) {
        let (layers, grade) = layers(request)
        let bounds = SymbolBuilder.bounds(layers)
        guard !bounds.isNull, bounds.width > 0, frame.width > 0, frame.height > 0 else { return }
        let em = request.font.size * Self.scale(request.scale)
        // Paints are in points of the presentation, outlines in em of the symbol.
        var points = cairo_matrix_t()
        cairo_get_matrix(context, &points)
        cairo_save(context)
        cairo_translate(context, frame.midX, frame.midY)
        if isStretched {
            let box = Self.box(of: bounds, request.name)
            cairo_scale(context, frame.width / box.width, frame.height / box.height)
        } else {
            cairo_scale(context, em, em)
        }
        cairo_translate(context, -bounds.midX, -bounds.midY)
        let paints = grade == .missing ? [Paint.color(RGBA(255, 45, 170))] : request.paints
        paint(layers, context) { layer in
            var em = cairo_matrix_t()
            cairo_get_matrix(context, &em)
            cairo_set_matrix(context, &points)
            let paint = paint(for: layer, paints, request.rendering)
            setSource(paint)
            cairo_set_matrix(context, &em)
            return paint.isOpaque
        }
        cairo_restore(context)
    }

    private func paint(_ layers: [SymbolLayer], _ context: OpaquePointer, _ setSource: (SymbolLayer) -> Bool) {
        let hasErasing = layers.contains { if case .erase = $0.operation { true } else { false } }
        if hasErasing {
            // A group is as large as the clip; without one it would be as large as the picture.
            let room = SymbolBuilder.bounds(layers).insetBy(dx: -0.1, dy: -0.1)
            cairo_new_path(context)
            cairo_rectangle(context, room.minX, room.minY, room.width, room.height)
            cairo_clip(context)
            cairo_push_group(context)
        }
        for layer in layers {
            switch layer.operation {
            case .erase: cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
            case .ink: cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            }
            add(layer.outline, context)
            let isOpaque = setSource(layer)
            if case .emboldened = layer.pen, !isOpaque {
                flattened(layer.pen, context)
            } else {
                stroke(layer.pen, context)
            }
        }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        if hasErasing {
            cairo_pop_group_to_source(context)
            cairo_paint(context)
        }
    }

    /// Fill and stroke as one, so that a translucent colour does not show where they overlap.
    private func flattened(_ pen: SymbolLayer.Pen, _ context: OpaquePointer) {
        let path = cairo_copy_path(context)
        cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
        cairo_new_path(context)
        cairo_append_path(context, path)
        stroke(pen, context)
        let mask = cairo_pop_group(context)
        cairo_mask(context, mask)
        cairo_pattern_destroy(mask)
        cairo_path_destroy(path)
        cairo_new_path(context)
    }

    private func paint(for layer: SymbolLayer, _ paints: [Paint], _ rendering: SymbolRequest.Rendering) -> Paint {
        let main = paints.first ?? .color(.black)
        guard case .ink(let level) = layer.operation else { return .color(.black) }
        guard level > 0 else { return main }
        switch rendering {
        case .monochrome, .multicolor: return main
        case .hierarchical: return main.opacity(0.5)
        case .palette: return paints.count > 1 ? paints[1] : main
        }
    }

    private func add(_ outline: GlyphOutline, _ context: OpaquePointer) {
        cairo_new_path(context)
        for element in outline.elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .quad(let point, let control):
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(context, &x, &y)
                cairo_curve_to(
                    context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3, point.x + (control.x - point.x) * 2 / 3,
                    point.y + (control.y - point.y) * 2 / 3, point.x, point.y)
            case .curve(let point, let control1, let control2):
                cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    private func stroke(_ pen: SymbolLayer.Pen, _ context: OpaquePointer) {
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        switch pen {
        case .fill: cairo_fill(context)
        case .stroke(let width):
            cairo_set_line_width(context, width)
            cairo_stroke(context)
        case .emboldened(let width):
            cairo_fill_preserve(context)
            cairo_set_line_width(context, width)
            cairo_stroke(context)
        case .dashed(let width, let on, let off):
            cairo_set_line_width(context, width)
            cairo_set_dash(context, [on, off], 2, 0)
            cairo_stroke(context)
            cairo_set_dash(context, nil, 0, 0)
        }
    }
}

extension Paint {
    fileprivate var isOpaque: Bool {
        switch self {
        case .color(let color): return color.alpha >= 1
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _):
            return stops.allSatisfy { $0.color.alpha >= 1 }
        }
    }
}
