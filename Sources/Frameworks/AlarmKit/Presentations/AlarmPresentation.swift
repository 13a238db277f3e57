/// What an alarm shows while it counts down, pauses and alerts. Apple: AlarmKit/AlarmPresentation. Fidelity: documented.
public struct AlarmPresentation: Codable, Hashable, Sendable {
    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?

    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
    }

    /// Apple: AlarmKit/AlarmPresentation/Alert.
    public struct Alert: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var stopButton: AlarmButton
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        /// What the second button does. Apple: AlarmKit/AlarmPresentation/Alert/SecondaryButtonBehavior.
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
            /// Counts down again.
            case countdown
            /// Performs the configuration's secondary intent.
            case custom
        }

        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.title = title
            self.stopButton = stopButton
            self.secondaryButton = secondaryButton
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }

        /// The system's own stop button, as from iOS 26.1.
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"),
                secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }

    /// Apple: AlarmKit/AlarmPresentation/Countdown.
    public struct Countdown: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?

        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            self.title = title
            self.pauseButton = pauseButton
        }
    }

    /// Apple: AlarmKit/AlarmPresentation/Paused.
    public struct Paused: Codable, Hashable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton

        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            self.title = title
            self.resumeButton = resumeButton
        }
    }
}
