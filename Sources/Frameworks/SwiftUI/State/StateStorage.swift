import Foundation

/// The state of every view of a tree, kept by identity from one evaluation to the next.
///
/// It belongs to the thread that evaluates views. Only `changed()` may be called from elsewhere.
final class StateStorage {
    private struct Key: Hashable {
        let identity: ViewIdentity
        let field: Int
    }

    private var boxes: [Key: AnyObject] = [:]
    private var touched: Set<Key> = []
    private var sceneBoxes: [String: AnyObject] = [:]
    private var deferred: [() -> Void] = []

    /// Called when a value changes, from any thread, so that whoever shows the tree evaluates it again. Nil where a tree is evaluated once.
    let onChange: (@Sendable () -> Void)?

    /// What is called with an address that the app is opened by.
    var openURLActions: [ViewIdentity: (URL) -> Void] = [:]

    init(onChange: (@Sendable () -> Void)? = nil) { self.onChange = onChange }

    func box<Box: AnyObject>(_ identity: ViewIdentity, _ field: Int, make: () -> Box) -> Box {
        let key = Key(identity: identity, field: field)
        touched.insert(key)
        if let box = boxes[key] as? Box { return box }
        let box = make()
        boxes[key] = box
        return box
    }

    /// A value that a name finds wherever its view stands, and that outlives the view.
    func sceneBox<Box: AnyObject>(_ key: String, make: () -> Box) -> Box {
        if let box = sceneBoxes[key] as? Box { return box }
        let box = make()
        sceneBoxes[key] = box
        return box
    }

    func changed() { onChange?() }

    /// Has something done once the evaluation that is going on is complete: actions may change what was read already.
    func afterEvaluation(_ action: @escaping () -> Void) { deferred.append(action) }

    /// The same for an action of the main actor, on which live trees are evaluated.
    func afterEvaluation(onMainActor action: @escaping @MainActor () -> Void) {
        deferred.append { MainActor.assumeIsolated { action() } }
    }

    /// Starts an evaluation of the whole tree.
    func beginEvaluation() {
        touched = []
        openURLActions = [:]
    }

    /// Ends an evaluation: the state of views that are gone goes too, and what was put off is done.
    func endEvaluation() {
        for (key, box) in boxes where !touched.contains(key) {
            boxes[key] = nil
            (box as? any StateEnding)?.end()
        }
        let actions = deferred
        deferred = []
        for action in actions { action() }
    }
}

/// State that has something to do when its view disappears.
protocol StateEnding: AnyObject {
    func end()
}

/// A value that several copies of a view share. It may be read and written on any thread.
final class StateBox<Value> {
    private let lock = NSLock()
    private var stored: Value
    private let onChange: (@Sendable () -> Void)?
    private let onSet: ((Value) -> Void)?

    /// - Parameter onSet: Takes each new value, to keep it elsewhere too.
    init(_ value: Value, onChange: (@Sendable () -> Void)? = nil, onSet: ((Value) -> Void)? = nil) {
        stored = value
        self.onChange = onChange
        self.onSet = onSet
    }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            lock.withLock { stored = newValue }
            onSet?(newValue)
            onChange?()
        }
    }
}
