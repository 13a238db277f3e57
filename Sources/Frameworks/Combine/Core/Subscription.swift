/// The link between a publisher and a subscriber. Apple: Combine/Subscription.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for values.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that need no state. Apple: Combine/Subscriptions.
public enum Subscriptions {
    /// A subscription that sends nothing.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
