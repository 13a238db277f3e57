import Archive
import Foundation

/// Content that can be folded away. Apple: SwiftUI/DisclosureGroup. Fidelity: guessed.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    let external: Binding<Bool>?
    let label: Label
    let content: () -> Content
    @State private var isOpen = false
    @Environment(\.isListed) private var isListed

    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        external = nil
        self.label = label()
        self.content = content
    }

    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        external = isExpanded
        self.label = label()
        self.content = content
    }

    @MainActor public var body: some View {
        let isExpanded = external ?? $isOpen
        if isListed {
            // Label and content are rows of their own.
            heading(isExpanded)
            if isExpanded.wrappedValue { content() }
        } else {
            VStack(alignment: .leading) {
                heading(isExpanded)
                if isExpanded.wrappedValue { content() }
            }
        }
    }

    @MainActor private func heading(_ isExpanded: Binding<Bool>) -> some View {
        HStack {
            label
            Spacer()
            Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward").font(.footnote.weight(.semibold))
                .foregroundStyle(TintShapeStyle())
        }
        .touchable(.closure { isExpanded.wrappedValue.toggle() })
    }
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
