import Foundation

/// The subscribers of a subject, with its lock: who attached, who left, whether it is over.
final class Conduits<Output, Failure: Error> {
    private let lock = NSLock()
    private var attached: [ObjectIdentifier: Conduit<Output, Failure>] = [:]
    private var order: [ObjectIdentifier] = []
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var latest: Output?

    init(latest: Output? = nil) { self.latest = latest }

    deinit { for subscription in upstreams { subscription.cancel() } }

    /// The value that newcomers get first.
    var value: Output? { lock.withLock { latest } }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let conduit = Conduit<Output, Failure>(AnySubscriber(subscriber), conduits: self)
        let ended = lock.withLock { () -> Subscribers.Completion<Failure>? in
            guard completion == nil else { return completion }
            attached[ObjectIdentifier(conduit)] = conduit
            order.append(ObjectIdentifier(conduit))
            conduit.pending = latest
            return nil
        }
        if let ended {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: ended)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    func detach(_ conduit: Conduit<Output, Failure>) {
        lock.withLock {
            guard attached.removeValue(forKey: ObjectIdentifier(conduit)) != nil else { return }
            order.removeAll { $0 == ObjectIdentifier(conduit) }
        }
    }

    /// Sends to all, in the order in which they attached; `keeping` makes the value the latest one.
    func send(_ value: Output, keeping: Bool) {
        let receivers = lock.withLock { () -> [Conduit<Output, Failure>] in
            guard completion == nil else { return [] }
            if keeping { latest = value }
            return order.compactMap { attached[$0] }
        }
        for receiver in receivers { receiver.offer(value, keeping: keeping) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let receivers = lock.withLock { () -> [Conduit<Output, Failure>] in
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { (attached, order, upstreams) = ([:], [], []) }
            return order.compactMap { attached[$0] }
        }
        for receiver in receivers { receiver.finish(completion) }
    }

    /// Takes a subscription of the subject to another publisher, and asks for everything.
    func send(subscription: any Subscription) {
        let isWanted = lock.withLock {
            guard completion == nil else { return false }
            upstreams.append(subscription)
            return true
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }
}
