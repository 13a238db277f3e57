/// Why a notification could not be scheduled. Apple: UserNotifications/UNError. Fidelity: documented.
public struct UNError: CustomNSError, LocalizedError, Equatable, Hashable, Sendable {
    public static var errorDomain: String { "UNErrorDomain" }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }

    /// Apple: UserNotifications/UNError/Code.
    public enum Code: Int, Sendable {
        /// The person doesn't allow notifications of this app.
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType = 101
        case attachmentInvalidFileSize = 102
        case attachmentNotInDataStore = 103
        case attachmentMoveIntoDataStoreFailed = 104
        case attachmentCorrupt = 105
        /// The trigger has no date left.
        case notificationInvalidNoDate = 1400
        /// There is nothing to show, to play or to count.
        case notificationInvalidNoContent = 1401
    }

    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }

    public var failureReason: String? {
        switch code {
        case .notificationsNotAllowed: "Notifications of this app are not allowed. Ask with requestAuthorization first."
        case .notificationInvalidNoDate: "The trigger has no date in the future."
        case .notificationInvalidNoContent: "The content has neither text, sound nor badge."
        default: "The attachment can't be used."
        }
    }
}
