import Foundation

/// Where a system takes its time from.
package protocol ActivityClock: Sendable {
    var now: Date { get }
    /// Calls `action` once at `date`, or at once if that has passed; the answer cancels it.
    func call(at date: Date, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

/// The time of the machine.
package struct RealActivityClock: ActivityClock {
    package init() {}

    package var now: Date { Date.now }

    package func call(at date: Date, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let seconds = max(0, date.timeIntervalSince(now))
        let task = Task.detached {
            try await Task.sleep(for: .seconds(seconds))
            action()
        }
        return { task.cancel() }
    }
}
