import Archive
import Foundation

/// A switch between on and off. Apple: SwiftUI/Toggle. Fidelity: measured size (CTL-004, CTL-014).
public nonisolated struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let isMixed: Bool
    /// What a touch does where the state is not the view's own: an intent.
    let action: ControlAction?
    let label: Label
    @Environment(\.toggleStyle) private var style

    private init(isOn: Binding<Bool>, isMixed: Bool, action: ControlAction?, label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.action = action
        self.label = label
    }

    /// A toggle that shows a value and has an action of another framework change it.
    package nonisolated init(isOn: Bool, controlAction: ControlAction, label: Label) {
        self.init(isOn: .constant(isOn), isMixed: false, action: controlAction, label: label)
    }

    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, isMixed: false, action: nil, label: label())
    }

    /// One switch for several values: on when all are, mixed when some are; a touch sets all.
    public nonisolated init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let count = bindings.count { $0.wrappedValue }
        self.init(
            isOn: Binding(
                get: { bindings.allSatisfy { $0.wrappedValue } }, set: { value in for binding in bindings { binding.wrappedValue = value } }
            ),
            isMixed: count > 0 && count < bindings.count, action: nil, label: label())
    }

    @MainActor public var body: some View {
        let configuration = ToggleStyleConfiguration(label: .init(view: AnyView(label)), isMixed: isMixed, isOn: isOn)
        if let action {
            style.erasedBody(configuration).allowsHitTesting(false).touchable(action)
        } else {
            style.erasedBody(configuration)
        }
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>, file: String = #filePath, line: Int = #line
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>, file: String = #filePath, line: Int = #line
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration, for styles that build on others.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, action: nil, label: configuration.label)
    }
}

/// What a toggle style stands for. Apple: SwiftUI/ToggleStyleConfiguration.
public struct ToggleStyleConfiguration {
    public nonisolated struct Label: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }
    public let label: Label
    public var isMixed: Bool
    @Binding public var isOn: Bool

    init(label: Label, isMixed: Bool, isOn: Binding<Bool>) {
        self.label = label
        self.isMixed = isMixed
        _isOn = isOn
    }
}
