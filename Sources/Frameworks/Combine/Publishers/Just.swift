/// Sends one value and ends. Apple: Combine/Just.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: ListSubscription([output], AnySubscriber(subscriber)))
    }
}

extension Just: Equatable where Output: Equatable {}
