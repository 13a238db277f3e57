import Foundation

/// What leads from a subject to one subscriber: its demand, and the order of its values.
final class Conduit<Output, Failure: Error>: Subscription {
    private let lock = NSLock()
    /// Held while the subscriber runs, so that values of several threads arrive one after another.
    private let delivery = NSRecursiveLock()
    private var downstream: AnySubscriber<Output, Failure>?
    private var conduits: Conduits<Output, Failure>?
    private var demand = Subscribers.Demand.none
    /// The latest value that is still owed, set before the conduit is shared.
    var pending: Output?

    init(_ downstream: AnySubscriber<Output, Failure>, conduits: Conduits<Output, Failure>) {
        self.downstream = downstream
        self.conduits = conduits
    }

    /// Delivers a value if it is wanted; else the value is lost, or kept if it is the latest of a current value.
    func offer(_ value: Output, keeping: Bool) {
        delivery.withLock {
            let receiver = lock.withLock { () -> AnySubscriber<Output, Failure>? in
                guard demand > .none else {
                    if keeping { pending = value }
                    return nil
                }
                demand -= 1
                pending = nil
                return downstream
            }
            guard let receiver else { return }
            let more = receiver.receive(value)
            lock.withLock { demand += more }
        }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock { take()?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "a subscription must be asked for at least one value")
        delivery.withLock {
            let owed = lock.withLock { () -> Output? in
                self.demand += demand
                return pending
            }
            if let owed { offer(owed, keeping: true) }
        }
    }

    func cancel() { _ = take() }

    private func take() -> AnySubscriber<Output, Failure>? {
        let (receiver, owner) = lock.withLock { () -> (AnySubscriber<Output, Failure>?, Conduits<Output, Failure>?) in
            defer { (downstream, conduits, pending) = (nil, nil, nil) }
            return (downstream, conduits)
        }
        owner?.detach(self)
        return receiver
    }
}
