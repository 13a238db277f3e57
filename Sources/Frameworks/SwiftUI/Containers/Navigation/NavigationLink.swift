import Archive
import Foundation

/// A control that goes to another view. Apple: SwiftUI/NavigationLink. Fidelity: documented.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label
    let step: NavigationStep?
    @Environment(\.navigation) private var navigation
    @Environment(\.isListed) private var isListed

    init(label: Label, step: NavigationStep?) {
        self.label = label
        self.step = step
    }

    public nonisolated init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), step: .view { AnyView(destination()) })
    }
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), step: .view { AnyView(destination) })
    }

    @MainActor public var body: some View {
        let push: @MainActor () -> Void = { [step, navigation] in if let step { navigation?.push(step) } }
        if isListed {
            HStack {
                label
                Spacer(minLength: 0)
                Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
                    .foregroundStyle(Color(provider: .label(level: 2)))
            }
            .touchable(.closure(push))
            .modifier(_TraitModifier { $0[ListRowTraits.self].action = .closure(push) })
            .disabled(step == nil)
        } else {
            Button(action: push, label: { label }).disabled(step == nil)
        }
    }
}

extension NavigationLink where Destination == Never {
    /// Goes to what `navigationDestination(for:)` declares for the value; nil disables the link.
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(label: label(), step: value.map { .value(AnyHashable($0)) })
    }
    public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

/// Views under a bar, as before iOS 16. Apple: SwiftUI/NavigationView.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
public nonisolated struct NavigationView<Content: View>: View {
    let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor public var body: some View { NavigationStack { content } }
}
