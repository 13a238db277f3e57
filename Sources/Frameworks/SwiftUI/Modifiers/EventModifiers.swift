import Archive
import Foundation

private struct HostKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the views belong to a running app, whose events are delivered. A widget's archive has none.
    package var deliversEvents: Bool {
        get { self[HostKey.self] }
        set { self[HostKey.self] = newValue }
    }
}

/// Something that happens when a view comes to life or changes.
public nonisolated struct _EventModifier: ViewModifier {
    public typealias Body = Never
    let event: (_ViewContext) -> Void

    nonisolated init(_ event: @escaping (_ViewContext) -> Void) { self.event = event }

    @MainActor public static func _makeElements(
        _ modifier: Self, _ context: _ViewContext, content: @escaping @MainActor (_ViewContext, inout _ViewElements) -> Void,
        into elements: inout _ViewElements
    ) {
        content(context, &elements)
        if context.environment.deliversEvents { modifier.event(context.child(named: "event")) }
    }
}

/// Whether something was done for a view already.
private final class Once {
    var isDone = false
}

extension View {
    private nonisolated func once(_ name: String, _ action: @escaping @MainActor () -> Void) -> some View {
        modifier(
            _EventModifier { context in
                let once = context.storage.box(context.identity.child(named: name), 0) { Once() }
                guard !once.isDone else { return }
                once.isDone = true
                Task { await action() }
            })
    }

    /// Apple: SwiftUI/View/onAppear(perform:).
    public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { once("appear") { action?() } }
    public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }

    /// Apple: SwiftUI/View/task(priority:_:).
    public nonisolated func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void) -> some View {
        once("task") { Task(priority: priority) { await action() } }
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_EventModifier { ValueChange.observe(value, initial: initial, $0, action) })
    }
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        onChange(of: value) { _, new in action(new) }
    }

    /// Called with the addresses that links and widgets open. Apple: SwiftUI/View/onOpenURL(perform:).
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(_EventModifier { $0.storage.openURLActions[$0.identity] = action })
    }

    public nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        modifier(
            _EventModifier { context in
                _ = context.storage.box(context.identity.child(named: "receive"), 0) { publisher.sink(receiveValue: action) }
            })
    }

    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        modifier(_DrawingModifier(RegionDrawing(action: .closure(action))))
    }
}
