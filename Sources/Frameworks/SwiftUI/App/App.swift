import Foundation

/// An app. Apple: SwiftUI/App. Fidelity: documented.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// A part of an app's interface that the system manages. Apple: SwiftUI/Scene. Fidelity: documented.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the windows of the scene to those that a host can show.
    static func _collect(_ scene: Self, _ context: _ViewContext, into windows: inout _SceneWindows)
}

extension Scene {
    @MainActor public static func _collect(_ scene: Self, _ context: _ViewContext, into windows: inout _SceneWindows) {
        var scene = scene
        let inner = context.entering(Self.self)
        DynamicProperties.install(in: &scene, inner)
        Body._collect(scene.body, inner, into: &windows)
    }
}

extension Never: Scene {
    @MainActor public static func _collect(_ scene: Never, _ context: _ViewContext, into windows: inout _SceneWindows) {}
}

/// The windows of an app, each with how to evaluate it.
public struct _SceneWindows {
    var contents: [@MainActor (_ViewContext) -> ViewNode] = []
}

/// Builds scenes. Apple: SwiftUI/SceneBuilder. Fidelity: documented.
@resultBuilder
public struct SceneBuilder {
    @MainActor @preconcurrency
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene(value: (repeat each content)) { context, windows in
            @MainActor func add<S: Scene>(_ scene: S) { S._collect(scene, context, into: &windows) }
            repeat add(each content)
        }
    }
    @MainActor @preconcurrency
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        _TupleScene(value: content) { context, windows in
            if let content { Content._collect(content, context, into: &windows) }
        }
    }
    @MainActor @preconcurrency
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
        _TupleScene(value: content) { context, windows in Content._collect(content, context, into: &windows) }
    }
}

/// Several scenes.
public nonisolated struct _TupleScene<T>: Scene {
    let value: T
    let collect: @MainActor (_ViewContext, inout _SceneWindows) -> Void
    @MainActor public var body: Never { fatalError("a tuple of scenes has no body") }
    @MainActor public static func _collect(_ scene: Self, _ context: _ViewContext, into windows: inout _SceneWindows) {
        scene.collect(context, &windows)
    }
}

/// A window with an app's views. Apple: SwiftUI/WindowGroup. Fidelity: documented.
public nonisolated struct WindowGroup<Content: View>: Scene {
    let content: Content
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: Never { fatalError("WindowGroup has no body") }

    @MainActor public static func _collect(_ scene: Self, _ context: _ViewContext, into windows: inout _SceneWindows) {
        let content = scene.content
        windows.contents.append { $0.element(of: WindowRoot(content: content)) }
    }
}

extension Scene {
    /// Apple: SwiftUI/Scene/onChange(of:initial:_:).
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { _SceneChange(content: self, value: value, initial: initial, action: action) }
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _SceneEnvironment(content: self) { $0[keyPath: keyPath] = value }
    }
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _SceneEnvironment(content: self) { if let object { $0.setObject(object, for: T.self) } }
    }
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _SceneEnvironment(content: self) { $0.setObject(object, for: T.self) }
    }
}

/// A scene with an action for a value that changes.
public nonisolated struct _SceneChange<Content: Scene, V: Equatable>: Scene {
    let content: Content
    let value: V
    let initial: Bool
    let action: (V, V) -> Void
    @MainActor public var body: Never { fatalError("a scene modifier has no body") }
    @MainActor public static func _collect(_ scene: Self, _ context: _ViewContext, into windows: inout _SceneWindows) {
        ValueChange.observe(scene.value, initial: scene.initial, context.child(named: "change"), scene.action)
        Content._collect(scene.content, context.child(0), into: &windows)
    }
}

/// A scene in changed surroundings.
public nonisolated struct _SceneEnvironment<Content: Scene>: Scene {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
    @MainActor public var body: Never { fatalError("a scene modifier has no body") }
    @MainActor public static func _collect(_ scene: Self, _ context: _ViewContext, into windows: inout _SceneWindows) {
        var context = context
        scene.change(&context.environment)
        Content._collect(scene.content, context, into: &windows)
    }
}

/// Calls an action when a value differs from the one of the evaluation before.
enum ValueChange {
    private final class Last<V> {
        var value: V?
    }

    static func observe<V: Equatable>(_ value: V, initial: Bool, _ context: _ViewContext, _ action: @escaping (V, V) -> Void) {
        let last = context.storage.box(context.identity, 0) { Last<V>() }
        guard let before = last.value else {
            last.value = value
            if initial { context.storage.afterEvaluation { action(value, value) } }
            return
        }
        guard before != value else { return }
        last.value = value
        context.storage.afterEvaluation { action(before, value) }
    }
}

extension App {
    /// Starts the app: its scenes are evaluated, and the process lives until it is ended from outside.
    @MainActor public static func main() {
        let host = AppHost(Self())
        host.run()
    }
}
