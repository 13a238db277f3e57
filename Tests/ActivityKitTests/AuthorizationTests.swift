import ActivitySystem
import Foundation
import Testing

@testable import ActivityKit

@Suite("Authorization") struct AuthorizationTests {
    static let expectedCodes: [(ActivityAuthorizationError, Int)] = [
        (.attributesTooLarge, 1), (.unsupported, 2), (.denied, 3), (.globalMaximumExceeded, 4), (.targetMaximumExceeded, 5),
        (.unsupportedTarget, 6), (.visibility, 7), (.persistenceFailure, 8), (.missingProcessIdentifier, 9), (.unentitled, 10),
        (.malformedActivityIdentifier, 11), (.reconnectNotPermitted, 12),
    ]

    @Test("Every error has Apple's domain, its code, a reason and a cure", arguments: expectedCodes)
    func codes(error: ActivityAuthorizationError, code: Int) {
        let bridged = error as NSError
        #expect(bridged.domain == "com.apple.ActivityKit.ActivityAuthorization" && bridged.code == code)
        #expect(error.failureReason?.isEmpty == false && error.recoverySuggestion?.isEmpty == false)
        #expect(StartRefusal(rawValue: code).map(ActivityAuthorizationError.init) == error)
    }

    @Test("Switched off: the check says no, a request is denied; on again: a start succeeds and nothing is left behind")
    func switchedOff() throws {
        let phone = Phone()
        let information = phone.run { ActivityAuthorizationInfo() }
        #expect(information.areActivitiesEnabled)
        phone.connection.apply(.activitiesAllowed(ApplicationIdentifier("example.orders"), false))
        #expect(!information.areActivitiesEnabled)
        #expect(throws: ActivityAuthorizationError.denied) { try phone.order() }
        #expect(phone.connection.activities.isEmpty)
        phone.connection.apply(.activitiesAllowed(ApplicationIdentifier("example.orders"), true))
        _ = try phone.order()
    }

    @Test("Without NSSupportsLiveActivities a request throws unsupportedTarget")
    func unsupportedTarget() {
        let phone = Phone(supportsLiveActivities: false)
        #expect(!phone.run { ActivityAuthorizationInfo().areActivitiesEnabled })
        #expect(throws: ActivityAuthorizationError.unsupportedTarget) { try phone.order() }
    }

    @Test("The sixth activity of all types together throws targetMaximumExceeded")
    func maximum() throws {
        let phone = Phone()
        for _ in 0..<3 { _ = try phone.order() }
        for _ in 0..<2 {
            _ = try phone.run { try Activity.request(attributes: SessionAttributes(), content: .init(state: .init(), staleDate: nil)) }
        }
        #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { try phone.order() }
        #expect(phone.run { ActivityAuthorizationInfo().areActivitiesEnabled })
    }

    @Test("From the background a request throws visibility, but not from an intent")
    func visibility() throws {
        let phone = Phone()
        phone.connection.apply(.scenePhase(ApplicationIdentifier("example.orders"), .background))
        #expect(throws: ActivityAuthorizationError.visibility) { try phone.order() }
        try ActivitySession.$isPerformingIntent.withValue(true) { _ = try phone.order() }
    }

    @Test("More than 4 KB throws attributesTooLarge")
    func tooLarge() {
        let phone = Phone()
        #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
            try phone.run {
                try Activity.request(
                    attributes: OrderAttributes(number: String(repeating: "x", count: 4100)), content: phone.content(1))
            }
        }
    }

    @Test("Both sequences of enablement deliver each change, to each subscriber")
    func enablementUpdates() async {
        let phone = Phone()
        let information = phone.run { ActivityAuthorizationInfo() }
        var first = information.activityEnablementUpdates.makeAsyncIterator()
        var second = information.activityEnablementUpdates.makeAsyncIterator()
        var frequent = information.frequentPushEnablementUpdates.makeAsyncIterator()
        let application = ApplicationIdentifier("example.orders")
        for isAllowed in [false, true] {
            phone.connection.apply(.activitiesAllowed(application, isAllowed))
            phone.connection.apply(.frequentPushesAllowed(application, isAllowed))
        }
        #expect(await [first.next(), first.next()] == [false, true])
        #expect(await [second.next(), second.next()] == [false, true])
        #expect(await [frequent.next(), frequent.next()] == [false, true])
    }
}
