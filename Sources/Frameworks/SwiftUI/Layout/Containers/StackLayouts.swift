import Foundation

/// Arranges subviews in a horizontal line. Apple: SwiftUI/HStackLayout. Fidelity: measured.
public struct HStackLayout: StackLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var sizing: StackSizing { StackSizing(axis: .horizontal, spacing: spacing, alignment: alignment.key) }
}

/// Arranges subviews in a vertical line. Apple: SwiftUI/VStackLayout. Fidelity: measured.
public struct VStackLayout: StackLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    var sizing: StackSizing { StackSizing(axis: .vertical, spacing: spacing, alignment: alignment.key) }
}

/// Lays subviews over each other. Apple: SwiftUI/ZStackLayout. Fidelity: measured.
public struct ZStackLayout: Layout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Only the children of the highest priority make the size and the alignment lines (STK-036).
    private func leaders(_ subviews: LayoutSubviews) -> [LayoutSubview] {
        guard let highest = subviews.map(\.priority).max() else { return [] }
        return subviews.filter { $0.priority == highest }
    }

    private func lines(_ dimensions: [ViewDimensions]) -> (x: CGFloat, y: CGFloat, size: CGSize) {
        var (left, right, top, bottom) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        for (index, dimension) in dimensions.enumerated() {
            let x = dimension[alignment.horizontal]
            let y = dimension[alignment.vertical]
            if index == 0 {
                (left, right, top, bottom) = (x, dimension.width - x, y, dimension.height - y)
            } else {
                left = max(left, x)
                right = max(right, dimension.width - x)
                top = max(top, y)
                bottom = max(bottom, dimension.height - y)
            }
        }
        return (left, top, CGSize(width: left + right, height: top + bottom))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        lines(leaders(subviews).map { $0.dimensions(in: proposal) }).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let proposal = ProposedViewSize(bounds.size)
        let lines = lines(leaders(subviews).map { $0.dimensions(in: proposal) })
        for subview in subviews {
            let dimension = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + lines.x - dimension[alignment.horizontal], y: bounds.minY + lines.y - dimension[alignment.vertical]),
                proposal: proposal)
        }
    }
}
