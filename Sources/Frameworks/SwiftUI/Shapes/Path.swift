import Archive
import Foundation

/// The outline of a two-dimensional shape, in points. Apple: SwiftUI/Path. Fidelity: documented.
public struct Path: Equatable, Sendable {
    /// One step of a path. Apple: SwiftUI/Path/Element.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The archived outline: a named form as long as nothing was added to it.
    private(set) var shape: ArchivedShape

    public init() { shape = .path([]) }
    init(_ shape: ArchivedShape) { self.shape = shape }

    public init(_ rect: CGRect) { shape = .rectangle(rect.standardized) }
    public init(ellipseIn rect: CGRect) { shape = .ellipse(rect.standardized) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        shape = .roundedRectangle(rect.standardized, radii: CornerRadii(cornerRadius), style: style.archived)
    }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
    }
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    var elements: [PathElement] { shape.elements }

    public var isEmpty: Bool {
        if case .path(let elements) = shape { return elements.isEmpty }
        return false
    }

    public var boundingRect: CGRect { shape.bounds }

    /// The last point that was set.
    public var currentPoint: CGPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): return point
            case .close: continue
            }
        }
        return nil
    }

    public func forEach(_ body: (Element) -> Void) {
        for element in elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quad(let point, let control): body(.quadCurve(to: point, control: control))
            case .curve(let point, let control1, let control2): body(.curve(to: point, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    private mutating func append(_ element: PathElement) { shape = .path(elements + [element]) }

    public mutating func move(to point: CGPoint) { append(.move(point)) }
    public mutating func addLine(to point: CGPoint) { append(.line(point)) }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { append(.quad(point, control: control)) }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(point, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { append(.close) }
    public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }
    public mutating func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
    public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style))
    }
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        points.dropFirst().forEach { addLine(to: $0) }
    }
    public mutating func addPath(_ path: Path) {
        if isEmpty { shape = path.shape } else { shape = .path(elements + path.elements) }
    }

    /// Adds an arc; `clockwise` means what it does in a space whose y axis points up, so false runs clockwise as seen.
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
        var delta = endAngle.radians - startAngle.radians
        let turn = 2 * Double.pi
        if clockwise {
            while delta > 0 { delta -= turn }
            if delta < -turn { delta = -turn }
        } else {
            while delta < 0 { delta += turn }
            if delta > turn { delta = turn }
        }
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta))
    }

    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        let curves = ArcCurves.curves(center: center, radius: radius, start: startAngle.radians, delta: delta.radians)
        append(isEmpty || endsClosed ? .move(curves.start) : .line(curves.start))
        curves.elements.forEach { append($0) }
    }

    /// Adds an arc that touches two lines. Apple: SwiftUI/Path/addArc(tangent1End:tangent2End:radius:).
    public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return }
        let first = (x: start.x - tangent1End.x, y: start.y - tangent1End.y)
        let second = (x: tangent2End.x - tangent1End.x, y: tangent2End.y - tangent1End.y)
        let lengths = (hypot(first.x, first.y), hypot(second.x, second.y))
        let cross = first.x * second.y - first.y * second.x
        guard lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: tangent1End) }
        let angle = acos(min(max((first.x * second.x + first.y * second.y) / (lengths.0 * lengths.1), -1), 1))
        let distance = radius / tan(angle / 2)
        let from = CGPoint(x: tangent1End.x + first.x / lengths.0 * distance, y: tangent1End.y + first.y / lengths.0 * distance)
        let sign: CGFloat = cross < 0 ? -1 : 1
        let center = CGPoint(x: from.x - sign * first.y / lengths.0 * radius, y: from.y + sign * first.x / lengths.0 * radius)
        let begin = atan2(from.y - center.y, from.x - center.x)
        let delta = (Double.pi - angle) * (cross < 0 ? 1 : -1)
        addLine(to: from)
        addRelativeArc(center: center, radius: radius, startAngle: .radians(begin), delta: .radians(delta))
    }

    private var endsClosed: Bool { elements.last == .close }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { mapped(AffineMap(tx: dx, ty: dy)) }

    func mapped(_ map: AffineMap) -> Path {
        Path(
            .path(
                elements.map { element in
                    switch element {
                    case .move(let point): return .move(map.apply(point))
                    case .line(let point): return .line(map.apply(point))
                    case .quad(let point, let control): return .quad(map.apply(point), control: map.apply(control))
                    case .curve(let point, let control1, let control2):
                        return .curve(map.apply(point), control1: map.apply(control1), control2: map.apply(control2))
                    case .close: return .close
                    }
                }))
    }

    /// The part of the outline between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(.path(PathTrimming.trim(elements, from: from, to: to))) }
}

extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }
}

/// How rounded corners bend. Apple: SwiftUI/RoundedCornerStyle. Fidelity: documented.
public enum RoundedCornerStyle: Sendable {
    case circular, continuous

    var archived: ArchivedShape.CornerStyle { self == .circular ? .circular : .continuous }
}
