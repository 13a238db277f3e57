import Foundation

/// An outline in points of the display list. The named forms stay what they are, so that SVG and page can say `<rect rx=…>`.
public enum ArchivedShape: Codable, Equatable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, radii: CornerRadii, style: CornerStyle)
    case ellipse(CGRect)
    case path([PathElement])

    /// How a rounded corner bends.
    public enum CornerStyle: String, Codable, Sendable {
        /// A quarter of a circle.
        case circular
        /// Apple's corner, whose curvature grows and falls without a jump.
        case continuous
    }

    /// The rectangle that encloses every control point.
    public var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): return rect
        case .path(let elements): return PathElement.bounds(of: elements)
        }
    }
}

/// The four corner radii of a rounded rectangle in points, named as they are seen, left and right regardless of language.
public struct CornerRadii: Codable, Hashable, Sendable {
    public var topLeft: Double
    public var topRight: Double
    public var bottomRight: Double
    public var bottomLeft: Double

    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    public init(_ radius: Double) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
}

/// One step of a path.
public enum PathElement: Codable, Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The rectangle that encloses every point and control point of the elements.
    public static func bounds(of elements: [PathElement]) -> CGRect {
        var minX = Double.infinity
        var minY = Double.infinity
        var maxX = -Double.infinity
        var maxY = -Double.infinity
        func add(_ point: CGPoint) {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quad(let point, let control):
                add(point)
                add(control)
            case .curve(let point, let control1, let control2):
                add(point)
                add(control1)
                add(control2)
            case .close: break
            }
        }
        guard minX <= maxX else { return .zero }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
