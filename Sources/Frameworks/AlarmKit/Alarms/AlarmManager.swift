import Synchronization

/// Schedules alarms. Apple: AlarmKit/AlarmManager. Fidelity: alarms live in this process and end with it; each has its Live Activity,
/// whose content follows the alarm. Nothing rings.
public final class AlarmManager: Sendable {
    public static let shared = AlarmManager()

    /// Apple: AlarmKit/AlarmManager/AuthorizationState.
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, denied, authorized }

    /// Apple: AlarmKit/AlarmManager/AlarmError.
    public enum AlarmError: Error, Hashable, Sendable, CustomStringConvertible {
        case maximumLimitReached
        /// No alarm has this identifier, or it is in no state for what was asked.
        case unknownAlarm

        public var description: String {
            switch self {
            case .maximumLimitReached: return "There are as many alarms as the system takes. Cancel one first."
            case .unknownAlarm: return "No alarm has this identifier, or it is in no state for this. Look it up in alarms first."
            }
        }
    }

    private struct State {
        var authorization = AuthorizationState.notDetermined
        var running: [Alarm.ID: RunningAlarm] = [:]
        var order: [Alarm.ID] = []
        var listeners: [UUID: AsyncStream<[Alarm]>.Continuation] = [:]
        var authorizationListeners: [UUID: AsyncStream<AuthorizationState>.Continuation] = [:]

        var alarms: [Alarm] { order.compactMap { running[$0]?.alarm } }
    }

    /// More than any clock app shows; Apple's number is not told.
    static let limit = 64

    private let state = Mutex(State())

    init() {}

    // MARK: Permission

    public var authorizationState: AuthorizationState { state.withLock { $0.authorization } }

    /// Nobody is there to refuse.
    public func requestAuthorization() async throws -> AuthorizationState {
        let listeners = state.withLock { state in
            state.authorization = .authorized
            return Array(state.authorizationListeners.values)
        }
        for listener in listeners { listener.yield(.authorized) }
        return .authorized
    }

    /// The permission now and after each change.
    public var authorizationUpdates: AsyncStream<AuthorizationState> {
        let (stream, continuation) = AsyncStream.makeStream(of: AuthorizationState.self)
        let key = UUID()
        continuation.onTermination = { [self] _ in state.withLock { $0.authorizationListeners[key] = nil } }
        state.withLock { state in
            state.authorizationListeners[key] = continuation
            continuation.yield(state.authorization)
        }
        return stream
    }

    // MARK: Alarms

    /// All alarms, in the order in which they were scheduled.
    public var alarms: [Alarm] { get throws { state.withLock { $0.alarms } } }

    /// All alarms, after each change.
    public var alarmUpdates: AsyncStream<[Alarm]> {
        let (stream, continuation) = AsyncStream.makeStream(of: [Alarm].self)
        let key = UUID()
        continuation.onTermination = { [self] _ in state.withLock { $0.listeners[key] = nil } }
        state.withLock { state in
            state.listeners[key] = continuation
            continuation.yield(state.alarms)
        }
        return stream
    }

    /// Schedules an alarm; one with a countdown and no schedule starts to count at once.
    ///
    /// - Throws: `AlarmError.maximumLimitReached`.
    @discardableResult
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm {
        let alarm = Alarm(
            id: id, schedule: configuration.schedule, countdownDuration: configuration.countdownDuration, state: .scheduled)
        let running = RunningAlarm(alarm, configuration, instant: Date())
        try state.withLock { state in
            guard state.running[id] != nil || state.order.count < Self.limit else { throw AlarmError.maximumLimitReached }
            if state.running.updateValue(running, forKey: id) == nil { state.order.append(id) }
        }
        changed(id)
        return running.alarm
    }

    /// Counts down again, or at once where the alarm is scheduled.
    public func countdown(id: Alarm.ID) throws { try change(id) { $0.countDown(at: $1) } }
    public func pause(id: Alarm.ID) throws { try change(id) { $0.pause(at: $1) } }
    public func resume(id: Alarm.ID) throws { try change(id) { $0.resume(at: $1) } }

    /// Silences an alarm; one that repeats waits for its next time, others are gone.
    public func stop(id: Alarm.ID) throws {
        let repeats = try state.withLock { state in
            guard state.running[id] != nil else { throw AlarmError.unknownAlarm }
            return state.running[id]?.stop(at: Date()) ?? false
        }
        if repeats { changed(id) } else { remove(id) }
    }

    /// Throws an alarm away.
    public func cancel(id: Alarm.ID) throws {
        guard state.withLock({ $0.running[id] != nil }) else { throw AlarmError.unknownAlarm }
        remove(id)
    }

    /// - Parameter body: Says whether the alarm was in a state for the change.
    private func change(_ id: Alarm.ID, _ body: (inout RunningAlarm, Date) -> Bool) throws {
        try state.withLock { state in
            guard var alarm = state.running[id], body(&alarm, Date()) else { throw AlarmError.unknownAlarm }
            state.running[id] = alarm
        }
        changed(id)
    }

    private func remove(_ id: Alarm.ID) {
        let removed = state.withLock { state in
            state.order.removeAll { $0 == id }
            return state.running.removeValue(forKey: id)
        }
        removed?.timer?.cancel()
        removed?.presenter.end()
        tell()
    }

    /// Sets the timer for the next turn of an alarm's life, and shows the alarm as it is now.
    private func changed(_ id: Alarm.ID) {
        state.withLock { state in
            guard var alarm = state.running[id] else { return }
            alarm.timer?.cancel()
            alarm.timer = nil
            if let date = alarm.nextTurn {
                alarm.timer = Task { [self] in
                    try? await Task.sleep(for: .seconds(max(date.timeIntervalSinceNow, 0)))
                    if !Task.isCancelled { turn(id) }
                }
            }
            alarm.presenter.show(alarm.presentationState)
            state.running[id] = alarm
        }
        tell()
    }

    private func turn(_ id: Alarm.ID) {
        state.withLock { $0.running[id]?.turn(at: Date()) }
        changed(id)
    }

    private func tell() {
        let (alarms, listeners) = state.withLock { ($0.alarms, Array($0.listeners.values)) }
        for listener in listeners { listener.yield(alarms) }
    }
}
