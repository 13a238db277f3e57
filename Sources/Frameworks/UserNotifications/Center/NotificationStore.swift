/// An app's notifications and what the person decided about them, as a value; time is an argument.
package struct NotificationStore: Sendable {
    package private(set) var status = UNAuthorizationStatus.notDetermined
    package private(set) var options: UNAuthorizationOptions = []
    package private(set) var badge = 0
    package private(set) var delivered: [UNNotification] = []
    package var categories: Set<UNNotificationCategory> = []
    private var waiting: [Waiting] = []

    private struct Waiting: Sendable {
        let request: UNNotificationRequest
        let added: Date
        var due: Date
    }

    package init() {}

    package var settings: UNNotificationSettings { UNNotificationSettings(authorizationStatus: status, options: options) }
    package var pending: [UNNotificationRequest] { waiting.map(\.request) }
    /// When the next waiting notification is due.
    package var nextDue: Date? { waiting.map(\.due).min() }

    package var isAllowed: Bool { status == .authorized || status == .provisional }

    /// Whether the person must be asked: once, and not for delivery on trial.
    package func mustAsk(_ options: UNAuthorizationOptions) -> Bool {
        !options.contains(.provisional) && (status == .notDetermined || status == .provisional)
    }

    /// Remembers what is allowed. Once decided it stays, until the person changes it in Settings.
    package mutating func decide(_ isAllowed: Bool, _ options: UNAuthorizationOptions) {
        self.options.formUnion(options)
        switch status {
        case .notDetermined, .provisional:
            status = isAllowed ? (options.contains(.provisional) ? .provisional : .authorized) : .denied
        case .denied, .authorized, .ephemeral:
            break
        }
    }

    /// The person changes it in Settings.
    package mutating func setAllowed(_ isAllowed: Bool) { status = isAllowed ? .authorized : .denied }

    /// Takes a request; one with the same identifier is replaced. The answer is what is delivered at once.
    package mutating func add(_ request: UNNotificationRequest, at now: Date) throws(UNError) -> UNNotification? {
        guard isAllowed else { throw UNError(.notificationsNotAllowed) }
        let content = request.content
        guard !content.title.isEmpty || !content.body.isEmpty || content.sound != nil || content.badge != nil else {
            throw UNError(.notificationInvalidNoContent)
        }
        waiting.removeAll { $0.request.identifier == request.identifier }
        guard let trigger = request.trigger else { return deliver(request, at: now) }
        guard let due = trigger.nextDate(after: now, added: now) else { throw UNError(.notificationInvalidNoDate) }
        waiting.append(Waiting(request: request, added: now, due: due))
        return nil
    }

    /// Delivers what is due, in the order of its dates.
    package mutating func deliverDue(at now: Date) -> [UNNotification] {
        let due = waiting.filter { $0.due <= now }.sorted { $0.due < $1.due }
        waiting.removeAll { $0.due <= now }
        return due.map { entry in
            if let trigger = entry.request.trigger, trigger.repeats, let next = trigger.nextDate(after: now, added: entry.added) {
                waiting.append(Waiting(request: entry.request, added: entry.added, due: next))
            }
            return deliver(entry.request, at: entry.due)
        }
    }

    package mutating func removePending(_ identifiers: Set<String>? = nil) {
        waiting.removeAll { identifiers?.contains($0.request.identifier) ?? true }
    }

    package mutating func removeDelivered(_ identifiers: Set<String>? = nil) {
        delivered.removeAll { identifiers?.contains($0.request.identifier) ?? true }
    }

    package mutating func setBadge(_ count: Int) { badge = max(0, count) }

    private mutating func deliver(_ request: UNNotificationRequest, at date: Date) -> UNNotification {
        let notification = UNNotification(date: date, request: request)
        delivered.removeAll { $0.request.identifier == request.identifier }
        delivered.append(notification)
        if let badge = request.content.badge { setBadge(badge.intValue) }
        return notification
    }
}
