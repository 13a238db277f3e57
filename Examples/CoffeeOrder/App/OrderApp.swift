import ActivityKit
import SwiftUI
import UserNotifications

@main
struct OrderApp: App {
    @StateObject private var counter = Counter()

    var body: some Scene {
        WindowGroup {
            CounterView(counter: counter)
        }
    }
}

/// Orders a coffee and follows it.
@MainActor
final class Counter: ObservableObject {
    @Published private(set) var activity: Activity<OrderAttributes>?
    @Published private(set) var stage = OrderAttributes.Stage.received

    func order() {
        stage = .received
        activity = try? Activity.request(
            attributes: OrderAttributes(drink: "Oat flat white", name: "Noor"),
            content: ActivityContent(state: .init(stage: .received, ready: .now.addingTimeInterval(300)), staleDate: nil))
    }

    func set(_ stage: OrderAttributes.Stage) async {
        self.stage = stage
        guard let activity else { return }
        let state = OrderAttributes.ContentState(stage: stage, ready: .now.addingTimeInterval(120))
        await Activity.update(activity.id, to: ActivityContent(state: state, staleDate: nil))
    }

    func pickUp() async {
        guard let activity else { return }
        await Activity.end(activity.id, with: nil, dismissal: .immediate)
        self.activity = nil
    }
}

struct CounterView: View {
    @ObservedObject var counter: Counter

    var body: some View {
        List {
            if counter.activity != nil {
                Section("Oat flat white") {
                    Picker("Stage", selection: stage) {
                        ForEach(OrderAttributes.Stage.allCases, id: \.self) { stage in
                            Text(stage.rawValue.capitalized).tag(stage)
                        }
                    }
                    .pickerStyle(.segmented)
                    Button("Picked up", role: .destructive) { Task { await counter.pickUp() } }
                }
            } else {
                Button("Order an oat flat white") { counter.order() }
            }
        }
        .task {
            _ = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
        }
    }

    private var stage: Binding<OrderAttributes.Stage> {
        Binding(get: { counter.stage }, set: { stage in Task { await counter.set(stage) } })
    }
}

/// In Swift 6 an activity stays in the domain that holds it, since it is not `Sendable`. Its id may leave, and the activity is found again there.
extension Activity where Attributes == OrderAttributes {
    nonisolated static func update(_ id: ID, to content: ActivityContent<ContentState>) async {
        for activity in activities where activity.id == id { await activity.update(content) }
    }

    nonisolated static func end(_ id: ID, with content: ActivityContent<ContentState>?, dismissal: ActivityUIDismissalPolicy) async {
        for activity in activities where activity.id == id { await activity.end(content, dismissalPolicy: dismissal) }
    }
}
