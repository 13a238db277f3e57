import Foundation

/// What the components of a colour mean. Apple: CoreGraphics/CGColorSpace. Colours are kept in sRGB whatever the space.
public final class CGColorSpace: Hashable, Sendable {
    /// Apple: CoreGraphics/CGColorSpaceModel, as far as colours here have them.
    public enum Model: Int32, Sendable { case monochrome, rgb }

    public let name: String?
    public let model: Model

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    init(_ name: String?, _ model: Model) {
        self.name = name
        self.model = model
    }

    /// - Parameter name: One of the names above; nil for others.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3: self.init(name, .rgb)
        case Self.genericGrayGamma2_2: self.init(name, .monochrome)
        default: return nil
        }
    }

    /// Components of a colour, without its opacity.
    public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name && left.model == right.model }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(nil, .rgb) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(nil, .monochrome) }
