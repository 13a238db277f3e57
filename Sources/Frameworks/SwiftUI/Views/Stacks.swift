import Foundation

/// Evaluates content as the children of one container.
struct ContainerBuilding {
    @MainActor static func node<L: Layout, Content: View>(_ layout: L, _ content: Content, _ context: _ViewContext) -> ViewNode {
        var inner = context.child(0)
        inner.stackAxis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        let children = inner.elements(of: content)
        var traits = ViewTraits()
        if children.isEmpty { traits.ownPriority = -.infinity }
        return context.node(layout, children: children, traits: traits)
    }
}

/// Views side by side. Apple: SwiftUI/HStack. Fidelity: measured.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
    public typealias Body = Never
    let layout: HStackLayout
    let content: Content

    public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(ContainerBuilding.node(view.layout, view.content, context))
    }
}

/// Views above each other. Apple: SwiftUI/VStack. Fidelity: measured.
public nonisolated struct VStack<Content: View>: _PrimitiveView {
    public typealias Body = Never
    let layout: VStackLayout
    let content: Content

    public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(ContainerBuilding.node(view.layout, view.content, context))
    }
}

/// Views over each other. Apple: SwiftUI/ZStack. Fidelity: measured.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
    public typealias Body = Never
    let layout: ZStackLayout
    let content: Content

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(ContainerBuilding.node(view.layout, view.content, context))
    }
}

extension Layout {
    /// The layout as a container of views. Apple: SwiftUI/Layout/callAsFunction(_:).
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// A custom layout with its content.
nonisolated struct LayoutContainer<L: Layout, Content: View>: _PrimitiveView {
    typealias Body = Never
    let layout: L
    let content: Content

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(ContainerBuilding.node(view.layout, view.content, context))
    }
}
