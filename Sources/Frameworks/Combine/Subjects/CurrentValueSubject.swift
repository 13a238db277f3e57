/// Sends its value to newcomers and its changes to all. Apple: Combine/CurrentValueSubject.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let conduits: Conduits<Output, Failure>
    private let initial: Output

    public init(_ value: Output) {
        conduits = Conduits(latest: value)
        initial = value
    }

    /// The latest value; setting it sends it.
    public var value: Output {
        get { conduits.value ?? initial }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { conduits.attach(subscriber) }
    public func send(subscription: any Subscription) { conduits.send(subscription: subscription) }
    public func send(_ input: Output) { conduits.send(input, keeping: true) }
    public func send(completion: Subscribers.Completion<Failure>) { conduits.send(completion: completion) }
}
