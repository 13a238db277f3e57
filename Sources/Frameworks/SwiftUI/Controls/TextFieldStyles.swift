import Foundation

/// The forms that a text field takes.
public enum _TextFieldStyleKind: Sendable { case plain, rounded }

/// How text fields look. Apple: SwiftUI/TextFieldStyle.
public protocol TextFieldStyle {
    var _kind: _TextFieldStyleKind { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _kind: _TextFieldStyleKind { .plain }
}
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _kind: _TextFieldStyleKind { .plain }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
    public var _kind: _TextFieldStyleKind { .rounded }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

/// The white ground with a thin border: 34 points high with body text. Fidelity: guessed.
nonisolated struct TextFieldGround: ViewModifier {
    let style: _TextFieldStyleKind

    @MainActor func body(content: Content) -> some View {
        if style == .rounded {
            content.padding(.horizontal, 7).padding(.vertical, 6.83)
                .background {
                    RoundedRectangle(cornerRadius: 5).fill(BackgroundStyle()).strokeBorder(Color(provider: .separator), lineWidth: 0.5)
                }
        } else {
            content
        }
    }
}

private struct TextFieldStyleKey: EnvironmentKey { static var defaultValue: _TextFieldStyleKind { .plain } }

extension EnvironmentValues {
    var textFieldStyle: _TextFieldStyleKind {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }
}

/// The label of the return key. Apple: SwiftUI/SubmitLabel.
public struct SubmitLabel: Hashable, Sendable {
    let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// How the keyboard capitalises. Apple: SwiftUI/TextInputAutocapitalization.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let name: String
    public static var never: Self { Self(name: "never") }
    public static var words: Self { Self(name: "words") }
    public static var sentences: Self { Self(name: "sentences") }
    public static var characters: Self { Self(name: "characters") }
}

extension View {
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldStyle, style._kind) }
    /// Accepted: whoever shows the phone brings the keyboard. Apple: SwiftUI/View/submitLabel(_:).
    public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { self }
    public nonisolated func textInputAutocapitalization(_ capitalization: TextInputAutocapitalization?) -> some View { self }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
