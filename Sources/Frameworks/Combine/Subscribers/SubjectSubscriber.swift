import Foundation

/// Passes what a publisher sends on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
    typealias Input = S.Output
    typealias Failure = S.Failure

    private let lock = NSLock()
    private var subject: S?
    private var upstream: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let target = lock.withLock { () -> S? in
            if self.subject != nil { upstream = subscription }
            return self.subject
        }
        if let target { target.send(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock.withLock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let target = lock.withLock { () -> S? in
            defer { (subject, upstream) = (nil, nil) }
            return subject
        }
        target?.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        lock.withLock { () -> (any Subscription)? in
            defer { (subject, upstream) = (nil, nil) }
            return upstream
        }?.cancel()
    }
}
