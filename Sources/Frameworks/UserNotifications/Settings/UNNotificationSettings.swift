/// What notifications of this app may do now. Apple: UserNotifications/UNNotificationSettings. Fidelity: documented.
public final class UNNotificationSettings: Sendable, Equatable, CustomStringConvertible {
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(authorizationStatus: UNAuthorizationStatus, options: UNAuthorizationOptions) {
        self.authorizationStatus = authorizationStatus
        self.options = options
    }

    public var soundSetting: UNNotificationSetting { setting(.sound) }
    public var badgeSetting: UNNotificationSetting { setting(.badge) }
    public var alertSetting: UNNotificationSetting { setting(.alert) }
    public var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
    public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
    public var notificationCenterSetting: UNNotificationSetting { isAllowed ? .enabled : .disabled }
    // Trial delivery is quiet: the Notification Center alone.
    public var lockScreenSetting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
    public var announcementSetting: UNNotificationSetting { .notSupported }
    public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    public var directMessagesSetting: UNNotificationSetting { .notSupported }
    public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    public var showPreviewsSetting: UNShowPreviewsSetting { .whenAuthenticated }
    public var providesAppNotificationSettings: Bool { options.contains(.providesAppNotificationSettings) }

    public var description: String { "UNNotificationSettings(\(authorizationStatus), options: \(options.rawValue))" }

    public static func == (first: UNNotificationSettings, second: UNNotificationSettings) -> Bool {
        first.authorizationStatus == second.authorizationStatus && first.options == second.options
    }

    private var isAllowed: Bool { authorizationStatus == .authorized || authorizationStatus == .provisional }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        guard options.contains(option) else { return .notSupported }
        return authorizationStatus == .authorized ? .enabled : .disabled
    }
}
