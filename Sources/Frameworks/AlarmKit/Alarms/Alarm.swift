/// An alarm or timer that rings whatever the phone is doing. Apple: AlarmKit/Alarm. Fidelity: documented.
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
    public typealias ID = UUID

    public var id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state: State

    /// Apple: AlarmKit/Alarm/State.
    public enum State: Codable, Hashable, Sendable { case scheduled, countdown, paused, alerting }

    /// When it rings. Apple: AlarmKit/Alarm/Schedule.
    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date)
        case relative(Relative)

        /// A time of the day, wherever the person is. Apple: AlarmKit/Alarm/Schedule/Relative.
        public struct Relative: Codable, Hashable, Sendable {
            public var time: Time
            public var repeats: Recurrence

            public init(time: Time, repeats: Recurrence = .never) {
                self.time = time
                self.repeats = repeats
            }

            /// Apple: AlarmKit/Alarm/Schedule/Relative/Time.
            public struct Time: Codable, Hashable, Sendable {
                /// 0 to 23.
                public var hour: Int
                /// 0 to 59.
                public var minute: Int

                public init(hour: Int, minute: Int) {
                    self.hour = hour
                    self.minute = minute
                }
            }

            /// Apple: AlarmKit/Alarm/Schedule/Relative/Recurrence.
            public enum Recurrence: Codable, Hashable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }
        }
    }

    /// How long it counts down, in seconds. Apple: AlarmKit/Alarm/CountdownDuration.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        /// Before it rings.
        public var preAlert: TimeInterval?
        /// After the person asks for another countdown.
        public var postAlert: TimeInterval?

        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }
}

extension Alarm.Schedule {
    /// The next instant after another at which it rings; nil for a fixed date that is over.
    func next(after instant: Date, in calendar: Calendar) -> Date? {
        switch self {
        case .fixed(let date): return date > instant ? date : nil
        case .relative(let relative):
            let time = DateComponents(hour: relative.time.hour, minute: relative.time.minute)
            guard case .weekly(let days) = relative.repeats, !days.isEmpty else {
                return calendar.nextDate(after: instant, matching: time, matchingPolicy: .nextTime)
            }
            let order: [Locale.Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
            return days.compactMap { day in
                var components = time
                components.weekday = (order.firstIndex(of: day) ?? 0) + 1
                return calendar.nextDate(after: instant, matching: components, matchingPolicy: .nextTime)
            }.min()
        }
    }
}
