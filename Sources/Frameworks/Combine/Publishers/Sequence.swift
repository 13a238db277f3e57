import Foundation

extension Publishers {
    /// Sends the elements of a sequence and ends. Apple: Combine/Publishers/Sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: ListSubscription(sequence, AnySubscriber(subscriber)))
        }
    }
}

extension Sequence {
    /// A publisher of the elements. Apple: Combine extends Swift/Sequence.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// Sends elements as they are asked for.
final class ListSubscription<Elements: Sequence, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var elements: Elements.Iterator
    private var next: Elements.Element?
    private var downstream: AnySubscriber<Elements.Element, Failure>?
    private var demand = Subscribers.Demand.none
    private var isSending = false

    init(_ sequence: Elements, _ downstream: AnySubscriber<Elements.Element, Failure>) {
        elements = sequence.makeIterator()
        next = elements.next()
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock {
            self.demand += demand
            guard !isSending else { return }
            isSending = true
            defer { isSending = false }
            while let receiver = downstream {
                guard let element = next else {
                    downstream = nil
                    return receiver.receive(completion: .finished)
                }
                guard self.demand > .none else { return }
                self.demand -= 1
                next = elements.next()
                self.demand += receiver.receive(element)
            }
        }
    }

    func cancel() { lock.withLock { downstream = nil } }
}
