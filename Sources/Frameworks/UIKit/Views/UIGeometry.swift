import Foundation

/// Distances from the four edges. Apple: UIKit/UIEdgeInsets. Fidelity: documented.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static let zero = UIEdgeInsets()
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Corners of a rectangle. Apple: UIKit/UIRectCorner. Fidelity: documented.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// How lines are set. Apple: UIKit/NSTextAlignment. Fidelity: documented.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
