import Foundation

/// What a shape or text is filled with. Coordinates are points of the display list, so a paint needs nothing but itself to be drawn.
public enum Paint: Codable, Hashable, Sendable {
    case color(RGBA)
    case linearGradient(stops: [GradientStop], start: PaintPoint, end: PaintPoint)
    case radialGradient(stops: [GradientStop], center: PaintPoint, startRadius: Double, endRadius: Double)
    /// Angles in degrees, clockwise from the positive x axis.
    case angularGradient(stops: [GradientStop], center: PaintPoint, startAngle: Double, endAngle: Double)
    /// A radial gradient stretched to an ellipse; radii are fractions of the frame's sides.
    case ellipticalGradient(stops: [GradientStop], frame: PaintFrame, center: PaintPoint, startRadius: Double, endRadius: Double)

    /// The paint with its opacity multiplied.
    public func opacity(_ factor: Double) -> Paint {
        func fade(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.opacity(factor))
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: fade(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(stops: fade(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            return .angularGradient(stops: fade(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        case .ellipticalGradient(let stops, let frame, let center, let startRadius, let endRadius):
            return .ellipticalGradient(
                stops: fade(stops), frame: frame, center: center, startRadius: startRadius, endRadius: endRadius)
        }
    }
}

/// One colour of a gradient at its place between 0 and 1.
public struct GradientStop: Codable, Hashable, Sendable {
    public var color: RGBA
    public var location: Double

    public init(color: RGBA, location: Double) {
        self.color = color
        self.location = location
    }
}

/// A point of a paint, in points of the display list.
public struct PaintPoint: Codable, Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// The rectangle that an elliptical gradient is stretched to, in points of the display list.
public struct PaintFrame: Codable, Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(_ rect: CGRect) {
        x = rect.minX
        y = rect.minY
        width = rect.width
        height = rect.height
    }

    public var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
