/// When a notification is delivered. Apple: UserNotifications/UNNotificationTrigger. Fidelity: documented.
public class UNNotificationTrigger: NSObject {
    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }

    /// When it fires next, seen from an instant; `nil` if never again.
    package func nextDate(after date: Date, added: Date) -> Date? { nil }
}

/// After a time. Apple: UserNotifications/UNTimeIntervalNotificationTrigger.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// Seconds, more than 0; at least 60 if it repeats.
    public let timeInterval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(timeInterval > 0, "The time interval must be greater than 0, but is \(timeInterval).")
        precondition(!repeats || timeInterval >= 60, "A repeating time interval must be at least 60 seconds, but is \(timeInterval).")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it would fire if it were scheduled now.
    public func nextTriggerDate() -> Date? { Date.now.addingTimeInterval(timeInterval) }

    package override func nextDate(after date: Date, added: Date) -> Date? {
        let first = added.addingTimeInterval(timeInterval)
        if date < first { return first }
        guard repeats else { return nil }
        let periods = (date.timeIntervalSince(added) / timeInterval).rounded(.down) + 1
        return added.addingTimeInterval(periods * timeInterval)
    }
}

/// At a date by the calendar. Apple: UserNotifications/UNCalendarNotificationTrigger.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    public func nextTriggerDate() -> Date? { nextDate(after: .now, added: .now) }

    package override func nextDate(after date: Date, added: Date) -> Date? {
        let calendar = dateComponents.calendar ?? .current
        let start = repeats ? date : added
        let next = calendar.nextDate(after: start, matching: dateComponents, matchingPolicy: .nextTime)
        return next.flatMap { $0 > date ? $0 : nil }
    }
}

/// By a push from outside. Apple: UserNotifications/UNPushNotificationTrigger.
public final class UNPushNotificationTrigger: UNNotificationTrigger {
    package init() { super.init(repeats: false) }
}
