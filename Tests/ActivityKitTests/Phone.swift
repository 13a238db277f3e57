import ActivitySystem
import Foundation
import Synchronization

@testable import ActivityKit

struct OrderAttributes: ActivityAttributes, Equatable {
    struct ContentState: Codable, Hashable {
        var minutes: Int
        var due: Date?
    }

    var number: String
}

struct SessionAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var isPaused = false }
    var name = "Evening"
}

/// A system in the test's process, on a clock that the test moves, and the app in front of it.
struct Phone {
    let clock = ManualClock()
    let connection: InProcessConnection
    let session: ActivitySession

    init(limits: Limits = Limits(), supportsLiveActivities: Bool = true, role: ProcessRole = .app) {
        var application = Application(
            id: ApplicationIdentifier("example.orders"), supportsLiveActivities: supportsLiveActivities, supportsFrequentUpdates: true)
        application.scenePhase = .foregroundActive
        let counter = Mutex(UInt8(0))
        let tokens = PushTokenSource(delay: 2) {
            counter.withLock { counter in
                counter += 1
                return Data([0x80, counter])
            }
        }
        connection = InProcessConnection(application: application, role: role, limits: limits, clock: clock, tokens: tokens)
        session = ActivitySession(connection: connection)
    }

    /// Runs code as the app's.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try ActivitySession.$current.withValue(session, operation: body)
    }

    func order(
        _ minutes: Int = 30, stale: Date? = nil, score: Double = 0, pushType: PushType? = nil
    ) throws -> Activity<OrderAttributes> {
        try run {
            try Activity.request(
                attributes: OrderAttributes(number: "A-1"), content: content(minutes, stale: stale, score: score), pushType: pushType)
        }
    }

    func content(_ minutes: Int, stale: Date? = nil, score: Double = 0) -> ActivityContent<OrderAttributes.ContentState> {
        ActivityContent(state: .init(minutes: minutes), staleDate: stale, relevanceScore: score)
    }

    func push(_ id: String, json: String) {
        let content = Content(state: Data(json.utf8))
        connection.apply(.update(ActivityIdentifier(id), .init(content: content), alert: nil, by: .push))
    }

    var rules: [Rule] { connection.log.map(\.rule) }
}
