import Archive
import Foundation

/// Circles as Bézier curves, at most a quarter turn each.
enum ArcCurves {
    static func curves(center: CGPoint, radius: CGFloat, start: Double, delta: Double) -> (start: CGPoint, elements: [PathElement]) {
        func point(_ angle: Double) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        let count = max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = delta / Double(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        let elements = (0..<count).map { index -> PathElement in
            let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
            let (from, to) = (point(a), point(b))
            return .curve(
                to, control1: CGPoint(x: from.x - reach * sin(a), y: from.y + reach * cos(a)),
                control2: CGPoint(x: to.x + reach * sin(b), y: to.y - reach * cos(b)))
        }
        return (point(start), elements)
    }
}

extension ArchivedShape {
    /// The outline step by step, starting where SwiftUI starts it: an ellipse at three o'clock, clockwise.
    var elements: [PathElement] {
        switch self {
        case .path(let elements): return elements
        case .rectangle(let rect):
            return [
                .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
            ]
        case .ellipse(let rect):
            let unit = ArcCurves.curves(center: .zero, radius: 1, start: 0, delta: 2 * .pi)
            func place(_ point: CGPoint) -> CGPoint {
                CGPoint(x: rect.midX + point.x * rect.width / 2, y: rect.midY + point.y * rect.height / 2)
            }
            let curves = unit.elements.map { element -> PathElement in
                guard case .curve(let point, let control1, let control2) = element else { return element }
                return .curve(place(point), control1: place(control1), control2: place(control2))
            }
            return [.move(place(unit.start))] + curves + [.close]
        case .roundedRectangle(let rect, let radii, _):
            let limit = min(rect.width, rect.height) / 2
            let corners = [
                (min(radii.topRight, limit), CGPoint(x: rect.maxX, y: rect.minY), -Double.pi / 2, -1.0, 1.0),
                (min(radii.bottomRight, limit), CGPoint(x: rect.maxX, y: rect.maxY), 0, -1, -1),
                (min(radii.bottomLeft, limit), CGPoint(x: rect.minX, y: rect.maxY), Double.pi / 2, 1, -1),
                (min(radii.topLeft, limit), CGPoint(x: rect.minX, y: rect.minY), Double.pi, 1, 1),
            ]
            var elements: [PathElement] = []
            for (radius, corner, start, dx, dy) in corners {
                let center = CGPoint(x: corner.x + dx * radius, y: corner.y + dy * radius)
                let arc = ArcCurves.curves(center: center, radius: radius, start: start, delta: .pi / 2)
                elements.append(elements.isEmpty ? .move(arc.start) : .line(arc.start))
                if radius > 0 { elements += arc.elements }
            }
            return elements + [.close]
        }
    }
}
