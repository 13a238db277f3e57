import ActivitySystem
import Synchronization

/// What a process knows of the system: its connection, and for each activity what all `Activity` objects of it share.
package final class ActivitySession: Sendable {
    /// The session of the code that runs; a test gives its own.
    @TaskLocal package static var current: ActivitySession = .process

    /// Whether a `LiveActivityIntent` performs, which may start activities from the background (reference 3.2).
    @TaskLocal package static var isPerformingIntent = false

    /// The session of the whole process. A host may connect it before the app's code runs, with ``connect(_:)``.
    private static let process = ActivitySession(connection: chosen.withLock { $0 } ?? InProcessConnection.ofThisProgram)
    private static let chosen = Mutex<(any ActivityConnection)?>(nil)

    /// Chooses the connection of the whole process; it must be called before anything uses ActivityKit.
    package static func connect(_ connection: any ActivityConnection) { chosen.withLock { $0 = connection } }

    package let connection: any ActivityConnection
    /// Activities that start while this process runs; those of before are in `activities` alone (reference 1.3).
    let started = Broadcast<LiveActivity>(replays: false)
    let enablement = Broadcast<Bool>(replays: false)
    let frequentPushEnablement = Broadcast<Bool>(replays: false)
    private let stores = Mutex<[ActivityIdentifier: ActivityStore]>([:])
    private let startTokens = Mutex<[String: Broadcast<Data>]>([:])

    package init(connection: any ActivityConnection) {
        self.connection = connection
        connection.listen { [weak self] in self?.receive($0) }
    }

    func store(of activity: LiveActivity) -> ActivityStore {
        stores.withLock { stores in
            if let store = stores[activity.id] { return store }
            let store = ActivityStore(activity)
            if activity.state != .dismissed { stores[activity.id] = store }
            return store
        }
    }

    /// The tokens for starting activities of a type by push; asks for one if there is none.
    func startTokens(of attributesType: String) -> Broadcast<Data> {
        let tokens = startTokens.withLock { tokens in
            if let known = tokens[attributesType] { return known }
            let new = Broadcast<Data>()
            tokens[attributesType] = new
            return new
        }
        if let token = connection.startToken(attributesType: attributesType), tokens.newest == nil { tokens.send(token) }
        return tokens
    }

    private func receive(_ effect: Effect) {
        switch effect {
        case .started(let activity):
            _ = store(of: activity)
            started.send(activity)
        case .state(let id, let state): stores.withLock { $0[id] }?.take(state)
        case .content(let id, let content): stores.withLock { $0[id] }?.contents.send(content)
        case .pushToken(let id, let token): stores.withLock { $0[id] }?.tokens.send(token)
        case .removed(let id): stores.withLock { _ = $0.removeValue(forKey: id) }
        case .startToken(_, let type, let token): startTokens(of: type).send(token)
        case .activitiesEnabled(_, let isEnabled): enablement.send(isEnabled)
        case .frequentPushesEnabled(_, let isEnabled): frequentPushEnablement.send(isEnabled)
        case .refused, .needsPushToken, .draw, .alert, .log: break
        }
    }
}

/// What all `Activity` objects of one activity share.
final class ActivityStore: Sendable {
    let id: ActivityIdentifier
    let attributes: Data
    let states: Broadcast<LiveActivity.State>
    let contents: Broadcast<Content>
    let tokens: Broadcast<Data>

    init(_ activity: LiveActivity) {
        id = activity.id
        attributes = activity.attributes
        states = Broadcast(activity.state)
        contents = Broadcast(activity.content)
        tokens = Broadcast(activity.pushToken)
    }

    /// After the last state nothing follows, and every sequence ends.
    func take(_ state: LiveActivity.State) {
        states.send(state)
        guard state == .dismissed else { return }
        states.finish()
        contents.finish()
        tokens.finish()
    }
}

extension InProcessConnection {
    /// The connection of a program that nobody hosts: its own system, on the machine's clock, the program in the foreground.
    static var ofThisProgram: InProcessConnection {
        let information = Bundle.main.infoDictionary ?? [:]
        let identifier = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        // A bare executable has no Info.plist; one that has an identifier has an Info.plist, whose word holds.
        let isBare = Bundle.main.bundleIdentifier == nil
        var application = Application(
            id: ApplicationIdentifier(identifier),
            supportsLiveActivities: information["NSSupportsLiveActivities"] as? Bool ?? isBare,
            supportsFrequentUpdates: information["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool ?? false)
        application.scenePhase = .foregroundActive
        return InProcessConnection(application: application, clock: RealActivityClock())
    }
}
