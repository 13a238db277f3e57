import Foundation

/// What the boxes of all published properties have in common.
protocol PublishedBoxing: AnyObject {
    /// The publisher of the object around; nil until somebody asks that object for it.
    var objectWillChange: ObservableObjectPublisher? { get set }
}

/// The storage of a published property.
final class PublishedBox<Value>: PublishedBoxing {
    private let lock = NSLock()
    private var current: Value
    private var changes: ObservableObjectPublisher?
    private var conduits: Conduits<Value, Never>?
    private var sources: [AnyCancellable] = []

    init(_ value: Value) { current = value }

    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { changes } }
        set { lock.withLock { changes = newValue } }
    }

    var value: Value { lock.withLock { current } }

    /// Says that the object will change, sends the value, then has it: subscribers still see the old one in the property.
    func set(_ value: Value) {
        let (changes, conduits) = lock.withLock { (self.changes, self.conduits) }
        changes?.send()
        conduits?.send(value, keeping: true)
        lock.lock()
        // The old value is let go outside the lock, since its end may run any code.
        let old = current
        current = value
        lock.unlock()
        withExtendedLifetime(old) {}
    }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduits = lock.withLock { () -> Conduits<Value, Never> in
            if let conduits = self.conduits { return conduits }
            let made = Conduits<Value, Never>(latest: current)
            self.conduits = made
            return made
        }
        conduits.attach(subscriber)
    }

    /// Keeps a subscription that feeds the property for as long as the property lives.
    func retain(_ cancellable: AnyCancellable) { lock.withLock { sources.append(cancellable) } }

    deinit { conduits?.send(completion: .finished) }
}
