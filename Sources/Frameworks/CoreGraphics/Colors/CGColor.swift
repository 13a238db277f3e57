import Foundation

/// A colour that depends on nothing. Apple: CoreGraphics/CGColor. Fidelity: documented.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and opacity, or white and opacity, each from 0 to 1.
    public let components: [CGFloat]?
    public let colorSpace: CGColorSpace?

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    private init(_ components: [CGFloat], _ space: CGColorSpace) {
        self.components = components
        colorSpace = space
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha], CGColorSpace(CGColorSpace.extendedSRGB, .rgb))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init([red, green, blue, alpha], CGColorSpace(CGColorSpace.sRGB, .rgb))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init([gray, alpha], CGColorSpace(CGColorSpace.genericGrayGamma2_2, .monochrome))
    }

    /// - Returns: nil when there are fewer components than the space and the opacity take.
    public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count > space.numberOfComponents else { return nil }
        self.init(Array(components.prefix(space.numberOfComponents + 1)), space)
    }

    public var numberOfComponents: Int { components?.count ?? 0 }
    public var alpha: CGFloat { components?.last ?? 0 }

    public func copy(alpha: CGFloat) -> CGColor? {
        guard let components, let colorSpace else { return nil }
        return CGColor(components.dropLast() + [alpha], colorSpace)
    }

    /// Red, green, blue and opacity, whatever the space.
    package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        guard let components, components.count >= 2 else { return (0, 0, 0, 0) }
        if components.count < 4 { return (components[0], components[0], components[0], components[1]) }
        return (components[0], components[1], components[2], components[3])
    }

    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.components == right.components && left.colorSpace == right.colorSpace
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
