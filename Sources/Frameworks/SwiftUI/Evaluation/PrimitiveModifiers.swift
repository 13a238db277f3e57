/// A modifier that puts a node around each element of its content: layouts of one subview, and effects.
public protocol _ElementModifier: ViewModifier where Body == Never {
    func _wrap(_ element: _ViewElement, _ context: _ViewContext) -> _ViewElement
}

/// One element on its way through a modifier.
public struct _ViewElement {
    let node: ViewNode
}

extension _ElementModifier {
    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        var inner = _ViewElements()
        content(context, &inner)
        for node in inner.nodes { elements.append(modifier._wrap(_ViewElement(node: node), context).node) }
    }
}

/// Wraps each element in a layout of one subview.
public nonisolated struct _LayoutModifier<L: Layout>: _ElementModifier {
    public typealias Body = Never
    let layout: L

    nonisolated init(_ layout: L) { self.layout = layout }

    @MainActor public func _wrap(_ element: _ViewElement, _ context: _ViewContext) -> _ViewElement {
        var traits = element.node.traits
        if !((layout as? any ModifierLayout)?.keepsPriority ?? false) { traits.ownPriority = 0 }
        return _ViewElement(node: context.node(layout, children: [element.node], traits: traits))
    }
}

/// Wraps each element in a node that draws it differently and leaves layout alone.
public nonisolated struct _DrawingModifier: _ElementModifier {
    public typealias Body = Never
    let drawing: any NodeDrawing

    nonisolated init(_ drawing: any NodeDrawing) { self.drawing = drawing }

    @MainActor public func _wrap(_ element: _ViewElement, _ context: _ViewContext) -> _ViewElement {
        _ViewElement(
            node: context.node(PassThroughLayout(), drawing: drawing, children: [element.node], traits: element.node.traits))
    }
}

/// Changes what elements tell their container.
public nonisolated struct _TraitModifier: _ElementModifier {
    public typealias Body = Never
    let change: (inout ViewTraits) -> Void

    nonisolated init(_ change: @escaping (inout ViewTraits) -> Void) { self.change = change }

    @MainActor public func _wrap(_ element: _ViewElement, _ context: _ViewContext) -> _ViewElement {
        change(&element.node.traits)
        return element
    }
}

/// Changes the surroundings of its content.
public nonisolated struct _EnvironmentModifier: ViewModifier {
    public typealias Body = Never
    let change: (inout EnvironmentValues) -> Void

    nonisolated init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        var context = context
        modifier.change(&context.environment)
        content(context, &elements)
    }
}

/// Wraps each element together with a second view that is laid over or under it.
public nonisolated struct _SecondaryModifier<Secondary: View>: ViewModifier {
    public typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    let isBackground: Bool

    nonisolated init(_ secondary: Secondary, alignment: Alignment, isBackground: Bool) {
        self.secondary = secondary
        self.alignment = alignment
        self.isBackground = isBackground
    }

    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        var inner = _ViewElements()
        content(context, &inner)
        for node in inner.nodes {
            let other = context.child(named: modifier.isBackground ? "background" : "overlay").element(
                of: modifier.secondary, alignment: modifier.alignment)
            elements.append(
                context.node(
                    SecondaryLayout(alignment: modifier.alignment, isBackground: modifier.isBackground),
                    children: modifier.isBackground ? [other, node] : [node, other], traits: node.traits))
        }
    }
}
