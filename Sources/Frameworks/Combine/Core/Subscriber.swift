/// A type that takes the values of a publisher. Apple: Combine/Subscriber.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Says that the publisher accepted the subscriber, which asks for values through the subscription.
    func receive(subscription: any Subscription)

    /// Takes a value, and answers how many more are wanted on top of those already asked for.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Says that no more values come.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The types of subscribers. Apple: Combine/Subscribers.
public enum Subscribers {
    /// How a publisher ended.
    @frozen public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
