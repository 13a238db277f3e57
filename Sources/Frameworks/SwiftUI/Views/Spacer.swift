import Foundation

/// Room that grows along a stack. Apple: SwiftUI/Spacer. Fidelity: measured (STK-038, SPC-002).
public nonisolated struct Spacer: _PrimitiveView, Sendable {
    public typealias Body = Never
    /// The least length in points; nil is the system's 8.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        var traits = ViewTraits()
        traits.ownPriority = -.infinity
        elements.append(context.node(SpacerLayout(axis: context.stackAxis, minimum: view.minLength ?? 8), traits: traits))
    }
}

struct SpacerLayout: Layout {
    /// nil outside a stack, where a spacer grows both ways.
    var axis: Axis?
    var minimum: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        func length(_ along: Axis) -> CGFloat {
            axis == nil || axis == along ? max(proposal[along] ?? minimum, minimum) : 0
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        let none: [SpacingCategory: SpacingPreference] = [.uncategorised: .length(0)]
        var spacing: ViewSpacing
        switch axis {
        case .horizontal: spacing = ViewSpacing(left: none, right: none)
        case .vertical: spacing = ViewSpacing(top: none, bottom: none)
        case nil: spacing = ViewSpacing(all: none)
        }
        spacing.survivesFrames = true
        return spacing
    }
}
