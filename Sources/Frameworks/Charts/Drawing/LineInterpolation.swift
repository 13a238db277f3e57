import SwiftUI

/// Paths through points.
enum LineInterpolation {
    /// Adds the way through points to a path, which is moved to the first, or led there.
    static func add(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path, continues: Bool = false) {
        guard let first = points.first else { return }
        if continues { path.addLine(to: first) } else { path.move(to: first) }
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart:
            for (from, to) in zip(points, points.dropFirst()) {
                path.addLine(to: CGPoint(x: from.x, y: to.y))
                path.addLine(to: to)
            }
        case .stepEnd:
            for (from, to) in zip(points, points.dropFirst()) {
                path.addLine(to: CGPoint(x: to.x, y: from.y))
                path.addLine(to: to)
            }
        case .stepCenter:
            for (from, to) in zip(points, points.dropFirst()) {
                let middle = (from.x + to.x) / 2
                path.addLine(to: CGPoint(x: middle, y: from.y))
                path.addLine(to: CGPoint(x: middle, y: to.y))
                path.addLine(to: to)
            }
        case .monotone: addCurves(points, slopes: monotoneSlopes(points), to: &path)
        case .cardinal(let tension): addCardinal(points, (1 - tension) / 6, to: &path)
        case .catmullRom(let alpha): addCatmullRom(points, alpha, to: &path)
        }
    }

    /// Slopes that never overshoot (Fritsch and Carlson 1980).
    static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
        let secants = zip(points, points.dropFirst()).map { from, to in to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x) }
        guard let first = secants.first, let last = secants.last else { return points.map { _ in 0 } }
        var slopes = [first]
        for (before, after) in zip(secants, secants.dropFirst()) {
            slopes.append(before * after <= 0 ? 0 : 2 * before * after / (before + after))
        }
        return slopes + [last]
    }

    private static func addCurves(_ points: [CGPoint], slopes: [CGFloat], to path: inout Path) {
        for index in points.indices.dropLast() {
            let (from, to) = (points[index], points[index + 1])
            let third = (to.x - from.x) / 3
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + third, y: from.y + slopes[index] * third),
                control2: CGPoint(x: to.x - third, y: to.y - slopes[index + 1] * third))
        }
    }

    private static func addCardinal(_ points: [CGPoint], _ factor: CGFloat, to path: inout Path) {
        for index in points.indices.dropLast() {
            let before = points[max(index - 1, 0)]
            let (from, to) = (points[index], points[index + 1])
            let after = points[min(index + 2, points.count - 1)]
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
                control2: CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor))
        }
    }

    /// Catmull-Rom with the distances to a power, as Barry and Goldman (1988) give it.
    private static func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
        func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
            let (x, y) = (to.x - from.x, to.y - from.y)
            return pow(x * x + y * y, alpha / 2)
        }
        for index in points.indices.dropLast() {
            let before = points[max(index - 1, 0)]
            let (from, to) = (points[index], points[index + 1])
            let after = points[min(index + 2, points.count - 1)]
            let (d1, d2, d3) = (distance(before, from), distance(from, to), distance(to, after))
            var (first, second) = (from, to)
            if d1 > 1e-6 {
                let (a, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
                first = CGPoint(
                    x: (d1 * d1 * to.x - d2 * d2 * before.x + a * from.x) / n, y: (d1 * d1 * to.y - d2 * d2 * before.y + a * from.y) / n)
            }
            if d3 > 1e-6 {
                let (b, m) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
                second = CGPoint(
                    x: (d3 * d3 * from.x - d2 * d2 * after.x + b * to.x) / m, y: (d3 * d3 * from.y - d2 * d2 * after.y + b * to.y) / m)
            }
            path.addCurve(to: to, control1: first, control2: second)
        }
    }
}
