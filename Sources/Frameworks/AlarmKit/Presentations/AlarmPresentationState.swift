/// Where an alarm stands: the content state of its Live Activity. Apple: AlarmKit/AlarmPresentationState. Fidelity: documented.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    public var alarmID: Alarm.ID
    public var mode: Mode

    public init(alarmID: Alarm.ID, mode: Mode) {
        self.alarmID = alarmID
        self.mode = mode
    }

    /// Apple: AlarmKit/AlarmPresentationState/Mode.
    public enum Mode: Codable, Hashable, Sendable {
        case countdown(Countdown)
        case paused(Paused)
        case alert(Alert)

        /// Apple: AlarmKit/AlarmPresentationState/Mode/Alert.
        public struct Alert: Codable, Hashable, Sendable {
            /// When it was to ring.
            public var time: Alarm.Schedule.Relative.Time

            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }

        /// Apple: AlarmKit/AlarmPresentationState/Mode/Countdown. Durations in seconds.
        public struct Countdown: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval
            public var startDate: Date
            public var fireDate: Date

            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date, fireDate: Date
            ) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
                self.startDate = startDate
                self.fireDate = fireDate
            }
        }

        /// Apple: AlarmKit/AlarmPresentationState/Mode/Paused. Durations in seconds.
        public struct Paused: Codable, Hashable, Sendable {
            public var totalCountdownDuration: TimeInterval
            public var previouslyElapsedDuration: TimeInterval

            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
            }
        }
    }
}
