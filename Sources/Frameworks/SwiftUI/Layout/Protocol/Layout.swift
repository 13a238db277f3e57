import Foundation

/// A type that arranges subviews: it answers proposals with sizes and places what it holds. Every container and every modifier that
/// changes geometry is one; a leaf is one without subviews.
///
/// Apple: SwiftUI/Layout. Fidelity: documented.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

/// Facts about a layout that its parent may use. Apple: SwiftUI/LayoutProperties.
public struct LayoutProperties: Sendable {
    /// The axis a stack arranges along, which decides how a divider or spacer inside it lies.
    public var stackOrientation: Axis?
    public init() {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The union of all subviews' preferences.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        mergedAlignment(of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Places the subviews and merges their explicit guides; a layout of one subview hands its guides on as they are (layout-notes 4).
    func mergedAlignment(
        of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        let isModifier = self is any ModifierLayout
        if !isModifier && key.merge == .ignore || subviews.isEmpty { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let values = subviews.compactMap { subview -> CGFloat? in
            guard let value = subview.placedDimensions[explicit: key] else { return nil }
            return subview.node.frame.origin[key.axis] - bounds.origin[key.axis] + value
        }
        guard !values.isEmpty else { return nil }
        switch key.merge {
        case .ignore: return values.first
        case .average: return values.reduce(0, +) / CGFloat(values.count)
        case .minimum: return values.min()
        }
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// A layout of exactly one subview: what a modifier such as `frame` or `padding` is.
protocol ModifierLayout: Layout {
    /// Whether the subview's own priority is seen through the modifier: true for those that only draw or align.
    var keepsPriority: Bool { get }
}

extension ModifierLayout {
    var keepsPriority: Bool { false }
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.first?.spacing ?? .plain }
}
