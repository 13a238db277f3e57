import ActivitySystem
import Synchronization

/// A system inside the app's own process, for one app.
package final class InProcessConnection: ActivityConnection {
    /// Entries that the log keeps; older ones go first.
    private static let logCapacity = 10_000

    private struct State {
        var system: ActivitySystem
        var log: [LogEntry] = []

        mutating func append(_ entry: LogEntry) {
            // Half at once, so that dropping costs little per entry.
            if log.count >= logCapacity { log.removeFirst(logCapacity / 2) }
            log.append(entry)
        }

        var listener: (@Sendable (Effect) -> Void)?
        var wake: (date: Date, cancel: @Sendable () -> Void)?
        var wantedStartTokens: Set<String> = []
    }

    private let identifier: ApplicationIdentifier
    private let role: ProcessRole
    private let clock: any ActivityClock
    private let tokens: PushTokenSource
    private let state: Mutex<State>
    // Effects are delivered outside the lock of the state, but in their order.
    private let delivery = NSRecursiveLock()

    /// - Parameters:
    ///   - application: The app of this process.
    ///   - role: Whether this is the app itself or its extension, which sees no activities.
    ///   - clock: Where time comes from; moving a clock by hand moves the activities.
    package init(
        application: Application, role: ProcessRole = .app, limits: Limits = Limits(), clock: any ActivityClock,
        tokens: PushTokenSource = .random
    ) {
        identifier = application.id
        self.role = role
        self.clock = clock
        self.tokens = tokens
        state = Mutex(State(system: ActivitySystem(limits: limits)))
        apply(.declared(application))
    }

    package var application: Application? { state.withLock { $0.system.applications[identifier] } }
    package var activities: [LiveActivity] { state.withLock { $0.system.activities(of: identifier, role: role) } }
    /// What was decided lately, and why.
    package var log: [LogEntry] { state.withLock { $0.log } }

    package func listen(_ receive: @escaping @Sendable (Effect) -> Void) { state.withLock { $0.listener = receive } }

    package func start(_ start: ActivityStart) throws(StartRefusal) -> LiveActivity {
        let request = StartRequest(
            id: ActivityIdentifier(UUID().uuidString), application: identifier, role: role,
            processIdentifier: ProcessInfo.processInfo.processIdentifier, isFromIntent: start.isFromIntent,
            attributesType: start.attributesType, attributes: start.attributes, content: start.content, style: start.style,
            pushType: start.pushType, startDate: start.startDate, alert: start.alert)
        for effect in apply(.start(request)) {
            switch effect {
            case .started(let activity): return activity
            case .refused(_, let refusal): throw refusal
            default: continue
            }
        }
        // The rules answer every start; an answer that is lost is one that was not kept.
        throw .persistenceFailure
    }

    package func update(_ id: ActivityIdentifier, _ change: Event.Change, alert: Alert?) async {
        guard role == .app else { return report(.updating, activity: id, "update dropped: an extension asked") }
        apply(.update(id, change, alert: alert, by: .app))
    }

    package func end(_ id: ActivityIdentifier, _ change: Event.Change?, _ policy: DismissalPolicy, timestamp: Date?) async {
        guard role == .app else { return report(.ending, activity: id, "end dropped: an extension asked") }
        apply(.end(id, change, policy, timestamp: timestamp, by: .app))
    }

    package func startToken(attributesType: String) -> Data? {
        let (token, isWanted) = state.withLock { state in
            let token = state.system.startToken(of: identifier, attributesType: attributesType)
            return (token, token == nil && state.wantedStartTokens.insert(attributesType).inserted)
        }
        if isWanted {
            let identifier = identifier
            later { .startToken(identifier, attributesType: attributesType, $0) }
        }
        return token
    }

    package func report(_ rule: Rule, activity: ActivityIdentifier?, _ message: String) {
        let entry = LogEntry(instant: clock.now, rule: rule, application: identifier, activity: activity, message: message)
        state.withLock { $0.append(entry) }
    }

    /// Lets something happen to the system, now, and delivers what follows.
    @discardableResult
    package func apply(_ event: Event) -> [Effect] {
        delivery.withLock {
            let now = clock.now
            let (effects, listener) = state.withLock { state in
                let effects = state.system.apply(event, at: now)
                for case .log(let entry) in effects { state.append(entry) }
                return (effects, state.listener)
            }
            for effect in effects {
                listener?(effect)
                if case .needsPushToken(let id) = effect { later { .pushToken(id, $0) } }
            }
            wakeAtDeadline()
            return effects
        }
    }

    private func wakeAtDeadline() {
        let (deadline, wake) = state.withLock { ($0.system.nextDeadline, $0.wake) }
        guard deadline != wake?.date else { return }
        wake?.cancel()
        let next = deadline.map { date in
            (date: date, cancel: clock.call(at: date) { [weak self] in self?.wakeUp() })
        }
        state.withLock { $0.wake = next }
    }

    private func wakeUp() {
        state.withLock { $0.wake = nil }
        apply(.timePassed)
    }

    private func later(_ event: @escaping @Sendable (Data) -> Event) {
        let make = tokens.make
        _ = clock.call(at: clock.now.addingTimeInterval(tokens.delay)) { [weak self] in _ = self?.apply(event(make())) }
    }
}

/// Makes push tokens, some time after they are wanted (reference 3.9).
package struct PushTokenSource: Sendable {
    /// Seconds from the start to the token.
    package var delay: TimeInterval
    package var make: @Sendable () -> Data

    package init(delay: TimeInterval, make: @escaping @Sendable () -> Data) {
        self.delay = delay
        self.make = make
    }

    /// 80 bytes of which the first is 0x80, as in tokens that were seen.
    package static let random = PushTokenSource(delay: 0.5) {
        Data([0x80] + (1..<80).map { _ in UInt8.random(in: .min ... .max) })
    }
}
