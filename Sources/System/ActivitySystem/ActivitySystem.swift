import Foundation

/// The system that owns Live Activities, as rules alone: events and time in, effects out.
///
/// It does no I/O, has no clock and no randomness. Whoever stands around it carries the effects out, and calls it with
/// ``Event/timePassed`` at ``nextDeadline``.
public struct ActivitySystem: Sendable {
    public let limits: Limits
    public private(set) var applications: [ApplicationIdentifier: Application] = [:]
    private var records: [ActivityIdentifier: LiveActivity] = [:]
    private var members: [ApplicationIdentifier: Set<ActivityIdentifier>] = [:]
    private var deadlines = Deadlines()
    private var startTokens: [ApplicationIdentifier: [String: Data]] = [:]
    private(set) var ongoingCount = 0
    private(set) var startCount = 0

    public init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Takes an event at an instant. What time alone has brought about until then happens first, each at its own instant.
    public mutating func apply(_ event: Event, at now: Date) -> [Effect] {
        var effects = Effects(now: now)
        passTime(until: now, &effects)
        effects.now = now
        switch event {
        case .declared(let application): declare(application, &effects)
        case .scenePhase(let application, let phase): applications[application]?.scenePhase = phase
        case .activitiesAllowed(let application, let isAllowed): allowActivities(application, isAllowed, &effects)
        case .frequentPushesAllowed(let application, let isAllowed): allowFrequentPushes(application, isAllowed, &effects)
        case .start(let request): start(request, &effects)
        case .update(let id, let change, let alert, let cause): update(id, change, alert: alert, by: cause, &effects)
        case .end(let id, let change, let policy, let timestamp, let cause):
            end(id, change, policy, timestamp: timestamp, by: cause, &effects)
        case .swipe(let id): swipe(id, &effects)
        case .pushToken(let id, let token): takePushToken(id, token, &effects)
        case .startToken(let application, let type, let token):
            startTokens[application, default: [:]][type] = token
            effects.append(.startToken(application, attributesType: type, token))
            effects.log(.pushTokens, application: application, "token for starting \(type) by push")
        case .reboot: reboot(&effects)
        case .timePassed: break
        }
        return effects.list
    }

    /// When time alone changes something next; call ``apply(_:at:)`` with ``Event/timePassed`` then.
    public var nextDeadline: Date? { deadlines.first?.date }

    public subscript(id: ActivityIdentifier) -> LiveActivity? { records[id] }

    /// The activities that a process of an app sees, in the order of their starts; an extension sees none (reference 3.5).
    public func activities(of application: ApplicationIdentifier, role: ProcessRole = .app) -> [LiveActivity] {
        guard role == .app else { return [] }
        return (members[application] ?? []).compactMap { records[$0] }.sorted { $0.order < $1.order }
    }

    func count(of application: ApplicationIdentifier, where holds: (LiveActivity) -> Bool) -> Int {
        (members[application] ?? []).count { records[$0].map(holds) ?? false }
    }

    /// Every activity that there is, in the order of their starts.
    public var activities: [LiveActivity] { records.values.sorted { $0.order < $1.order } }

    /// The token for starting activities of a type by push; of an app and an attributes type (reference 3.9).
    public func startToken(of application: ApplicationIdentifier, attributesType: String) -> Data? {
        startTokens[application]?[attributesType]
    }

    // The three doors through which the rules change records, so that indexes stay in step.

    mutating func insert(_ activity: LiveActivity) {
        records[activity.id] = activity
        members[activity.application, default: []].insert(activity.id)
        startCount += 1
        ongoingCount += activity.state.isOngoing ? 1 : 0
        schedule(activity)
    }

    mutating func change(_ id: ActivityIdentifier, _ body: (inout LiveActivity) -> Void) {
        guard var activity = records[id] else { return }
        let (wasOngoing, known) = (activity.state.isOngoing, deadline(of: activity))
        body(&activity)
        records[id] = activity
        if wasOngoing, !activity.state.isOngoing { ongoingCount -= 1 }
        if deadline(of: activity) != known { schedule(activity) }
    }

    mutating func remove(_ id: ActivityIdentifier) {
        guard let activity = records.removeValue(forKey: id) else { return }
        if activity.state.isOngoing { ongoingCount -= 1 }
        members[activity.application]?.remove(id)
    }

    mutating func setApplication(_ application: Application) { applications[application.id] = application }

    private mutating func schedule(_ activity: LiveActivity) {
        guard let date = deadline(of: activity) else { return }
        deadlines.insert(.init(date: date, order: activity.order, activity: activity.id))
    }

    private mutating func passTime(until now: Date, _ effects: inout Effects) {
        while let deadline = deadlines.first, deadline.date <= now {
            deadlines.removeFirst()
            // A deadline that no longer holds was moved by a later change.
            guard let activity = records[deadline.activity], self.deadline(of: activity) == deadline.date else { continue }
            effects.now = deadline.date
            reachDeadline(activity, &effects)
        }
    }
}

/// What follows from one event, collected in order.
struct Effects {
    var now: Date
    private(set) var list: [Effect] = []

    init(now: Date) { self.now = now }

    mutating func append(_ effect: Effect) { list.append(effect) }

    mutating func log(_ rule: Rule, _ activity: LiveActivity, _ message: String) {
        log(rule, application: activity.application, activity: activity.id, message)
    }

    mutating func log(
        _ rule: Rule, application: ApplicationIdentifier? = nil, activity: ActivityIdentifier? = nil, _ message: String
    ) {
        list.append(.log(LogEntry(instant: now, rule: rule, application: application, activity: activity, message: message)))
    }
}
