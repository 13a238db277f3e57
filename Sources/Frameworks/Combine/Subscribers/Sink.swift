import Foundation

extension Subscribers {
    /// Calls closures, and wants everything. Apple: Combine/Subscribers/Sink.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSLock()
        private var valueReceiver: ((Input) -> Void)?
        private var completionReceiver: ((Subscribers.Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?
        private var isOver = false

        public init(
            receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void), receiveValue: @escaping ((Input) -> Void)
        ) {
            valueReceiver = receiveValue
            completionReceiver = receiveCompletion
        }

        /// The closure for values. Apple: Combine/Subscribers/Sink/receiveValue.
        public var receiveValue: (Input) -> Void { lock.withLock { valueReceiver } ?? { _ in } }
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { lock.withLock { completionReceiver } ?? { _ in } }

        public func receive(subscription: any Subscription) {
            let isWanted = lock.withLock {
                guard self.subscription == nil, !isOver else { return false }
                self.subscription = subscription
                return true
            }
            if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            receiveValue(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let receiver = lock.withLock { completionReceiver }
            _ = finish()
            receiver?(completion)
        }

        public func cancel() { finish()?.cancel() }

        private func finish() -> (any Subscription)? {
            lock.lock()
            // Closures and what they hold are let go outside the lock, since that may run any code.
            let closures = (valueReceiver, completionReceiver)
            let ended = subscription
            (valueReceiver, completionReceiver, subscription, isOver) = (nil, nil, nil, true)
            lock.unlock()
            _ = closures
            return ended
        }
    }
}
