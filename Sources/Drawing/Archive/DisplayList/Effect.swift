import Foundation

/// What is done to a group of items before they reach the picture.
public enum Effect: Codable, Equatable, Sendable {
    case opacity(Double)
    case clip(ArchivedShape, evenOdd: Bool)
    /// Points are mapped by the transform.
    case transform(AffineMap)
    /// Radius is the blur's, in points, as `shadow(radius:)` takes it.
    case shadow(color: RGBA, radius: Double, x: Double, y: Double)
    case blur(radius: Double)
    case blend(BlendMode)
    /// The group is kept where the mask is opaque.
    case mask([DisplayItem])
    /// Drawn as one picture before it is combined (`compositingGroup`, `drawingGroup`).
    case composite
    case grayscale(Double)
    case saturation(Double)
    case brightness(Double)
    case contrast(Double)
    case hueRotation(degrees: Double)
    case colorMultiply(RGBA)
    case colorInvert

    public enum BlendMode: String, Codable, Sendable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
            saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    }
}

/// x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct AffineMap: Codable, Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = AffineMap()

    /// Turns by degrees, clockwise as seen, about a point.
    public static func rotation(degrees: Double, about center: CGPoint) -> AffineMap {
        let angle = degrees * .pi / 180
        let (s, k) = (sin(angle), cos(angle))
        return AffineMap(
            a: k, b: s, c: -s, d: k, tx: center.x - k * center.x + s * center.y, ty: center.y - s * center.x - k * center.y)
    }

    /// Scales by factors about a point.
    public static func scale(x: Double, y: Double, about center: CGPoint) -> AffineMap {
        AffineMap(a: x, d: y, tx: center.x * (1 - x), ty: center.y * (1 - y))
    }

    /// Where the map takes a point.
    public func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }
}
