import Foundation

/// What a view is evaluated with: its surroundings, its place in the structure, and the state that lives there.
public struct _ViewContext {
    var environment: EnvironmentValues
    var identity: ViewIdentity
    /// State that outlives one evaluation.
    let storage: StateStorage

    /// The axis of the nearest stack, which a spacer or divider follows.
    var stackAxis: Axis?

    init(environment: EnvironmentValues, storage: StateStorage? = nil) {
        self.environment = environment
        self.storage = storage ?? StateStorage()
        identity = .root
    }

    func child(_ place: Int) -> _ViewContext {
        var context = self
        context.identity = identity.child(place)
        return context
    }

    func child(named name: some Any) -> _ViewContext {
        var context = self
        context.identity = identity.child(named: name)
        return context
    }

    /// The context of a composite view's body: a view of another type at the same place has another state.
    func entering(_ type: Any.Type) -> _ViewContext { child(named: type) }

    func with<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> _ViewContext {
        var context = self
        context.environment[keyPath: keyPath] = value
        return context
    }

    /// Evaluates a view to the elements it consists of.
    @MainActor func elements<V: View>(of view: V) -> [ViewNode] {
        var elements = _ViewElements()
        V._makeElements(view, self, into: &elements)
        return elements.nodes
    }

    /// Evaluates a view to one element; several are laid over each other (STK-083).
    @MainActor func element<V: View>(of view: V, alignment: Alignment = .center) -> ViewNode {
        let nodes = elements(of: view)
        if nodes.count == 1 { return nodes[0] }
        return node(ZStackLayout(alignment: alignment), children: nodes)
    }

    /// Makes a node of this context.
    func node(
        _ layout: some Layout, drawing: any NodeDrawing = ChildrenDrawing(), children: [ViewNode] = [], traits: ViewTraits = ViewTraits()
    ) -> ViewNode {
        ViewNode(
            identity: identity, environment: environment, layout: TypedLayoutBox(layout), drawing: drawing, children: children,
            traits: traits)
    }
}

/// The elements that views hand to their container, in order.
public struct _ViewElements {
    var nodes: [ViewNode] = []

    mutating func append(_ node: ViewNode) { nodes.append(node) }
}
