import Foundation

/// Controls in sections. Apple: SwiftUI/Form. Fidelity: measured as an inset grouped list (LST-005 to LST-007).
public nonisolated struct Form<Content: View>: View {
    let content: Content
    @Environment(\.formStyle) private var style

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        if style == .columns {
            VStack(alignment: .leading) { content }
        } else {
            FormRows(content: content)
        }
    }
}

nonisolated struct FormRows<Content: View>: _PrimitiveView {
    typealias Body = Never
    let content: Content

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        ListContent.list(of: ListContent.rows(of: view.content, context), .insetGrouped)
            .makeElements(context.child(named: "list"), into: &elements)
    }
}

/// The forms that a form takes.
public enum _FormStyleKind: Sendable { case grouped, columns }

/// How forms look. Apple: SwiftUI/FormStyle.
public protocol FormStyle {
    var _kind: _FormStyleKind { get }
}
public struct AutomaticFormStyle: FormStyle {
    public init() {}
    public var _kind: _FormStyleKind { .grouped }
}
public struct GroupedFormStyle: FormStyle {
    public init() {}
    public var _kind: _FormStyleKind { .grouped }
}
public struct ColumnsFormStyle: FormStyle {
    public init() {}
    public var _kind: _FormStyleKind { .columns }
}
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }

private struct FormStyleKey: EnvironmentKey { static var defaultValue: _FormStyleKind { .grouped } }

extension EnvironmentValues {
    var formStyle: _FormStyleKind {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { environment(\.formStyle, style._kind) }
}
