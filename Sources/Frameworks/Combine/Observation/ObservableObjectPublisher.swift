/// Says that an object is about to change. Apple: Combine/ObservableObjectPublisher.
///
/// Unchecked: its one property has a lock of its own, and what it sends is empty.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let conduits = Conduits<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { conduits.attach(subscriber) }

    public func send() { conduits.send((), keeping: false) }
}
