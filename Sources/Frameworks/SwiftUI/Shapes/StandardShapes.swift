import Archive
import Foundation

/// Apple: SwiftUI/Rectangle. Fidelity: documented.
public nonisolated struct Rectangle: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// Apple: SwiftUI/RoundedRectangle. Fidelity: documented. Radius in points.
public nonisolated struct RoundedRectangle: InsettableShape {
    public typealias Body = Never
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// The radius shrinks with the inset (SHP-010).
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(
            shape: RoundedRectangle(
                cornerSize: CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)), style: style),
            amount: amount)
    }
}

/// Four radii. Apple: SwiftUI/RectangleCornerRadii. Fidelity: documented.
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// Apple: SwiftUI/UnevenRoundedRectangle. Fidelity: documented.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    public typealias Body = Never
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(
            .roundedRectangle(
                rect,
                radii: CornerRadii(
                    topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing, bottomRight: cornerRadii.bottomTrailing,
                    bottomLeft: cornerRadii.bottomLeading), style: style.archived))
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        func less(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
        return _InsetShape(
            shape: UnevenRoundedRectangle(
                cornerRadii: RectangleCornerRadii(
                    topLeading: less(cornerRadii.topLeading), bottomLeading: less(cornerRadii.bottomLeading),
                    bottomTrailing: less(cornerRadii.bottomTrailing), topTrailing: less(cornerRadii.topTrailing)), style: style),
            amount: amount)
    }
}

/// Apple: SwiftUI/Circle. Fidelity: measured (SHP-005).
public nonisolated struct Circle: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }

    /// A square of the smaller side after unspecified ones became 10.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
}

/// Apple: SwiftUI/Ellipse. Fidelity: documented.
public nonisolated struct Ellipse: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// Apple: SwiftUI/Capsule. Fidelity: measured (SHP-007).
public nonisolated struct Capsule: InsettableShape {
    public typealias Body = Never
    public var style: RoundedCornerStyle
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// The outline of the surface that holds the view, inset with it. Apple: SwiftUI/ContainerRelativeShape. Fidelity: guessed.
public nonisolated struct ContainerRelativeShape: InsettableShape {
    public typealias Body = Never
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(22, min(rect.width, rect.height) / 2))
    }
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

/// A shape drawn inside a margin.
public nonisolated struct _InsetShape<Base: Shape>: InsettableShape {
    public typealias Body = Never
    let shape: Base
    let amount: CGFloat
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(shape: shape, amount: self.amount + amount) }
}

/// A shape with its type put away. Apple: SwiftUI/AnyShape.
public nonisolated struct AnyShape: Shape {
    public typealias Body = Never
    private let outline: @Sendable (CGRect) -> Path
    private let size: @Sendable (ProposedViewSize) -> CGSize
    public nonisolated init<S: Shape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        size = { shape.sizeThatFits($0) }
    }
    public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
