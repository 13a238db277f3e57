/// What a notification shows. Apple: UserNotifications/UNNotificationContent. Fidelity: documented.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    /// All values in one place, so that a copy is an assignment.
    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var launchImageName = ""
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
        var filterCriteria: String?
    }

    fileprivate(set) var values: Values

    public override init() { values = Values() }

    init(values: Values) { self.values = values }

    public var title: String { values.title }
    public var subtitle: String { values.subtitle }
    public var body: String { values.body }
    public var badge: NSNumber? { values.badge }
    public var sound: UNNotificationSound? { values.sound }
    public var launchImageName: String { values.launchImageName }
    public var userInfo: [AnyHashable: Any] { values.userInfo }
    public var categoryIdentifier: String { values.categoryIdentifier }
    public var threadIdentifier: String { values.threadIdentifier }
    public var targetContentIdentifier: String? { values.targetContentIdentifier }
    public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// From 0 to 1: the highest of an app's notifications stands out in a summary.
    public var relevanceScore: Double { values.relevanceScore }
    public var filterCriteria: String? { values.filterCriteria }

    public override func copy() -> Any { copy(with: nil) }
    public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values: values) }
    public override func mutableCopy() -> Any { mutableCopy(with: nil) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values: values) }
}

/// What a notification will show. Apple: UserNotifications/UNMutableNotificationContent. Fidelity: documented.
public class UNMutableNotificationContent: UNNotificationContent {
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    public override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    public override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    public override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    public override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
}

/// How much a notification interrupts. Apple: UserNotifications/UNNotificationInterruptionLevel.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive = 0
    case active = 1
    case timeSensitive = 2
    case critical = 3
}

/// Apple: UserNotifications/UNNotificationSoundName.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is played. Apple: UserNotifications/UNNotificationSound. Fidelity: documented.
public final class UNNotificationSound: Sendable, Equatable {
    /// The name of the file; `nil` for the system's sound.
    let name: UNNotificationSoundName?
    let isCritical: Bool
    /// From 0 to 1; critical sounds alone have one.
    let volume: Float?

    private init(name: UNNotificationSoundName?, isCritical: Bool = false, volume: Float? = nil) {
        self.name = name
        self.isCritical = isCritical
        self.volume = volume
    }

    /// A sound file of the app's bundle.
    public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

    public static let `default` = UNNotificationSound(name: nil)
    public static let defaultCritical = UNNotificationSound(name: nil, isCritical: true)

    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(name: nil, isCritical: true, volume: volume)
    }

    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(name: name, isCritical: true)
    }

    public static func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(name: name, isCritical: true, volume: volume)
    }

    public static func == (first: UNNotificationSound, second: UNNotificationSound) -> Bool {
        (first.name, first.isCritical) == (second.name, second.isCritical) && first.volume == second.volume
    }
}
