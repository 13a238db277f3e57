import Foundation
import Testing

@testable import AlarmKit

private struct Cooking: AlarmMetadata { var dish: String }

@Suite("AlarmKit")
struct AlarmTests {
    private let stop = AlarmButton(text: "Done", textColor: .white, systemImageName: "stop.circle")
    private var attributes: AlarmAttributes<Cooking> {
        AlarmAttributes(
            presentation: AlarmPresentation(
                alert: .init(title: "Eggs are ready", stopButton: stop), countdown: .init(title: "Eggs", pauseButton: stop),
                paused: .init(title: "Paused", resumeButton: stop)), metadata: Cooking(dish: "Eggs"), tintColor: .orange)
    }
    private let instant = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test("Attributes survive JSON with their colours")
    func coding() throws {
        let read = try JSONDecoder().decode(AlarmAttributes<Cooking>.self, from: JSONEncoder().encode(attributes))
        #expect(read.tintColor == .orange && read.metadata == Cooking(dish: "Eggs"))
        #expect(read.presentation == attributes.presentation)
        let state = AlarmPresentationState(alarmID: UUID(), mode: .paused(.init(totalCountdownDuration: 60, previouslyElapsedDuration: 7)))
        #expect(try JSONDecoder().decode(AlarmPresentationState.self, from: JSONEncoder().encode(state)) == state)
    }

    @Test("A timer counts, pauses with what has passed, goes on and alerts")
    func timer() throws {
        let configuration = AlarmManager.AlarmConfiguration.timer(duration: 60, attributes: attributes)
        let alarm = Alarm(id: UUID(), schedule: nil, countdownDuration: configuration.countdownDuration, state: .scheduled)
        var running = RunningAlarm(alarm, configuration, instant: instant)
        #expect(running.alarm.state == .countdown && running.nextTurn == instant + 60)
        let isPaused = running.pause(at: instant + 20)
        #expect(isPaused)
        guard case .paused(let paused) = running.presentationState?.mode else { throw Failure() }
        #expect(paused.previouslyElapsedDuration == 20 && paused.totalCountdownDuration == 60)
        let isPausedAgain = running.pause(at: instant + 25)
        let isResumed = running.resume(at: instant + 100)
        #expect(!isPausedAgain && isResumed)
        #expect(running.nextTurn == instant + 140)
        running.turn(at: instant + 140)
        #expect(running.alarm.state == .alerting)
        let isCounting = running.countDown(at: instant + 150)
        #expect(isCounting && running.nextTurn == instant + 210)
        let repeats = running.stop(at: instant + 160)
        #expect(!repeats)
    }

    @Test("A weekly alarm rings on the next of its days and waits for another after it was stopped")
    func weekly() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        let schedule = Alarm.Schedule.relative(.init(time: .init(hour: 7, minute: 30), repeats: .weekly([.monday, .friday])))
        let configuration = AlarmManager.AlarmConfiguration.alarm(schedule: schedule, attributes: attributes)
        var running = RunningAlarm(
            Alarm(id: UUID(), schedule: schedule, countdownDuration: nil, state: .scheduled), configuration, instant: instant,
            calendar: calendar)
        let first = try #require(running.nextTurn)
        let parts = calendar.dateComponents([.weekday, .hour, .minute], from: first)
        #expect([2, 6].contains(parts.weekday) && parts.hour == 7 && parts.minute == 30)
        running.turn(at: first)
        #expect(running.presentationState?.mode == .alert(.init(time: .init(hour: 7, minute: 30))))
        let repeats = running.stop(at: first + 1)
        #expect(repeats && running.alarm.state == .scheduled)
        #expect(try #require(running.nextTurn) > first)
        #expect(running.presentationState == nil)
    }

    @Test("The manager keeps alarms, tells about changes, and refuses what it does not know")
    func manager() async throws {
        let manager = AlarmManager()
        #expect(manager.authorizationState == .notDetermined)
        #expect(try await manager.requestAuthorization() == .authorized)
        let id = UUID()
        var updates = manager.alarmUpdates.makeAsyncIterator()
        #expect(await updates.next() == [])
        _ = try await manager.schedule(id: id, configuration: .timer(duration: 3_600, attributes: attributes))
        #expect(await updates.next()?.map(\.state) == [.countdown])
        try manager.pause(id: id)
        #expect(await updates.next()?.map(\.state) == [.paused])
        #expect(throws: AlarmManager.AlarmError.self) { try manager.pause(id: id) }
        try manager.resume(id: id)
        try manager.stop(id: id)
        #expect(try manager.alarms.isEmpty)
        #expect(throws: AlarmManager.AlarmError.self) { try manager.cancel(id: id) }
    }

    private struct Failure: Error {}
}
