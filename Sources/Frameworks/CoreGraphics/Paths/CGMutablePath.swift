import Foundation

/// An outline that can be added to, from one thread at a time. Apple: CoreGraphics/CGMutablePath. Fidelity: documented.
public final class CGMutablePath: CGPath, @unchecked Sendable {  // holds: as for CGPath.
    public convenience init() { self.init([]) }

    private func add(_ step: Step, _ transform: CGAffineTransform) { steps.append(step.applying(transform)) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.move(point), transform) }
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { add(.line(point), transform) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add(.quad(end, control: control), transform)
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        add(.curve(end, control1: control1, control2: control2), transform)
    }
    public func closeSubpath() { steps.append(.close) }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addLines(
            between: [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)]
                .map { CGPoint(x: $0.0, y: $0.1) }, transform: transform)
        closeSubpath()
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let unit = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        addArc(
            center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: false, transform: unit.concatenating(transform))
        closeSubpath()
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let (x, y) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
        func corner(_ center: CGPoint, from angle: CGFloat) {
            let unit = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: center.x, ty: center.y)
            addArc(
                center: .zero, radius: 1, startAngle: angle, endAngle: angle + .pi / 2, clockwise: false,
                transform: unit.concatenating(transform))
        }
        move(to: CGPoint(x: rect.minX + x, y: rect.minY), transform: transform)
        corner(CGPoint(x: rect.maxX - x, y: rect.minY + y), from: -.pi / 2)
        corner(CGPoint(x: rect.maxX - x, y: rect.maxY - y), from: 0)
        corner(CGPoint(x: rect.minX + x, y: rect.maxY - y), from: .pi / 2)
        corner(CGPoint(x: rect.minX + x, y: rect.minY + y), from: .pi)
        closeSubpath()
    }

    /// An arc in pieces of at most a quarter, joined by a line to what was there.
    ///
    /// - Parameter clockwise: As Apple has it: the direction where y grows upwards, so that `false` turns clockwise on a screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var sweep = endAngle - startAngle
        if clockwise {
            while sweep > 0 { sweep -= 2 * .pi }
        } else {
            while sweep < 0 { sweep += 2 * .pi }
        }
        sweep = min(max(sweep, -2 * .pi), 2 * .pi)
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        let start = point(startAngle)
        if isEmpty || steps.last == .close { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
        let pieces = max(Int((abs(sweep) / (.pi / 2)).rounded(.up)), 1)
        let step = sweep / CGFloat(pieces)
        let reach = 4.0 / 3 * tan(step / 4) * radius
        for index in 0..<pieces {
            let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
            let (first, last) = (point(from), point(to))
            addCurve(
                to: last, control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)), transform: transform)
        }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for step in path.steps { add(step, transform) }
    }
}
