import Archive
import Foundation

/// A line of text that can be edited. Apple: SwiftUI/TextField. Fidelity: guessed beyond the text itself.
public nonisolated struct TextField<Label: View>: View {
    let text: String
    let set: (String) -> Void
    let prompt: Text?
    let label: Label
    let isSecure: Bool
    let axis: Axis
    @Environment(\.textFieldStyle) private var style
    @Environment(\.focusTarget) private var focus

    init(
        text: String, set: @escaping (String) -> Void, prompt: Text?, label: Label, isSecure: Bool = false,
        axis: Axis = .horizontal
    ) {
        self.text = text
        self.set = set
        self.prompt = prompt
        self.label = label
        self.isSecure = isSecure
        self.axis = axis
    }

    @MainActor public var body: some View {
        let shown = isSecure ? String(repeating: "●", count: text.count) : text
        ZStack(alignment: .leading) {
            // An empty field is as high as a line.
            Text(verbatim: " ")
            if !shown.isEmpty {
                Text(verbatim: shown)
            } else if let prompt {
                prompt.foregroundStyle(Color(provider: .label(level: 2)))
            } else {
                label.foregroundStyle(Color(provider: .label(level: 2)))
            }
        }
        .lineLimit(axis == .horizontal ? 1 : nil)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(TextFieldGround(style: style))
        .touchable(
            .text(text) { [set, focus] new in
                if let new { set(new) } else { focus?.setFocused(true) }
            })
    }
}

extension TextField {
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label) {
        self.init(text: text.wrappedValue, set: { text.wrappedValue = $0 }, prompt: prompt, label: label(), axis: axis)
    }
    /// Text that does not parse leaves the value as it is.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            text: format.format(value.wrappedValue), set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } },
            prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(value: value, format: format, prompt: prompt) { Text(title) } }
}

/// A text field whose text is not shown. Apple: SwiftUI/SecureField.
public nonisolated struct SecureField<Label: View>: View {
    let text: Binding<String>
    let prompt: Text?
    let label: Label

    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    @MainActor public var body: some View {
        TextField(text: text.wrappedValue, set: { text.wrappedValue = $0 }, prompt: prompt, label: label, isSecure: true)
    }
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

/// Text of several lines that can be edited. Apple: SwiftUI/TextEditor.
public nonisolated struct TextEditor: View {
    let text: Binding<String>

    public nonisolated init(text: Binding<String>) { self.text = text }

    @MainActor public var body: some View {
        let text = text
        Text(verbatim: text.wrappedValue)
            .padding(.horizontal, 5).padding(.vertical, 8)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(BackgroundStyle())
            .touchable(.text(text.wrappedValue) { if let new = $0 { text.wrappedValue = new } })
    }
}
