import Foundation

/// Rows that scroll. Apple: SwiftUI/List. Fidelity: inset grouped measured (LST-001 to LST-014), other styles guessed.
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: ListSelection<SelectionValue>?
    let content: Content
}

/// Where a list keeps what is chosen.
struct ListSelection<Value: Hashable> {
    let isSelected: (Value) -> Bool
    let select: (Value) -> Void
}

extension List: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("List makes its rows itself") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let nodes = ListContent.rows(of: view.content, context)
        if let selection = view.selection {
            for node in nodes {
                guard let value = (node.traits.tag ?? node.traits.implicitTag)?.base as? SelectionValue else { continue }
                node.traits[ListRowTraits.self].action = .closure { selection.select(value) }
                if selection.isSelected(value), node.traits[ListRowTraits.self].background == nil {
                    let ground = context.child(named: "selected \(node.identity)").element(of: Color(provider: .fill(level: 0)))
                    node.traits[ListRowTraits.self].background = ground
                }
            }
        }
        ListContent.list(of: nodes, context.environment.listStyle).makeElements(context.child(named: "list"), into: &elements)
    }
}

/// What lists and forms have in common.
enum ListContent {
    /// Evaluates content as rows.
    @MainActor static func rows<Content: View>(of content: Content, _ context: _ViewContext) -> [ViewNode] {
        var inner = context.child(0)
        inner.stackAxis = nil
        inner.environment.isListed = true
        inner.environment.safeAreaInsets = EdgeInsets()
        return inner.elements(of: content)
    }

    /// The scrolling sections.
    @MainActor static func list(of nodes: [ViewNode], _ style: _ListStyleKind) -> some View {
        StyledList(sections: ListSection.sections(of: nodes), style: style)
    }
}

/// Sections on the ground that their style has.
nonisolated struct StyledList: View {
    let sections: [ListSection]
    let style: _ListStyleKind
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        let metrics = ListMetrics(style, environment)
        ScrollView { ListBody(sections: sections, metrics: metrics).frame(maxWidth: .infinity) }
            .background {
                if environment.scrollContentBackground != .hidden { Rectangle().fill(ground(metrics)).ignoresSafeArea() }
            }
    }

    private func ground(_ metrics: ListMetrics) -> AnyShapeStyle {
        metrics.background == .plain ? AnyShapeStyle(BackgroundStyle()) : AnyShapeStyle(GroupedBackgroundStyle(level: 0))
    }
}

extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
    }
    public nonisolated init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: nil, content: ForEach(data, content: rowContent))
    }
}

extension List {
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(
            selection: selection.map { binding in
                ListSelection(isSelected: { binding.wrappedValue == $0 }, select: { binding.wrappedValue = $0 })
            }, content: content())
    }
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(
            selection: selection.map { binding in
                ListSelection(
                    isSelected: { binding.wrappedValue.contains($0) }, select: { binding.wrappedValue.formSymmetricDifference([$0]) })
            }, content: content())
    }
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }
}

extension DynamicViewContent {
    /// Accepted: rows are not edited here. Apple: SwiftUI/DynamicViewContent/onDelete(perform:).
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

/// A view made from a collection. Apple: SwiftUI/DynamicViewContent.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
