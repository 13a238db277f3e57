import ActivitySystem
import Foundation
import Testing

@testable import ActivityKit

@Suite("Activities") struct ActivityTests {
    let phone = Phone()

    @Test("A started activity has what it was started with, and is listed by its type")
    func request() throws {
        let due = Date(timeIntervalSinceReferenceDate: 812_345_678.123_456_7)
        let content = ActivityContent(
            state: OrderAttributes.ContentState(minutes: 5, due: due), staleDate: phone.clock.now + 60, relevanceScore: 3)
        let activity = try phone.run { try Activity.request(attributes: OrderAttributes(number: "B"), content: content) }
        #expect(UUID(uuidString: activity.id) != nil)
        #expect(activity.activityState == .active)
        #expect(activity.content.state == content.state)
        #expect(activity.content.staleDate == content.staleDate && activity.content.relevanceScore == 3)
        let listed = phone.run { Activity<OrderAttributes>.activities }
        #expect(listed.map(\.id) == [activity.id])
        #expect(listed.first?.attributes == OrderAttributes(number: "B"))
        #expect(listed.first?.content.state.due == due)
        #expect(phone.run { Activity<SessionAttributes>.activities.isEmpty })
    }

    @Test("An update is there when it returns, in every object of the activity")
    func update() async throws {
        let activity = try phone.order()
        let other = try #require(phone.run { Activity<OrderAttributes>.activities.first })
        await activity.update(phone.content(10, score: 2))
        #expect(activity.content.state.minutes == 10 && other.content.state.minutes == 10)
        #expect(other.content.relevanceScore == 2)
    }

    @Test("Each overload of update and end reaches the system")
    func overloads() async throws {
        let activity = try phone.order()
        let alert = AlertConfiguration(title: "Courier", body: "Soon", sound: .named("bell.caf"))
        await activity.update(phone.content(1))
        await activity.update(phone.content(2), alertConfiguration: alert)
        #expect(phone.connection.log.contains { $0.rule == .alerting && $0.message.contains("bell.caf") })
        phone.clock.advance(10)
        await activity.update(phone.content(3), alertConfiguration: nil, timestamp: phone.clock.now)
        await activity.update(phone.content(4), timestamp: phone.clock.now - 5)
        #expect(activity.content.state.minutes == 3)
        await activity.end(nil, timestamp: phone.clock.now - 5)
        #expect(activity.activityState == .active)
        await activity.end(phone.content(0), dismissalPolicy: .default, timestamp: phone.clock.now)
        #expect(activity.activityState == .ended && activity.content.state.minutes == 0)
    }

    @Test("Immediate dismissal takes it off the list; the object keeps its last state and content")
    func immediate() async throws {
        let activity = try phone.order()
        await activity.end(nil, dismissalPolicy: .immediate)
        #expect(activity.activityState == .dismissed)
        #expect(activity.content.state.minutes == 30)
        #expect(phone.run { Activity<OrderAttributes>.activities.isEmpty })
        await activity.update(phone.content(1))
        #expect(activity.content.state.minutes == 30)
        #expect(phone.rules.last == .unknownActivity)
    }

    @Test("Dismissal after three seconds happens at three seconds of a moved clock")
    func dismissalDate() async throws {
        let activity = try phone.order()
        await activity.end(phone.content(0), dismissalPolicy: .after(phone.clock.now + 3))
        phone.clock.advance(2.999)
        #expect(activity.activityState == .ended)
        phone.clock.advance(0.001)
        #expect(activity.activityState == .dismissed)
    }

    @Test("The clock alone makes it stale, ends it after 8 h and removes it after 12 h")
    func time() throws {
        let activity = try phone.order(stale: phone.clock.now + 480)
        phone.clock.advance(479)
        #expect(activity.activityState == .active)
        phone.clock.advance(1)
        #expect(activity.activityState == .stale)
        phone.clock.advance(8 * 3600 - 480)
        #expect(activity.activityState == .ended)
        phone.clock.advance(4 * 3600)
        #expect(activity.activityState == .dismissed)
    }

    @Test("A relaunched app finds its activities again")
    func relaunch() async throws {
        let before = try phone.order()
        let relaunched = ActivitySession(connection: phone.connection)
        let found = try #require(ActivitySession.$current.withValue(relaunched) { Activity<OrderAttributes>.activities.first })
        #expect(found.id == before.id)
        await found.end(nil, dismissalPolicy: .immediate)
        #expect(found.activityState == .dismissed)
    }

    @Test("An extension sees no activities and changes none")
    func extensionProcess() {
        let phone = Phone(role: .extension)
        #expect(throws: ActivityAuthorizationError.visibility) { try phone.order() }
        #expect(phone.run { Activity<OrderAttributes>.activities.isEmpty })
    }

    @Test("A pushed state that doesn't decode leaves the last one, and the log has coding path and type")
    func undecodable() throws {
        let activity = try phone.order()
        phone.push(activity.id, json: #"{"minutes":"10"}"#)
        #expect(activity.content.state.minutes == 30)
        #expect(activity.content.state.minutes == 30)
        let entries = phone.connection.log.filter { $0.rule == .decoding }
        #expect(entries.count == 1)
        #expect(entries.first?.message.contains("minutes") == true && entries.first?.message.contains("Int") == true)
        phone.push(activity.id, json: #"{"minute":10}"#)
        _ = activity.content
        #expect(phone.connection.log.last?.message.contains("at minutes: missing") == true)
        phone.push(activity.id, json: #"{"minutes":10}"#)
        #expect(activity.content.state.minutes == 10)
    }

    @Test("A state that JSON can't hold fails in Apple's domain for input")
    func unencodable() throws {
        struct Broken: ActivityAttributes {
            struct ContentState: Codable, Hashable { var value = Double.nan }
        }
        let error = try #require(throws: (any Error).self) {
            try phone.run { try Activity.request(attributes: Broken(), content: .init(state: .init(), staleDate: nil)) }
        }
        #expect((error as NSError).domain == "com.apple.ActivityKit.ActivityInput" && (error as NSError).code == 0)
    }

    @Test("Scheduled starts are pending until their date, by both spellings")
    func scheduled() throws {
        let alert = AlertConfiguration(title: "Kick-off", body: "Now", sound: .default)
        let activity = try phone.run {
            try Activity.request(
                attributes: OrderAttributes(number: "C"), content: phone.content(1), style: .standard, alertConfiguration: alert,
                start: phone.clock.now + 60)
        }
        #expect(activity.activityState == .pending)
        phone.clock.advance(60)
        #expect(activity.activityState == .active)
        #expect(phone.rules.contains(.alerting))
    }

    @Test("Equal values are written as equal bytes, whatever the order of a dictionary")
    func stableCoding() throws {
        let values = Dictionary(uniqueKeysWithValues: (0..<50).map { ("key\($0)", $0) })
        let again = Dictionary(uniqueKeysWithValues: (0..<50).reversed().map { ("key\($0)", $0) })
        #expect(try ActivityCoding.encode(values) == ActivityCoding.encode(again))
    }
}
