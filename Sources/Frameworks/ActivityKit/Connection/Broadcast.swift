import Synchronization

/// Delivers elements to any number of subscribers, each with a buffer of its own; a new one first gets the newest element.
final class Broadcast<Element: Sendable>: Sendable {
    private struct State {
        var newest: Element?
        var isFinished = false
        var subscribers: [Int: AsyncStream<Element>.Continuation] = [:]
        var count = 0
    }

    private let replays: Bool
    private let state: Mutex<State>

    /// - Parameter replays: Whether a new subscriber gets the newest element of before.
    init(_ first: Element? = nil, replays: Bool = true) {
        self.replays = replays
        state = Mutex(State(newest: first))
    }

    var newest: Element? { state.withLock { $0.newest } }
    var subscriberCount: Int { state.withLock { $0.subscribers.count } }

    func send(_ element: Element) {
        state.withLock { state in
            guard !state.isFinished else { return }
            state.newest = element
            // Under the lock, so that all subscribers see one order.
            for subscriber in state.subscribers.values { subscriber.yield(element) }
        }
    }

    func finish() {
        let subscribers = state.withLock { state in
            state.isFinished = true
            defer { state.subscribers = [:] }
            return state.subscribers
        }
        for subscriber in subscribers.values { subscriber.finish() }
    }

    func stream() -> AsyncStream<Element> {
        let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
        let (number, isFinished) = state.withLock { state in
            if replays, let newest = state.newest { continuation.yield(newest) }
            state.count += 1
            if !state.isFinished { state.subscribers[state.count] = continuation }
            return (state.count, state.isFinished)
        }
        if isFinished { continuation.finish() }
        continuation.onTermination = { [weak self] _ in self?.remove(number) }
        return stream
    }

    private func remove(_ number: Int) {
        // The continuation is released outside the lock, since its release may call back.
        _ = state.withLock { $0.subscribers.removeValue(forKey: number) }
    }
}
