/// What the system knows about an app.
public struct Application: Identifiable, Equatable, Codable, Sendable {
    public let id: ApplicationIdentifier
    /// `NSSupportsLiveActivities` in the app's Info.plist (reference 3.1).
    public var supportsLiveActivities: Bool
    /// `NSSupportsLiveActivitiesFrequentUpdates` in the app's Info.plist (reference 3.10).
    public var supportsFrequentUpdates: Bool
    /// Whether the app is signed with what Live Activities need (reference 1.11, case 10).
    public var isEntitled: Bool
    /// The person's choice in Settings; on unless it was switched off (reference 3.1).
    public var allowsActivities = true
    /// The person's choice in Settings about frequent pushes (reference 3.10).
    public var allowsFrequentPushes = true
    /// What the app's foremost scene is doing.
    public var scenePhase = ScenePhase.background

    public init(
        id: ApplicationIdentifier, supportsLiveActivities: Bool, supportsFrequentUpdates: Bool = false, isEntitled: Bool = true
    ) {
        self.id = id
        self.supportsLiveActivities = supportsLiveActivities
        self.supportsFrequentUpdates = supportsFrequentUpdates
        self.isEntitled = isEntitled
    }

    /// What `areActivitiesEnabled` tells the app; reaching a maximum doesn't change it (reference 3.1).
    public var areActivitiesEnabled: Bool { supportsLiveActivities && allowsActivities }
    /// What `frequentPushesEnabled` tells the app (reference 3.10).
    public var areFrequentPushesEnabled: Bool { supportsFrequentUpdates && allowsFrequentPushes }
}

/// What an app's foremost scene is doing.
public enum ScenePhase: String, Codable, Sendable {
    case foregroundActive
    case foregroundInactive
    case background
}

/// Which of an app's processes speaks; only the app itself sees and changes activities (reference 3.5).
public enum ProcessRole: String, Codable, Sendable {
    case app
    case `extension`
}
