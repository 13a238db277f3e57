/// A notification to deliver. Apple: UserNotifications/UNNotificationRequest. Fidelity: documented.
///
/// It is unchecked because of `userInfo`, whose values are property lists by contract; all else is immutable.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    /// - Parameters:
    ///   - identifier: A later request with the same one takes this one's place.
    ///   - content: What is shown; copied, so that what is changed in it later has no effect.
    ///   - trigger: When to deliver; `nil` for at once.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(values: content.values)
        self.trigger = trigger
    }
}

/// A delivered notification. Apple: UserNotifications/UNNotification. Fidelity: documented.
public final class UNNotification: NSObject, Sendable {
    /// When it was delivered.
    public let date: Date
    public let request: UNNotificationRequest

    package init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// What the person did with a notification. Apple: UserNotifications/UNNotificationResponse. Fidelity: documented.
public class UNNotificationResponse: NSObject {
    public let notification: UNNotification
    /// The action's identifier, or one of the two below for a tap and a dismissal.
    public let actionIdentifier: String

    package init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// What the person wrote. Apple: UserNotifications/UNTextInputNotificationResponse.
public final class UNTextInputNotificationResponse: UNNotificationResponse {
    public let userText: String

    package init(notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification: notification, actionIdentifier: actionIdentifier)
    }
}

/// The person opened the app from the notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person dismissed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
