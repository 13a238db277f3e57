import Foundation

/// Something that appears over a window: a sheet, an alert, a menu.
struct Presentation {
    enum Kind { case sheet, fullScreen, alert, dialog, menu }

    let kind: Kind
    /// The element that asked for it; a menu opens at it.
    let anchor: ViewIdentity
    let node: ViewNode
    let dismiss: @MainActor () -> Void
}

/// The presentations that are open in a tree, in the order of their views.
enum PresentationsKey: PreferenceKey {
    static var defaultValue: [Presentation] { [] }
    static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
}

/// Hands a presentation up while it is open.
public nonisolated struct _PresentationModifier<Presented: View>: ViewModifier {
    public typealias Body = Never
    let kind: Presentation.Kind
    let isPresented: Binding<Bool>
    let presented: () -> Presented
    let onDismiss: (() -> Void)?

    init(kind: Presentation.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, presented: @escaping () -> Presented) {
        self.kind = kind
        self.isPresented = isPresented
        self.presented = presented
        self.onDismiss = onDismiss
    }

    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        var inner = _ViewElements()
        content(context, &inner)
        guard modifier.isPresented.wrappedValue else { return elements.nodes += inner.nodes }
        let anchor = context.child(named: "anchor")
        let wrapped = inner.nodes.count == 1 ? inner.nodes[0] : anchor.node(ZStackLayout(), children: inner.nodes)
        let node = anchor.node(PassThroughLayout(), children: [wrapped], traits: wrapped.traits)
        let dismiss: @MainActor () -> Void = {
            modifier.isPresented.wrappedValue = false
            modifier.onDismiss?()
        }
        var over = context.child(named: "presented")
        over.environment.dismiss = DismissAction(dismiss)
        over.environment.isPresented = true
        over.environment.isListed = false
        over.stackAxis = nil
        let presentation = Presentation(
            kind: modifier.kind, anchor: node.identity, node: over.element(of: modifier.presented()), dismiss: dismiss)
        node.preferences[ObjectIdentifier(PresentationsKey.self)] = (wrapped.preference(PresentationsKey.self) ?? []) + [presentation]
        elements.append(node)
    }
}

/// Closes what the view stands in. Apple: SwiftUI/DismissAction.
public struct DismissAction {
    let action: (@MainActor () -> Void)?

    init(_ action: (@MainActor () -> Void)?) { self.action = action }

    @MainActor public func callAsFunction() { action?() }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction(nil) } }
private struct PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Closes the sheet, or goes back. Apple: SwiftUI/EnvironmentValues/dismiss.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// Whether the view stands in something that can be closed. Apple: SwiftUI/EnvironmentValues/isPresented.
    public internal(set) var isPresented: Bool {
        get { self[PresentedKey.self] }
        set { self[PresentedKey.self] = newValue }
    }
}

extension View {
    nonisolated func presenting<V: View>(
        _ kind: Presentation.Kind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V
    ) -> some View {
        modifier(_PresentationModifier(kind: kind, isPresented: isPresented, onDismiss: onDismiss, presented: content))
    }
}
