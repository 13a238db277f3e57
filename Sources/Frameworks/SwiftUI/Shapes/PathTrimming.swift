import Archive
import Foundation

/// Cuts a path by length: curves are measured as short lines and cut as curves.
enum PathTrimming {
    private struct Segment {
        var from: CGPoint
        var element: PathElement
        var length: Double
    }

    static func trim(_ elements: [PathElement], from: CGFloat, to: CGFloat) -> [PathElement] {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return [] }
        if from == 0, to == 1 { return elements }
        let segments = segments(of: elements)
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0 else { return [] }
        var result: [PathElement] = []
        var position = 0.0
        var pen: CGPoint?
        for segment in segments {
            let (start, stop) = (position / total, (position + segment.length) / total)
            position += segment.length
            guard segment.length > 0, stop > from, start < to else { continue }
            let low = max((from - start) / (stop - start), 0)
            let high = min((to - start) / (stop - start), 1)
            let part = cut(segment, low, high)
            if pen != part.from { result.append(.move(part.from)) }
            result.append(part.element)
            pen = end(of: part.element)
        }
        return result
    }

    private static func end(of element: PathElement) -> CGPoint? {
        switch element {
        case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): return point
        case .close: return nil
        }
    }

    private static func segments(of elements: [PathElement]) -> [Segment] {
        var segments: [Segment] = []
        var current = CGPoint.zero
        var first = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                current = point
                first = point
            case .line(let point):
                segments.append(Segment(from: current, element: element, length: distance(current, point)))
                current = point
            case .close:
                segments.append(Segment(from: current, element: .line(first), length: distance(current, first)))
                current = first
            case .quad(let point, let control):
                // A quadratic curve is a cubic one.
                let curve = PathElement.curve(
                    point, control1: mix(current, control, 2 / 3), control2: mix(point, control, 2 / 3))
                segments.append(Segment(from: current, element: curve, length: length(current, curve)))
                current = point
            case .curve(let point, _, _):
                segments.append(Segment(from: current, element: element, length: length(current, element)))
                current = point
            }
        }
        return segments
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(b.x - a.x, b.y - a.y) }
    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    private static func length(_ from: CGPoint, _ element: PathElement) -> Double {
        guard case .curve(let to, let control1, let control2) = element else { return 0 }
        var sum = 0.0
        var previous = from
        for index in 1...32 {
            let t = Double(index) / 32
            let point = mix(
                mix(mix(from, control1, t), mix(control1, control2, t), t), mix(mix(control1, control2, t), mix(control2, to, t), t), t)
            sum += distance(previous, point)
            previous = point
        }
        return sum
    }

    private static func cut(_ segment: Segment, _ low: Double, _ high: Double) -> (from: CGPoint, element: PathElement) {
        switch segment.element {
        case .line(let to): return (mix(segment.from, to, low), .line(mix(segment.from, to, high)))
        case .curve(let to, let control1, let control2):
            let head = split([segment.from, control1, control2, to], high).left
            let part = low > 0 ? split(head, low / high).right : head
            return (part[0], .curve(part[3], control1: part[1], control2: part[2]))
        default: return (segment.from, segment.element)
        }
    }

    private static func split(_ p: [CGPoint], _ t: Double) -> (left: [CGPoint], right: [CGPoint]) {
        let (a, b, c) = (mix(p[0], p[1], t), mix(p[1], p[2], t), mix(p[2], p[3], t))
        let (d, e) = (mix(a, b, t), mix(b, c, t))
        let f = mix(d, e, t)
        return ([p[0], a, d, f], [f, e, c, p[3]])
    }
}
