extension Publishers {
    /// Leaves out the first values. Apple: Combine/Publishers/Drop.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // Upstream delivers one value at a time, so this needs no lock.
            var remaining = count
            upstream.subscribe(
                AnySubscriber(
                    receiveSubscription: { subscriber.receive(subscription: $0) },
                    receiveValue: { value in
                        guard remaining == 0 else {
                            remaining -= 1
                            return .max(1)
                        }
                        return subscriber.receive(value)
                    },
                    receiveCompletion: { subscriber.receive(completion: $0) }))
        }
    }
}

extension Publisher {
    /// Leaves out the first values; a negative count traps, as at Apple.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "cannot drop a negative number of values")
        return Publishers.Drop(upstream: self, count: count)
    }
}
