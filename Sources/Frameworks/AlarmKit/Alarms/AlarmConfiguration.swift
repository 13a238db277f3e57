extension AlarmManager {
    /// What an alarm is scheduled with. Apple: AlarmKit/AlarmManager/AlarmConfiguration. Fidelity: documented.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        var countdownDuration: Alarm.CountdownDuration?
        var schedule: Alarm.Schedule?
        var attributes: AlarmAttributes<Metadata>
        var stopIntent: (any LiveActivityIntent)?
        var secondaryIntent: (any LiveActivityIntent)?
        var sound: AlertConfiguration.AlertSound

        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil, secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {
            self.countdownDuration = countdownDuration
            self.schedule = schedule
            self.attributes = attributes
            self.stopIntent = stopIntent
            self.secondaryIntent = secondaryIntent
            self.sound = sound
        }

        /// Counts down and rings.
        ///
        /// - Parameter duration: In seconds.
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> Self {
            Self(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: duration), attributes: attributes,
                stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }

        /// Rings at a time.
        public static func alarm(
            schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil, sound: AlertConfiguration.AlertSound = .default
        ) -> Self {
            Self(
                schedule: schedule, attributes: attributes, stopIntent: stopIntent, secondaryIntent: secondaryIntent, sound: sound)
        }
    }
}
