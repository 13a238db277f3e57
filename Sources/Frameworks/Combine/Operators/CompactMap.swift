extension Publishers {
    /// Changes each value, and leaves out what becomes nil. Apple: Combine/Publishers/CompactMap.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output?

        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: { subscriber.receive(subscription: $0) },
                    // A value that was asked for and is left out is asked for again.
                    receiveValue: { value in transform(value).map { subscriber.receive($0) } ?? .max(1) },
                    receiveCompletion: { subscriber.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}
