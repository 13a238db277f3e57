import Foundation
import Observation
import Testing

@testable import SwiftUI

@Observable private final class Tracker {
    var glasses = 0
    var unread = 0
}

private final class Order: ObservableObject {
    @Published var status = "received"
}

@MainActor private final class Log {
    var entries: [String] = []
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct AppHostTests {
    /// Gives the run loop turns until something holds.
    private func eventually(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<500 {
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(2))
        }
        return condition()
    }

    @Test("A change of an observable object that views read evaluates them again by itself")
    func observable() async {
        struct Screen: View {
            let tracker: Tracker
            var body: some View { Text(verbatim: "\(tracker.glasses) glasses") }
        }
        let tracker = Tracker()
        let screen = AppScreen(SingleViewApp { Screen(tracker: tracker) })
        #expect(screen.texts == ["0 glasses"])
        tracker.glasses = 3
        #expect(await eventually { screen.texts == ["3 glasses"] })
        tracker.glasses = 4
        #expect(await eventually { screen.texts == ["4 glasses"] })
    }

    @Test("A change from another thread arrives too")
    func observableElsewhere() async {
        struct Screen: View {
            @State private var hasPermission = false
            var body: some View { Text(verbatim: "\(hasPermission)").onAppear { ask($hasPermission) } }
            /// Answers on another thread, as system calls with a completion do.
            private nonisolated func ask(_ answer: Binding<Bool>) {
                nonisolated(unsafe) let answer = answer  // The state behind it guards itself.
                DispatchQueue.global().async { answer.wrappedValue = true }
            }
        }
        let screen = AppScreen(SingleViewApp { Screen() })
        #expect(await eventually { screen.texts == ["true"] })
    }

    @Test("A published change evaluates views that observe the object, and the object stays the same")
    func published() async {
        struct Screen: View {
            @StateObject private var order = Order()
            var body: some View {
                Button(action: { order.status += "!" }, label: { Text(verbatim: order.status).accessibilityIdentifier("status") })
            }
        }
        let screen = AppScreen(SingleViewApp { Screen() })
        let frame = screen.frame("status") ?? .zero
        screen.window?.control(at: CGPoint(x: frame.midX, y: frame.midY))?.action.perform(at: .center)
        #expect(await eventually { screen.texts == ["received!"] })
    }

    @Test("Appearing, changing and disappearing are told once each, after the evaluation that they belong to")
    func events() async {
        struct Screen: View {
            let tracker: Tracker
            let log: Log
            var body: some View {
                VStack {
                    Text(verbatim: "\(tracker.glasses)")
                        .onChange(of: tracker.glasses) { old, new in log.entries.append("\(old) to \(new)") }
                    if tracker.glasses < 2 {
                        Text(verbatim: "few").onAppear { log.entries.append("few appears") }
                            .onDisappear { log.entries.append("few disappears") }
                    }
                }
            }
        }
        let (tracker, log) = (Tracker(), Log())
        let screen = AppScreen(SingleViewApp { Screen(tracker: tracker, log: log) })
        #expect(log.entries == ["few appears"])
        tracker.glasses = 2
        #expect(await eventually { screen.texts == ["2"] })
        #expect(log.entries.sorted() == ["0 to 2", "few appears", "few disappears"])
        screen.host.evaluate()
        #expect(log.entries.count == 3)
    }

    @Test("What onChange changes is seen by views that were evaluated before it")
    func changesInEvents() async {
        struct Screen: View {
            let tracker: Tracker
            var body: some View {
                Text(verbatim: "\(tracker.unread)")
                Text(verbatim: "\(tracker.glasses)").onChange(of: tracker.glasses) { tracker.unread += 1 }
            }
        }
        let tracker = Tracker()
        let screen = AppScreen(SingleViewApp { Screen(tracker: tracker) })
        tracker.glasses = 1
        #expect(await eventually { screen.texts == ["1", "1"] })
    }

    @Test("A task runs while its view is there and is cancelled when it goes")
    func tasks() async {
        struct Screen: View {
            let tracker: Tracker
            let log: Log
            var body: some View {
                if tracker.glasses == 0 {
                    Text(verbatim: "waiting").task {
                        log.entries.append("started")
                        try? await Task.sleep(for: .seconds(30))
                        log.entries.append(Task.isCancelled ? "cancelled" : "slept")
                    }
                }
            }
        }
        let (tracker, log) = (Tracker(), Log())
        let screen = AppScreen(SingleViewApp { Screen(tracker: tracker, log: log) })
        #expect(await eventually { log.entries == ["started"] })
        screen.host.evaluate()
        tracker.glasses = 1
        #expect(await eventually { log.entries == ["started", "cancelled"] })
    }

    @Test("The app is inactive at first, and becoming active is told to the scene")
    func scenePhase() async {
        struct PhaseApp: App {
            let log: Log
            @Environment(\.scenePhase) private var phase

            init() { fatalError("made with its log") }
            init(log: Log) { self.log = log }

            var body: some Scene {
                WindowGroup { Text(verbatim: "\(phase)") }
                    .onChange(of: phase) { _, new in log.entries.append("\(new)") }
            }
        }
        let log = Log()
        let screen = AppScreen(PhaseApp(log: log))
        #expect(screen.texts == ["inactive"])
        screen.host.scenePhase = .active
        #expect(await eventually { log.entries == ["active"] && screen.texts == ["active"] })
    }

    @Test("An address is handed to the views that are there")
    func openURL() throws {
        let log = Log()
        let screen = AppScreen(SingleViewApp { Text(verbatim: "x").onOpenURL { log.entries.append($0.absoluteString) } })
        screen.host.open(try #require(URL(string: "pizzahouse://order/1")))
        #expect(log.entries == ["pizzahouse://order/1"])
    }
}
