/// Several views without a container of their own. Apple: SwiftUI/Group. Fidelity: documented.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("Group has no body") }

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        Content._makeElements(view.content, context.child(0), into: &elements)
    }
}
