import Foundation

/// The state of every view of a tree, kept by identity from one evaluation to the next. It belongs to the thread that evaluates views.
final class StateStorage {
    private struct Key: Hashable {
        let identity: ViewIdentity
        let field: Int
    }

    private var boxes: [Key: AnyObject] = [:]

    /// Called when a value changes, so that whoever shows the tree evaluates it again.
    var onChange: (() -> Void)?

    /// What is called with an address that the app is opened by.
    var openURLActions: [ViewIdentity: (URL) -> Void] = [:]

    func box<Box: AnyObject>(_ identity: ViewIdentity, _ field: Int, make: () -> Box) -> Box {
        let key = Key(identity: identity, field: field)
        if let box = boxes[key] as? Box { return box }
        let box = make()
        boxes[key] = box
        return box
    }

    func changed() { onChange?() }
}

/// A value that several copies of a view share.
final class StateBox<Value> {
    private var stored: Value
    private let onChange: (() -> Void)?

    init(_ value: Value, onChange: (() -> Void)? = nil) {
        stored = value
        self.onChange = onChange
    }

    var value: Value {
        get { stored }
        set {
            stored = newValue
            onChange?()
        }
    }
}
