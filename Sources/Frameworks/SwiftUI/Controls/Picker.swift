import Archive
import Foundation

/// A choice of one among several values. Apple: SwiftUI/Picker. Fidelity: segmented measured (CTL-007), others guessed.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content

    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    @available(*, deprecated, message: "Use init(selection:content:label:) instead.")
    public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    @MainActor public var body: some View {
        PickerBody(selection: selection, label: AnyView(label), content: content)
    }
}

extension Picker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, file: String = #filePath,
        line: Int = #line, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) }
    }
}

/// One choice of a picker: its value, and the view that stands for it.
struct PickerOption<Value: Hashable> {
    let value: Value
    let node: ViewNode

    /// The options that evaluated content consists of: elements with a tag, or of a `ForEach`, of the selection's type.
    static func options(in nodes: [ViewNode]) -> [PickerOption] {
        nodes.compactMap { node in
            guard let tag = node.traits.tag ?? node.traits.implicitTag else { return nil }
            guard let value = tag.base as? Value else { return nil }
            return PickerOption(value: value, node: node)
        }
    }
}

/// A picker as its style shows it.
nonisolated struct PickerBody<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    typealias Body = Never
    let selection: Binding<SelectionValue>
    let label: AnyView
    let content: Content

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let environment = context.environment
        var outer = context.child(named: "picker")
        outer.environment.pickerStyle = .automatic
        let kind = environment.pickerStyle.resolved(isListed: environment.isListed)
        let options = PickerOption<SelectionValue>.options(in: view.optionContext(outer, kind).elements(of: view.content))
        let selected = view.selection.wrappedValue
        let index = options.firstIndex { $0.value == selected }
        func choose(_ index: Int) { view.selection.wrappedValue = options[index].value }
        let nodes = options.map { NodeView(node: $0.node) }
        let chosen = ChosenOption(content: view.content, value: selected)
        switch kind {
        case .segmented, .palette:
            SegmentedControl(segments: nodes, selected: index, chosen: chosen, choose: choose).makeElements(outer, into: &elements)
        case .wheel:
            WheelPicker(rows: nodes, selected: index ?? 0, choose: choose).makeElements(outer, into: &elements)
        case .inline:
            for (place, node) in nodes.enumerated() {
                ChoiceRow(content: node, isChosen: place == index) { choose(place) }
                    .makeElements(outer.child(named: "choice\(place)"), into: &elements)
            }
        case .automatic, .menu, .navigationLink:
            MenuPicker(label: view.label, value: chosen, isListed: environment.isListed, isLink: kind == .navigationLink) {
                ForEach(nodes.indices, id: \.self) { place in
                    Button(action: { choose(place) }, label: { ChoiceRow(content: nodes[place], isChosen: place == index, choose: nil) })
                }
            }.makeElements(outer, into: &elements)
        }
    }

    private func optionContext(_ context: _ViewContext, _ kind: _PickerStyleKind) -> _ViewContext {
        var context = context.child(named: "options")
        context.environment.labelsHidden = false
        if kind != .inline { context.environment.isListed = false }
        if kind == .segmented || kind == .palette { context.environment.font = .system(size: 13, weight: .medium) }
        return context
    }
}

/// The one option of a picker's content that has a value, in surroundings of its own: it stands in the closed picker, while all options
/// stand in the menu.
nonisolated struct ChosenOption<Content: View, Value: Hashable>: _PrimitiveView {
    typealias Body = Never
    let content: Content
    let value: Value

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let options = PickerOption<Value>.options(in: context.child(0).elements(of: view.content))
        if let option = options.first(where: { $0.value == view.value }) { elements.append(option.node) }
    }
}

/// A view that was evaluated already.
nonisolated struct NodeView: _PrimitiveView {
    typealias Body = Never
    let node: ViewNode

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(view.node)
    }
}

/// An option with a check mark when it is the one.
nonisolated struct ChoiceRow: View {
    let content: NodeView
    let isChosen: Bool
    let choose: (@MainActor () -> Void)?

    @MainActor var body: some View {
        let row = HStack {
            content
            Spacer()
            if isChosen { Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(TintShapeStyle()) }
        }
        if let choose { row.touchable(.closure(choose)) } else { row }
    }
}
