import Foundation

/// A layout with its type put away, so that one container can change how it arranges the same views.
///
/// Apple: SwiftUI/AnyLayout. Fidelity: documented.
public struct AnyLayout: Layout {
    /// The wrapped layout's own cache.
    public struct Cache {
        fileprivate var value: Any

        /// Lends the cache to a layout; one that another layout left behind is made anew.
        fileprivate mutating func lend<L: Layout, Result>(
            to layout: L, _ subviews: Subviews, _ body: (inout L.Cache) -> Result
        ) -> Result {
            var inner = value as? L.Cache ?? layout.makeCache(subviews: subviews)
            let result = body(&inner)
            value = inner
            return result
        }
    }

    private let layout: any Layout

    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// The axis of the wrapped stack, if it is one.
    var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

    public func makeCache(subviews: Subviews) -> Cache {
        func make<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
        return make(layout)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        func update<L: Layout>(_ layout: L, _ cache: inout Cache) {
            cache.lend(to: layout, subviews) { layout.updateCache(&$0, subviews: subviews) }
        }
        update(layout, &cache)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> ViewSpacing {
            cache.lend(to: layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return ask(layout, &cache)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGSize {
            cache.lend(to: layout, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
        }
        return ask(layout, &cache)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        func place<L: Layout>(_ layout: L, _ cache: inout Cache) {
            cache.lend(to: layout, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
        }
        place(layout, &cache)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            cache.lend(to: layout, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(layout, &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        func ask<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
            cache.lend(to: layout, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return ask(layout, &cache)
    }
}
