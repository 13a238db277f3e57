import Archive
import Foundation

/// A button that opens a list of actions. Apple: SwiftUI/Menu. Fidelity: guessed.
public nonisolated struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
    @State private var isOpen = false
    @Environment(\.buttonStyle) private var style

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
        primaryAction = nil
    }

    /// A touch does the primary action; the list opens by a long press, which a still screen has not.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.label = label()
        self.content = content()
        self.primaryAction = primaryAction
    }

    @MainActor public var body: some View {
        let open = primaryAction ?? { isOpen.toggle() }
        style.erasedBody(
            PrimitiveButtonStyleConfiguration(role: nil, label: .init(view: AnyView(label)), action: .closure(open))
        )
        .presenting(.menu, isPresented: $isOpen) { MenuList(content: content, isOpen: $isOpen) }
    }
}

extension Menu where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, file: String = #filePath, line: Int = #line,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line) }
    }
}

/// What a menu and a picker open: rows of 44 points on a ground of 250.
nonisolated struct MenuList<Content: View>: View {
    let content: Content
    let isOpen: Binding<Bool>
    @Environment(\.systemVersion) private var version

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) { content }
            .buttonStyle(MenuRowStyle { isOpen.wrappedValue = false })
            .padding(.vertical, version.major >= 26 ? 10 : 0)
            .frame(width: 250)
            .background(Material.presentation, in: RoundedRectangle(cornerRadius: version.major >= 26 ? 26 : 12))
            .shadow(color: .black.opacity(0.2), radius: 32, y: 8)
            .environment(\.isListed, false)
    }
}

/// A row of a menu, which closes it.
nonisolated struct MenuRowStyle: PrimitiveButtonStyle {
    let close: @MainActor () -> Void

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .frame(height: 44)
            .touchable(configuration.action.followed(by: close))
    }
}

extension ControlAction {
    /// The action with another after it. Intents are performed elsewhere, so theirs stays alone.
    func followed(by next: @escaping @MainActor () -> Void) -> ControlAction {
        guard case .closure(let action) = self else { return self }
        return .closure {
            action()
            next()
        }
    }
}

/// A picker that opens a menu: its value with two arrows, after its label in a list.
nonisolated struct MenuPicker<Value: View, Options: View>: View {
    let label: AnyView
    let value: Value
    let isListed: Bool
    let isLink: Bool
    let options: Options
    @State private var isOpen = false

    init(label: AnyView, value: Value, isListed: Bool, isLink: Bool, @ViewBuilder options: () -> Options) {
        self.label = label
        self.value = value
        self.isListed = isListed
        self.isLink = isLink
        self.options = options()
    }

    @MainActor var body: some View {
        if isListed {
            LeadingTrailing(label: label) { button.foregroundStyle(.secondary) }
        } else {
            button.modifier(ButtonTint(role: nil))
        }
    }

    @MainActor private var button: some View {
        HStack(spacing: 4) {
            value
            Image(systemName: isLink ? "chevron.forward" : "chevron.up.chevron.down").font(.footnote.weight(.medium))
        }
        .touchable(.closure { isOpen.toggle() })
        .presenting(.menu, isPresented: $isOpen) { MenuList(content: options, isOpen: $isOpen) }
    }
}
