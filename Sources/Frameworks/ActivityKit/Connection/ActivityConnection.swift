import ActivitySystem

/// The way from an app's process to the system. Attributes and content cross it as JSON.
///
/// The effects that follow from a call are received, by whoever listens, before the call returns.
package protocol ActivityConnection: Sendable {
    /// The app as the system knows it; `nil` if it doesn't.
    var application: Application? { get }
    /// The activities that this process sees, in the order of their starts.
    var activities: [LiveActivity] { get }

    /// Receives everything that happens to this app from now on. One listener; a later one replaces it.
    func listen(_ receive: @escaping @Sendable (Effect) -> Void)
    /// Starts an activity; the identifier of app and process are the connection's to fill in.
    func start(_ start: ActivityStart) throws(StartRefusal) -> LiveActivity
    func update(_ id: ActivityIdentifier, _ change: Event.Change, alert: Alert?) async
    func end(_ id: ActivityIdentifier, _ change: Event.Change?, _ policy: DismissalPolicy, timestamp: Date?) async
    /// The token for starting activities of a type by push, or `nil` until it has arrived; the first call asks for it.
    func startToken(attributesType: String) -> Data?
    /// Adds to the system's log what only the app's process can know.
    func report(_ rule: Rule, activity: ActivityIdentifier?, _ message: String)
}

/// What an app hands over to start an activity.
package struct ActivityStart: Sendable {
    package var attributesType: String
    package var attributes: Data
    package var content: Content
    package var style: LiveActivity.Style = .standard
    package var pushType: LiveActivity.PushType?
    /// When to start; `nil` for at once.
    package var startDate: Date?
    package var alert: Alert?
    /// Whether a `LiveActivityIntent` asks.
    package var isFromIntent = false
}
