/// An alarm with what its life is made of: when it counts, how much has passed, and who shows it.
struct RunningAlarm: Sendable {
    private(set) var alarm: Alarm
    let presenter: AlarmPresenter
    var timer: Task<Void, Never>?
    private let calendar: Calendar
    /// The countdown that is running or paused, in seconds.
    private var total: TimeInterval = 0
    private var elapsed: TimeInterval = 0
    private var start = Date.distantPast
    private var alertTime = Date.distantPast
    /// When it rings or begins to count next.
    private(set) var nextTurn: Date?

    init<Metadata: AlarmMetadata>(
        _ alarm: Alarm, _ configuration: AlarmManager.AlarmConfiguration<Metadata>, instant: Date, calendar: Calendar = .current
    ) {
        self.alarm = alarm
        self.calendar = calendar
        presenter = AlarmPresenter(configuration.attributes)
        wait(from: instant)
    }

    /// A countdown before the alert begins that much earlier.
    private mutating func wait(from instant: Date) {
        alarm.state = .scheduled
        if let schedule = alarm.schedule {
            let lead = alarm.countdownDuration?.preAlert ?? 0
            nextTurn = schedule.next(after: instant, in: calendar).map { max($0.addingTimeInterval(-lead), instant) }
        } else if let duration = alarm.countdownDuration?.preAlert {
            count(duration, from: instant)
        }
    }

    private mutating func count(_ duration: TimeInterval, from instant: Date) {
        (alarm.state, total, elapsed, start) = (.countdown, duration, 0, instant)
        nextTurn = instant.addingTimeInterval(duration)
    }

    private mutating func alert(at instant: Date) {
        (alarm.state, alertTime, nextTurn) = (.alerting, instant, nil)
    }

    /// What happens when the time has come.
    mutating func turn(at instant: Date) {
        if alarm.state == .scheduled, let duration = alarm.countdownDuration?.preAlert {
            count(duration, from: instant)
        } else if alarm.state == .scheduled || alarm.state == .countdown {
            alert(at: instant)
        }
    }

    mutating func countDown(at instant: Date) -> Bool {
        let durations = alarm.countdownDuration
        guard let duration = alarm.state == .alerting ? durations?.postAlert ?? durations?.preAlert : durations?.preAlert,
            alarm.state != .countdown
        else { return false }
        count(duration, from: instant)
        return true
    }

    mutating func pause(at instant: Date) -> Bool {
        guard alarm.state == .countdown else { return false }
        elapsed += instant.timeIntervalSince(start)
        (alarm.state, nextTurn) = (.paused, nil)
        return true
    }

    mutating func resume(at instant: Date) -> Bool {
        guard alarm.state == .paused else { return false }
        (alarm.state, start) = (.countdown, instant)
        nextTurn = instant.addingTimeInterval(total - elapsed)
        return true
    }

    /// - Returns: Whether it waits for another time.
    mutating func stop(at instant: Date) -> Bool {
        guard case .relative(let relative) = alarm.schedule, case .weekly(let days) = relative.repeats, !days.isEmpty else {
            return false
        }
        wait(from: instant)
        return true
    }

    /// nil while it waits, when nothing is shown.
    var presentationState: AlarmPresentationState? {
        switch alarm.state {
        case .scheduled: return nil
        case .countdown:
            return AlarmPresentationState(
                alarmID: alarm.id,
                mode: .countdown(
                    .init(
                        totalCountdownDuration: total, previouslyElapsedDuration: elapsed, startDate: start,
                        fireDate: start.addingTimeInterval(total - elapsed))))
        case .paused:
            return AlarmPresentationState(
                alarmID: alarm.id, mode: .paused(.init(totalCountdownDuration: total, previouslyElapsedDuration: elapsed)))
        case .alerting:
            let time = calendar.dateComponents([.hour, .minute], from: alertTime)
            return AlarmPresentationState(
                alarmID: alarm.id, mode: .alert(.init(time: .init(hour: time.hour ?? 0, minute: time.minute ?? 0))))
        }
    }
}
