import ActivitySystem
import Foundation

/// A system with two apps in the foreground, at an instant that the test moves.
struct Scene {
    static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    static let pizza = ApplicationIdentifier("example.pizza")
    static let tea = ApplicationIdentifier("example.tea")

    var system: ActivitySystem
    var now = Scene.start
    private var count = 0

    init(limits: Limits = Limits()) {
        system = ActivitySystem(limits: limits)
        for identifier in [Self.pizza, Self.tea] {
            _ = system.apply(.declared(Application(id: identifier, supportsLiveActivities: true)), at: now)
            _ = system.apply(.scenePhase(identifier, .foregroundActive), at: now)
        }
    }

    @discardableResult
    mutating func apply(_ event: Event) -> [Effect] { system.apply(event, at: now) }

    /// Moves the time; the effects are those of time alone.
    @discardableResult
    mutating func advance(_ seconds: TimeInterval) -> [Effect] {
        now += seconds
        return apply(.timePassed)
    }

    mutating func request(
        _ application: ApplicationIdentifier = Scene.pizza, state: String = "{}", stale: TimeInterval? = nil, score: Double = 0,
        change: (inout StartRequest) -> Void = { _ in }
    ) -> StartRequest {
        count += 1
        let identifier = "00000000-0000-0000-0000-\(String(format: "%012d", count))"
        var request = StartRequest(
            id: ActivityIdentifier(identifier), application: application, processIdentifier: 7, attributesType: "Order",
            attributes: Data("{}".utf8), content: content(state, stale: stale, score: score))
        change(&request)
        return request
    }

    /// Starts an activity that must be accepted.
    mutating func started(
        _ application: ApplicationIdentifier = Scene.pizza, state: String = "{}", stale: TimeInterval? = nil, score: Double = 0,
        change: (inout StartRequest) -> Void = { _ in }
    ) -> ActivityIdentifier {
        let request = request(application, state: state, stale: stale, score: score, change: change)
        apply(.start(request))
        return request.id
    }

    /// Why a start is refused, `nil` if it isn't.
    mutating func refusal(of request: StartRequest) -> StartRefusal? {
        for case .refused(request.id, let refusal) in apply(.start(request)) { return refusal }
        return nil
    }

    func content(_ state: String = "{}", stale: TimeInterval? = nil, score: Double = 0) -> Content {
        Content(state: Data(state.utf8), staleDate: stale.map { now + $0 }, relevanceScore: score)
    }

    @discardableResult
    mutating func update(
        _ id: ActivityIdentifier, _ state: String = "{\"n\":1}", stale: TimeInterval? = nil, timestamp: TimeInterval? = nil,
        alert: Alert? = nil, by cause: Cause = .app
    ) -> [Effect] {
        let change = Event.Change(content: content(state, stale: stale), timestamp: timestamp.map { now + $0 })
        return apply(.update(id, change, alert: alert, by: cause))
    }

    @discardableResult
    mutating func end(
        _ id: ActivityIdentifier, _ policy: DismissalPolicy = .default, final: String? = nil, timestamp: TimeInterval? = nil,
        by cause: Cause = .app
    ) -> [Effect] {
        let change = final.map { Event.Change(content: content($0), timestamp: nil) }
        return apply(.end(id, change, policy, timestamp: timestamp.map { now + $0 }, by: cause))
    }

    func state(_ id: ActivityIdentifier) -> LiveActivity.State? { system[id]?.state }
}

extension [Effect] {
    var states: [LiveActivity.State] { compactMap { if case .state(_, let state) = $0 { state } else { nil } } }
    var log: [LogEntry] { compactMap { if case .log(let entry) = $0 { entry } else { nil } } }
    var draws: [Bool] { compactMap { if case .draw(_, let isStale) = $0 { isStale } else { nil } } }
    func has(_ rule: Rule) -> Bool { log.contains { $0.rule == rule } }
}
