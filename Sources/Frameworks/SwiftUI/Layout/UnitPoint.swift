import Foundation

/// A point in a view's own unit square. Apple: SwiftUI/UnitPoint. Fidelity: documented.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public init() { self.init(x: 0, y: 0) }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The same point in a rectangle, mirrored when the language runs from right to left.
    func point(in rect: CGRect, direction: LayoutDirection = .leftToRight) -> CGPoint {
        let x = direction == .rightToLeft ? 1 - self.x : self.x
        return CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

/// The direction in which a language runs. Apple: SwiftUI/LayoutDirection. Fidelity: documented.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
