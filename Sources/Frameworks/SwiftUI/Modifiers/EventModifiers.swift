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

/// What was started when a view appeared, and what is to be done when it disappears.
private final class Appearance: StateEnding {
    private let onEnd: (() -> Void)?
    private var task: Task<Void, Never>?
    private var taskValue: AnyHashable?

    init(onEnd: (() -> Void)? = nil) { self.onEnd = onEnd }

    /// Starts a task for a value, unless the one of that value was started already; the task of another value is cancelled.
    func start(for value: AnyHashable, _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
        guard taskValue != value else { return }
        task?.cancel()
        taskValue = value
        task = Task(priority: priority) { await action() }
    }

    func end() {
        task?.cancel()
        onEnd?()
    }
}

extension View {
    /// Called once, when the view appears. Apple: SwiftUI/View/onAppear(perform:).
    public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(
            _EventModifier { context in
                _ = context.storage.box(context.identity.child(named: "appear"), 0) {
                    if let action { context.storage.afterEvaluation(onMainActor: action) }
                    return Appearance()
                }
            })
    }

    /// Called when the view is no longer part of the tree. Apple: SwiftUI/View/onDisappear(perform:).
    public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(
            _EventModifier { context in
                _ = context.storage.box(context.identity.child(named: "disappear"), 0) {
                    Appearance(onEnd: action.map { action in { MainActor.assumeIsolated { action() } } })
                }
            })
    }

    /// Runs while the view is there. Apple: SwiftUI/View/task(priority:_:).
    public nonisolated func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void) -> some View {
        task(id: true, priority: priority, action)
    }

    /// Runs while the view is there, again for each new value. Apple: SwiftUI/View/task(id:priority:_:).
    public nonisolated func task<T: Hashable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(
            _EventModifier { context in
                let appearance = context.storage.box(context.identity.child(named: "task"), 0) { Appearance() }
                context.storage.afterEvaluation { appearance.start(for: AnyHashable(value), priority, action) }
            })
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
