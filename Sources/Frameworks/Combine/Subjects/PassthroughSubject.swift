/// Sends on what it is told, and remembers nothing. Apple: Combine/PassthroughSubject.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { conduits.attach(subscriber) }
    public func send(subscription: any Subscription) { conduits.send(subscription: subscription) }
    public func send(_ input: Output) { conduits.send(input, keeping: false) }
    public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
}
