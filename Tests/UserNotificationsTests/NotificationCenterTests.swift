import Dispatch
import Foundation
import Synchronization
import Testing

@testable import UserNotifications

@Suite("Notification center") struct NotificationCenterTests {
    /// Counts how often the person is asked.
    final class Person: Sendable {
        let count = Mutex(0)
        let answer: Bool
        init(answer: Bool) { self.answer = answer }
        var center: UNUserNotificationCenter {
            UNUserNotificationCenter { _ in
                self.count.withLock { $0 += 1 }
                return self.answer
            }
        }
    }

    static func request(_ identifier: String, title: String = "Tea", trigger: UNNotificationTrigger? = nil) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    @Test("The person is asked once, and the answer is remembered", arguments: [true, false])
    func askedOnce(answer: Bool) async throws {
        let person = Person(answer: answer)
        let center = person.center
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        for _ in 0..<3 { #expect(try await center.requestAuthorization(options: [.alert, .badge]) == answer) }
        #expect(person.count.withLock { $0 } == 1)
        let settings = await center.notificationSettings()
        #expect(settings.authorizationStatus == (answer ? .authorized : .denied))
        #expect(settings.alertSetting == (answer ? .enabled : .disabled))
        #expect(settings.soundSetting == .notSupported)
    }

    @Test("Delivery on trial asks nobody, and a later request asks once")
    func provisional() async throws {
        let person = Person(answer: true)
        let center = person.center
        #expect(try await center.requestAuthorization(options: [.alert, .provisional]))
        #expect(person.count.withLock { $0 } == 0)
        #expect(await center.notificationSettings().authorizationStatus == .provisional)
        #expect(try await center.requestAuthorization(options: [.alert]))
        #expect(person.count.withLock { $0 } == 1)
        #expect(await center.notificationSettings().authorizationStatus == .authorized)
    }

    @Test("Completion handlers get the same answers, on the main queue")
    func completionHandlers() async {
        let center = Person(answer: true).center
        let granted = await withCheckedContinuation { continuation in
            center.requestAuthorization(options: [.alert]) { isGranted, error in
                dispatchPrecondition(condition: .onQueue(.main))
                continuation.resume(returning: isGranted && error == nil)
            }
        }
        #expect(granted)
        let status = await withCheckedContinuation { continuation in
            center.getNotificationSettings { continuation.resume(returning: $0.authorizationStatus) }
        }
        #expect(status == .authorized)
    }

    @Test("Without permission nothing is taken; without content neither")
    func refused() async throws {
        let center = Person(answer: true).center
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(Self.request("a")) }
        _ = try await center.requestAuthorization(options: [.alert])
        await #expect(throws: UNError(.notificationInvalidNoContent)) { try await center.add(Self.request("a", title: "")) }
        #expect((UNError(.notificationsNotAllowed) as NSError).domain == "UNErrorDomain")
    }

    @Test("Requests wait, replace each other by identifier, and are removed")
    func pending() async throws {
        let center = Person(answer: true).center
        _ = try await center.requestAuthorization(options: [.alert])
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        for identifier in ["a", "b", "c"] { try await center.add(Self.request(identifier, trigger: trigger)) }
        try await center.add(Self.request("b", title: "New", trigger: trigger))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a", "c", "b"])
        #expect(await center.pendingNotificationRequests().last?.content.title == "New")
        center.removePendingNotificationRequests(withIdentifiers: ["a", "b"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["c"])
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("Content is copied into its request")
    func copied() {
        let content = UNMutableNotificationContent()
        content.title = "Before"
        content.userInfo = ["order": 5]
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "After"
        #expect(request.content.title == "Before")
        #expect(request.content.userInfo["order"] as? Int == 5)
        let mutable = request.content.mutableCopy() as? UNMutableNotificationContent
        mutable?.title = "Changed"
        #expect(mutable?.title == "Changed" && request.content.title == "Before")
    }

    final class Listener: UNUserNotificationCenterDelegate, Sendable {
        let events = AsyncStream.makeStream(of: String.self)
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            events.continuation.yield("presents \(notification.request.identifier)")
            return .banner
        }
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
            events.continuation.yield("received \(response.actionIdentifier) \(text)")
            completionHandler()
        }
    }

    @Test("The delegate hears of what arrives and of what the person does, in either form of its methods")
    func delegate() async throws {
        let center = Person(answer: true).center
        let listener = Listener()
        center.delegate = listener
        _ = try await center.requestAuthorization(options: [.alert])
        try await center.add(Self.request("now"))
        let notification = try #require(await center.deliveredNotifications().first)
        var events = listener.events.stream.makeAsyncIterator()
        #expect(await events.next() == "presents now")
        await center.receive(notification, actionIdentifier: "reply", userText: "Thanks")
        #expect(await events.next() == "received reply Thanks")
        #expect(await center.deliveredNotifications().isEmpty)
    }
}

@Suite("Notifications that wait") struct NotificationStoreTests {
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    var store: NotificationStore

    init() {
        store = NotificationStore()
        store.decide(true, [.alert])
    }

    @Test("A repeating interval falls due again and again, the last time counted from its start")
    mutating func repeating() throws {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        #expect(try store.add(NotificationCenterTests.request("a", trigger: trigger), at: now) == nil)
        #expect(store.nextDue == now + 60)
        #expect(store.deliverDue(at: now + 59).isEmpty)
        #expect(store.deliverDue(at: now + 150).map(\.date) == [now + 60])
        #expect(store.nextDue == now + 180)
    }

    @Test("What is due is delivered in the order of its dates, once, and sets the badge")
    mutating func order() throws {
        let content = UNMutableNotificationContent()
        content.badge = 3
        for (identifier, seconds) in [("late", 20.0), ("early", 10.0)] {
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
            let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
            #expect(try store.add(request, at: now) == nil)
        }
        #expect(store.deliverDue(at: now + 30).map(\.request.identifier) == ["early", "late"])
        #expect(store.deliverDue(at: now + 30).isEmpty && store.nextDue == nil)
        #expect(store.badge == 3)
    }

    @Test("A calendar trigger whose date has passed is refused")
    mutating func passedDate() {
        var components = DateComponents()
        components.year = 2001
        let request = NotificationCenterTests.request("a", trigger: UNCalendarNotificationTrigger(dateMatching: components, repeats: false))
        #expect(throws: UNError(.notificationInvalidNoDate)) { try store.add(request, at: now) }
    }
}
