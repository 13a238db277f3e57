extension Publishers {
    /// Leaves out values that are like the one before. Apple: Combine/Publishers/RemoveDuplicates.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output, Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            // Upstream delivers one value at a time, so this needs no lock.
            var previous: Output?
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: { subscriber.receive(subscription: $0) },
                    receiveValue: { value in
                        if let last = previous, predicate(last, value) { return .max(1) }
                        previous = value
                        return subscriber.receive(value)
                    },
                    receiveCompletion: { subscriber.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
