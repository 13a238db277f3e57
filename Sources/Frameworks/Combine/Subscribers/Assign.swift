import Foundation

extension Subscribers {
    /// Writes each value to a property. Apple: Combine/Subscribers/Assign.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private var target: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            target = object
            self.keyPath = keyPath
        }

        /// The object, until the end or a cancellation.
        public var object: Root? { lock.withLock { target } }

        public func receive(subscription: any Subscription) {
            let isWanted = lock.withLock {
                guard self.subscription == nil, target != nil else { return false }
                self.subscription = subscription
                return true
            }
            if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) { _ = finish() }

        public func cancel() { finish()?.cancel() }

        private func finish() -> (any Subscription)? {
            lock.withLock {
                let ended = subscription
                (subscription, target) = (nil, nil)
                return ended
            }
        }
    }
}
