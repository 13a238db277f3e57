/// What notifications may do. Apple: UserNotifications/UNAuthorizationOptions. Fidelity: documented.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Quiet delivery on trial: the person isn't asked.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    @available(*, deprecated, message: "Announcements are always included")
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    @available(*, deprecated, message: "Use the time-sensitive entitlement")
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// What the person decided. Apple: UserNotifications/UNAuthorizationStatus.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody has asked yet.
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    /// Allowed on trial, without having been asked.
    case provisional = 3
    case ephemeral = 4
}

/// The setting of one ability. Apple: UserNotifications/UNNotificationSetting.
public enum UNNotificationSetting: Int, Sendable {
    /// The app didn't ask for it.
    case notSupported = 0
    case disabled = 1
    case enabled = 2
}

/// Apple: UserNotifications/UNAlertStyle.
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    case banner = 1
    case alert = 2
}

/// Apple: UserNotifications/UNShowPreviewsSetting.
public enum UNShowPreviewsSetting: Int, Sendable {
    case always = 0
    case whenAuthenticated = 1
    case never = 2
}
