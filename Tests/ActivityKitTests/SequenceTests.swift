import ActivitySystem
import Foundation
import Testing

@testable import ActivityKit

@Suite("Sequences of an activity") struct SequenceTests {
    let phone = Phone()

    @Test("States come from the current one to the last, and then the sequence ends")
    func states() async throws {
        let activity = try phone.order(stale: phone.clock.now + 60)
        let iterator = activity.activityStateUpdates.makeAsyncIterator()
        phone.clock.advance(60)
        await activity.end(nil, dismissalPolicy: .after(phone.clock.now + 3))
        phone.clock.advance(3)
        var states: [ActivityState] = []
        while let state = await iterator.next() { states.append(state) }
        #expect(states == [.active, .stale, .ended, .dismissed])
    }

    @Test("A late subscriber gets the newest content first, every subscriber all that follows")
    func contents() async throws {
        let activity = try phone.order(30)
        await activity.update(phone.content(20))
        let (first, second) = (activity.contentUpdates.makeAsyncIterator(), activity.contentUpdates.makeAsyncIterator())
        await activity.update(phone.content(10))
        for iterator in [first, second] {
            #expect(await iterator.next()?.state.minutes == 20)
            #expect(await iterator.next()?.state.minutes == 10)
        }
        await activity.end(phone.content(0), dismissalPolicy: .immediate)
        var rest: [Int] = []
        while let content = await first.next() { rest.append(content.state.minutes) }
        #expect(rest == [0])
    }

    @Test("A subscriber of a dismissed activity gets its last state and the end")
    func afterDismissal() async throws {
        let activity = try phone.order()
        await activity.end(nil, dismissalPolicy: .immediate)
        var states: [ActivityState] = []
        for await state in activity.activityStateUpdates { states.append(state) }
        #expect(states == [.dismissed])
    }

    @Test("The token comes after the start, never within it, and again when it rotates")
    func tokens() async throws {
        let activity = try phone.order(pushType: .token)
        #expect(activity.pushToken == nil)
        let iterator = activity.pushTokenUpdates.makeAsyncIterator()
        phone.clock.advance(1.9)
        #expect(activity.pushToken == nil)
        phone.clock.advance(0.1)
        #expect(activity.pushToken == Data([0x80, 1]))
        phone.connection.apply(.pushToken(ActivityIdentifier(activity.id), Data([0x80, 9])))
        #expect(await iterator.next() == Data([0x80, 1]))
        #expect(await iterator.next() == Data([0x80, 9]))
        let late = activity.pushTokenUpdates.makeAsyncIterator()
        #expect(await late.next() == Data([0x80, 9]))
        #expect(try phone.order().pushToken == nil)
    }

    @Test("The token for starting comes later, one for each type")
    func startTokens() async throws {
        let updates = phone.run { Activity<OrderAttributes>.pushToStartTokenUpdates }.makeAsyncIterator()
        #expect(phone.run { Activity<OrderAttributes>.pushToStartToken } == nil)
        phone.clock.advance(2)
        let token = try #require(phone.run { Activity<OrderAttributes>.pushToStartToken })
        #expect(await updates.next() == token)
        #expect(phone.run { Activity<SessionAttributes>.pushToStartToken } == nil)
        phone.clock.advance(2)
        #expect(phone.run { Activity<SessionAttributes>.pushToStartToken } != token)
    }

    @Test("Updates of activities bring those of the type that start from now on, also by other means than request")
    func activities() async throws {
        _ = try phone.order()
        let iterator = phone.run { Activity<OrderAttributes>.activityUpdates }.makeAsyncIterator()
        _ = try phone.run { try Activity.request(attributes: SessionAttributes(), content: .init(state: .init(), staleDate: nil)) }
        let own = try phone.order(7)
        let pushed = StartRequest(
            id: ActivityIdentifier(UUID().uuidString), application: ApplicationIdentifier("example.orders"), processIdentifier: 1,
            attributesType: "OrderAttributes", attributes: Data(#"{"number":"P"}"#.utf8),
            content: Content(state: Data(#"{"minutes":9}"#.utf8)))
        phone.connection.apply(.start(pushed))
        #expect(await iterator.next()?.id == own.id)
        let second = await iterator.next()
        #expect(second?.id == pushed.id.rawValue && second?.attributes.number == "P" && second?.content.state.minutes == 9)
    }

    @Test("Many subscribers come and go while updates run; each one that stays hears the last")
    func manySubscribers() async throws {
        let activity = try phone.order(0)
        let id = ActivityIdentifier(activity.id)
        let store = activity.store
        await withTaskGroup(of: Int?.self) { group in
            for number in 0..<40 {
                group.addTask {
                    var last: Int?
                    for await content in store.contents.stream() {
                        last = try? ActivityCoding.decode(OrderAttributes.ContentState.self, from: content.state).minutes
                        if number.isMultiple(of: 3) || last == 100 { break }
                    }
                    return number.isMultiple(of: 3) ? 100 : last
                }
            }
            for minutes in 1...100 { phone.push(id.rawValue, json: #"{"minutes":\#(minutes)}"#) }
            for await last in group { #expect(last == 100) }
        }
    }

    @Test("On the machine's clock an activity becomes stale by itself")
    func realClock() async throws {
        var application = Application(id: ApplicationIdentifier("example.orders"), supportsLiveActivities: true)
        application.scenePhase = .foregroundActive
        let clock = RealActivityClock()
        let session = ActivitySession(connection: InProcessConnection(application: application, clock: clock))
        let activity = try ActivitySession.$current.withValue(session) {
            try Activity.request(
                attributes: SessionAttributes(), content: .init(state: .init(), staleDate: clock.now.addingTimeInterval(0.05)))
        }
        var states: [ActivityState] = []
        for await state in activity.activityStateUpdates {
            states.append(state)
            if state == .stale { break }
        }
        #expect(states == [.active, .stale])
    }

    @Test("A broadcast forgets subscribers that are gone")
    func release() async {
        let broadcast = Broadcast(1)
        do {
            let stream = broadcast.stream()
            for await _ in stream { break }
        }
        #expect(broadcast.subscriberCount == 0)
    }
}
