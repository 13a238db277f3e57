import Archive
import Foundation

/// What a button is for. Apple: SwiftUI/ButtonRole.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// What a control does when it is touched.
package enum ControlAction {
    case closure(@MainActor () -> Void)
    /// Called with the place of the touch inside the control: a slider.
    case position(@MainActor (UnitPoint) -> Void)
    /// A text field with its text. The closure takes each new text; nil means that the field is touched and gets the focus.
    case text(String, @MainActor (String?) -> Void)
    /// An intent by its type's name, with its parameters as JSON.
    case intent(type: String, parameters: String)
}

/// A control that does something. Apple: SwiftUI/Button. Fidelity: measured sizes (CTL-001, CTL-002).
public nonisolated struct Button<Label: View>: View {
    let role: ButtonRole?
    let action: ControlAction
    let label: Label
    @Environment(\.buttonStyle) private var style

    /// A button of an action that another framework declares.
    package nonisolated init(role: ButtonRole?, controlAction: ControlAction, label: Label) {
        self.role = role
        action = controlAction
        self.label = label
    }

    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, controlAction: .closure(action), label: label())
    }
    public nonisolated init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: role, controlAction: .closure(action), label: label())
    }

    @MainActor public var body: some View {
        style.erasedBody(
            PrimitiveButtonStyleConfiguration(role: role, label: .init(view: AnyView(label)), action: action))
    }
}

extension Button where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, file: String = #filePath, line: Int = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage, file: file, line: line) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, file: String = #filePath, line: Int = #line,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage, file: file, line: line) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, controlAction: configuration.action, label: configuration.label)
    }
}
