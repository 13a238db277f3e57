import Foundation

/// The size a container offers to a subview. Points; nil asks for the ideal size, zero for the minimum, infinity for the maximum.
///
/// Apple: SwiftUI/ProposedViewSize. Fidelity: documented.
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// The proposal with nil replaced, 10 by default as for shapes and colours.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// The proposal without values that no layout can mean: NaN becomes nil, negative numbers zero.
    var sanitized: ProposedViewSize {
        func clean(_ value: CGFloat?) -> CGFloat? {
            guard let value, !value.isNaN else { return nil }
            return max(value, 0)
        }
        return ProposedViewSize(width: clean(width), height: clean(height))
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ axis: Axis, main: CGFloat?, cross: CGFloat?) {
        self = axis == .horizontal ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    /// A size that a frame can have: NaN and negative numbers become zero, infinity a length that no screen reaches.
    var placeable: CGSize {
        func clean(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1e6) }
        return CGSize(width: clean(width), height: clean(height))
    }
}

extension CGPoint {
    /// A position that a frame can have, as sizes are bounded too.
    var placeable: CGPoint {
        func clean(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
        return CGPoint(x: clean(x), y: clean(y))
    }

    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
