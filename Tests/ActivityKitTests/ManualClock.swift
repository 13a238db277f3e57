import Foundation
import Synchronization

@testable import ActivityKit

/// A clock that stands still until the test moves it; what is due happens before `advance` returns.
final class ManualClock: ActivityClock {
    private struct State {
        var now = Date(timeIntervalSinceReferenceDate: 800_000_000)
        var calls: [Int: (date: Date, action: @Sendable () -> Void)] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    var now: Date { state.withLock { $0.now } }

    func call(at date: Date, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let number = state.withLock { state in
            state.count += 1
            state.calls[state.count] = (date, action)
            return state.count
        }
        return { [weak self] in self?.state.withLock { $0.calls[number] = nil } }
    }

    func advance(_ seconds: TimeInterval) {
        let end = now + seconds
        while let action = next(until: end) { action() }
        state.withLock { $0.now = end }
    }

    private func next(until end: Date) -> (@Sendable () -> Void)? {
        state.withLock { state in
            let due = state.calls.filter { $0.value.date <= end }
            guard let first = due.min(by: { ($0.value.date, $0.key) < ($1.value.date, $1.key) }) else { return nil }
            state.calls[first.key] = nil
            state.now = max(state.now, first.value.date)
            return first.value.action
        }
    }
}
