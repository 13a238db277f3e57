import Foundation

/// What a view tells the navigation stack around it.
struct NavigationContents: PreferenceKey {
    typealias Value = NavigationContents
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    var isBarHidden = false
    var isBackButtonHidden = false
    var items: [_ToolbarItem] = []
    var destinations: [(type: Any.Type, make: (AnyHashable) -> AnyView?)] = []
    /// A destination that a state opens, and what closes it.
    var presented: [(view: () -> AnyView, dismiss: () -> Void)] = []

    static var defaultValue: NavigationContents { NavigationContents() }

    static func reduce(value: inout NavigationContents, nextValue: () -> NavigationContents) {
        let next = nextValue()
        value.title = value.title ?? next.title
        if value.displayMode == .automatic { value.displayMode = next.displayMode }
        value.isBarHidden = value.isBarHidden || next.isBarHidden
        value.isBackButtonHidden = value.isBackButtonHidden || next.isBackButtonHidden
        value.items += next.items
        value.destinations += next.destinations
        value.presented += next.presented
    }
}

/// Adds to what an element tells the navigation stack around it.
nonisolated struct NavigationModifier: _ElementModifier {
    typealias Body = Never
    let change: (inout NavigationContents) -> Void
    /// The items that the modifier adds to the bars.
    let items: (@MainActor (_ViewContext) -> [_ToolbarItem])?

    @MainActor func _wrap(_ element: _ViewElement, _ context: _ViewContext) -> _ViewElement {
        let node = context.node(PassThroughLayout(), children: [element.node], traits: element.node.traits)
        var contents = element.node.preference(NavigationContents.self) ?? NavigationContents()
        change(&contents)
        contents.items += items?(context.child(named: "toolbar")) ?? []
        node.preferences[ObjectIdentifier(NavigationContents.self)] = contents
        return _ViewElement(node: node)
    }
}
