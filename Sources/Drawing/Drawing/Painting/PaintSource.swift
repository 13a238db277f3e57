import Archive
import CPango
import Foundation

/// Makes a paint the source of what is drawn next.
enum PaintSource {
    static func set(_ paint: Paint, on context: OpaquePointer) {
        switch paint {
        case .color(let color): set(color, on: context)
        case .linearGradient(let stops, let start, let end):
            use(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops, context)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            use(
                cairo_pattern_create_radial(center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0)), stops,
                context)
        case .ellipticalGradient(let stops, let frame, let center, let startRadius, let endRadius):
            guard frame.width > 0, frame.height > 0,
                let pattern = cairo_pattern_create_radial(0, 0, max(startRadius, 0), 0, 0, max(endRadius, 0))
            else { return set(stops.last?.color ?? .clear, on: context) }
            var matrix = cairo_matrix_t()
            cairo_matrix_init(&matrix, 1 / frame.width, 0, 0, 1 / frame.height, -center.x / frame.width, -center.y / frame.height)
            cairo_pattern_set_matrix(pattern, &matrix)
            use(pattern, stops, context)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            guard let mesh = cairo_pattern_create_mesh() else { return }
            fan(mesh, stops, center, startAngle, endAngle, reach: 4_000)
            cairo_set_source(context, mesh)
            cairo_pattern_destroy(mesh)
        }
    }

    static func set(_ color: RGBA, on context: OpaquePointer) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private static func use(_ pattern: OpaquePointer?, _ stops: [GradientStop], _ context: OpaquePointer) {
        guard let pattern else { return }
        for stop in stops.sorted(by: { $0.location < $1.location }) {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// An angular gradient as a fan of triangles, a degree and a half each.
    private static func fan(
        _ mesh: OpaquePointer, _ stops: [GradientStop], _ center: PaintPoint, _ start: Double, _ end: Double, reach: Double
    ) {
        let stops = stops.sorted { $0.location < $1.location }
        let span = end - start
        guard span != 0, !stops.isEmpty else { return }
        func color(at degrees: Double) -> RGBA {
            var turned = (degrees - start).truncatingRemainder(dividingBy: 360)
            if turned < 0 { turned += 360 }
            // What lies outside a part turn belongs to the nearer end.
            var fraction = turned / abs(span)
            if fraction > 1 { fraction = turned - abs(span) < (360 - abs(span)) / 2 ? 1 : 0 }
            return Self.color(stops, at: span < 0 ? 1 - fraction : fraction)
        }
        let count = 240
        for index in 0..<count {
            let (a, b) = (start + 360 * Double(index) / Double(count), start + 360 * Double(index + 1) / Double(count))
            func point(_ degrees: Double) -> (Double, Double) {
                (center.x + reach * cos(degrees * .pi / 180), center.y + reach * sin(degrees * .pi / 180))
            }
            let (p, q) = (point(a), point(b))
            let (first, second) = (color(at: a + 1e-6), color(at: b - 1e-6))
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, center.x, center.y)
            cairo_mesh_pattern_line_to(mesh, p.0, p.1)
            cairo_mesh_pattern_line_to(mesh, q.0, q.1)
            cairo_mesh_pattern_line_to(mesh, center.x, center.y)
            for (corner, value) in [first, first, second, second].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(mesh, UInt32(corner), value.red, value.green, value.blue, value.alpha)
            }
            cairo_mesh_pattern_end_patch(mesh)
        }
    }

    private static func color(_ stops: [GradientStop], at location: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if location <= first.location { return first.color }
        if location >= last.location { return last.color }
        for (low, high) in zip(stops, stops.dropFirst()) where location <= high.location {
            let t = high.location > low.location ? (location - low.location) / (high.location - low.location) : 1
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
            return RGBA(
                red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
                blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
        }
        return last.color
    }
}
