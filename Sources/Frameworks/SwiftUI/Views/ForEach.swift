/// A view for each element of a collection. Apple: SwiftUI/ForEach. Fidelity: documented.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    /// Elements of any kind of content: views here, marks in charts.
    package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("ForEach has no body") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        for element in view.data {
            let id = view.id(element)
            let first = elements.nodes.count
            Content._makeElements(view.content(element), context.child(named: id), into: &elements)
            for node in elements.nodes[first...] where node.traits.tag == nil { node.traits.implicitTag = AnyHashable(id) }
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: \.id)
    }
}

extension ForEach where Content: View {
    public nonisolated init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach where Content: View {
    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BindingElement<C>], C.Index: Hashable {
        self.init(
            data: data.wrappedValue.indices.map { BindingElement(binding: data, index: $0) }, content: { content($0.element) },
            id: { $0.element.wrappedValue[keyPath: id] })
    }

    public nonisolated init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BindingElement<C>], C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
        self.init(data, id: \.id, content: content)
    }
}

/// One element of a bound collection.
public struct BindingElement<C: MutableCollection> {
    let binding: Binding<C>
    let index: C.Index

    var element: Binding<C.Element> {
        Binding(get: { binding.wrappedValue[index] }, set: { binding.wrappedValue[index] = $0 })
    }
}
