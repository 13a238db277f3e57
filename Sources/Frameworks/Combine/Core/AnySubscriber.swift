/// A subscriber without its type. Apple: Combine/AnySubscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    public let combineIdentifier: CombineIdentifier
    private let subscribed: (any Subscription) -> Void
    private let valued: (Input) -> Subscribers.Demand
    private let completed: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let erased = subscriber as? AnySubscriber<Input, Failure> {
            self = erased
        } else {
            combineIdentifier = subscriber.combineIdentifier
            subscribed = { subscriber.receive(subscription: $0) }
            valued = { subscriber.receive($0) }
            completed = { subscriber.receive(completion: $0) }
        }
    }

    /// Makes a subscriber of closures; one that is missing does nothing, and asks for nothing.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        subscribed = receiveSubscription ?? { _ in }
        valued = receiveValue ?? { _ in .none }
        completed = receiveCompletion ?? { _ in }
    }

    public var description: String { "AnySubscriber" }

    public func receive(subscription: any Subscription) { subscribed(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { valued(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
