import Archive
import CPango
import Foundation

/// Puts archived outlines on a Cairo context.
enum ShapeOutline {
    static func add(_ shape: ArchivedShape, to context: OpaquePointer) {
        switch shape {
        case .rectangle(let rect): cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        case .ellipse(let rect): ellipse(rect, context)
        case .roundedRectangle(let rect, let radii, let style): rounded(rect, radii, style, context)
        case .path(let elements): path(elements, context)
        }
    }

    private static func ellipse(_ rect: CGRect, _ context: OpaquePointer) {
        guard rect.width > 0, rect.height > 0 else { return }
        cairo_save(context)
        cairo_translate(context, rect.midX, rect.midY)
        cairo_scale(context, rect.width / 2, rect.height / 2)
        cairo_new_sub_path(context)
        cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
        cairo_close_path(context)
        cairo_restore(context)
    }

    private static func path(_ elements: [PathElement], _ context: OpaquePointer) {
        for element in elements {
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

    /// A corner seen from its own vertex: x runs along the edge that comes in, y along the one that goes out, in radii.
    private struct Corner {
        var vertex: CGPoint
        /// Direction of the edge that comes in, away from the vertex, and of the one that goes out.
        var incoming: (x: Double, y: Double)
        var outgoing: (x: Double, y: Double)
        var radius: Double

        func point(_ along: Double, _ across: Double) -> (Double, Double) {
            (
                vertex.x + radius * (along * incoming.x + across * outgoing.x),
                vertex.y + radius * (along * incoming.y + across * outgoing.y)
            )
        }
    }

    private static func rounded(
        _ rect: CGRect, _ radii: CornerRadii, _ style: ArchivedShape.CornerStyle, _ context: OpaquePointer
    ) {
        let limit = min(rect.width, rect.height) / 2
        guard limit > 0 else { return }
        func radius(_ value: Double) -> Double { min(max(value, 0), limit) }
        let corners = [
            Corner(
                vertex: CGPoint(x: rect.maxX, y: rect.minY), incoming: (-1, 0), outgoing: (0, 1), radius: radius(radii.topRight)),
            Corner(
                vertex: CGPoint(x: rect.maxX, y: rect.maxY), incoming: (0, -1), outgoing: (-1, 0), radius: radius(radii.bottomRight)),
            Corner(
                vertex: CGPoint(x: rect.minX, y: rect.maxY), incoming: (1, 0), outgoing: (0, -1), radius: radius(radii.bottomLeft)),
            Corner(vertex: CGPoint(x: rect.minX, y: rect.minY), incoming: (0, 1), outgoing: (1, 0), radius: radius(radii.topLeft)),
        ]
        cairo_new_sub_path(context)
        for corner in corners { add(corner, blend(corner.radius, limit, style), context) }
        cairo_close_path(context)
    }

    /// How much of the continuous corner there is room for: it reaches 1.5287 radii along the edges; without room it is a quarter circle.
    private static func blend(_ radius: Double, _ limit: Double, _ style: ArchivedShape.CornerStyle) -> Double {
        guard style == .continuous, radius > 0 else { return 0 }
        return min(max((limit / radius - 1) / 0.52866471, 0), 1)
    }

    private static func add(_ corner: Corner, _ t: Double, _ context: OpaquePointer) {
        func line(_ p: (Double, Double)) { cairo_line_to(context, p.0, p.1) }
        guard corner.radius > 0 else { return line(corner.point(0, 0)) }
        func curve(_ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double)) {
            cairo_curve_to(context, a.0, a.1, b.0, b.1, c.0, c.1)
        }
        // From the quarter circle (t = 0) to the measured continuous corner (t = 1), whose middle is nearly the same.
        func mix(_ circle: Double, _ continuous: Double) -> Double { circle + (continuous - circle) * t }
        let end = mix(1, 1.52866471)
        let (near, far) = (mix(0.8741, 1.08849296), mix(0.7486, 0.86840694))
        let (farAcross, joinAlong, joinAcross) = (mix(0.0240, 0), 0.63149379, mix(0.0704, 0.07491139))
        let (midAlong, midAcross) = (mix(0.3783, 0.37282383), mix(0.1705, 0.16905956))
        line(corner.point(end, 0))
        curve(corner.point(near, 0), corner.point(far, farAcross), corner.point(joinAlong, joinAcross))
        curve(corner.point(midAlong, midAcross), corner.point(midAcross, midAlong), corner.point(joinAcross, joinAlong))
        curve(corner.point(farAcross, far), corner.point(0, near), corner.point(0, end))
    }
}
