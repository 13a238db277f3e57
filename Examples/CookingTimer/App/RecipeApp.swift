import ActivityKit
import Observation
import SwiftUI

@main
struct RecipeApp: App {
    @State private var kitchen = Kitchen()

    var body: some Scene {
        WindowGroup {
            KitchenView(kitchen: kitchen)
        }
    }
}

/// Starts, pauses and moves the activity, and finds it again after a relaunch.
@MainActor
@Observable
final class Kitchen {
    let recipe = RecipeAttributes(
        title: "Shoyu Ramen",
        steps: [
            .init(title: "Bring broth to a simmer", symbol: "flame.fill", seconds: 600),
            .init(title: "Soft-boil the eggs", symbol: "timer", seconds: 390),
            .init(title: "Cook the noodles", symbol: "fork.knife", seconds: 150),
        ])
    private(set) var activity: Activity<RecipeAttributes>?
    private(set) var problem: String?

    init() { activity = Activity<RecipeAttributes>.activities.first }

    var isPaused: Bool { activity?.content.state.remaining != nil }

    func start() {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else {
            problem = "Live Activities are switched off in Settings."
            return
        }
        do {
            activity = try Activity.request(attributes: recipe, content: content(.init(step: 0, started: .now, remaining: nil)))
            problem = nil
        } catch {
            problem = error.localizedDescription
        }
    }

    func togglePause() async {
        guard let activity else { return }
        var state = activity.content.state
        let length = recipe.current(state).seconds
        if let remaining = state.remaining {
            state.started = Date.now.addingTimeInterval(remaining - length)
            state.remaining = nil
        } else {
            state.remaining = max(length - Date.now.timeIntervalSince(state.started), 0)
        }
        await Activity.update(activity.id, to: content(state))
    }

    func nextStep() async {
        guard let activity else { return }
        let step = activity.content.state.step + 1
        guard step < recipe.steps.count else { return await stop() }
        await Activity.update(activity.id, to: content(.init(step: step, started: .now, remaining: nil)))
    }

    func stop() async {
        guard let activity else { return }
        await Activity.end(activity.id, with: nil, dismissal: .immediate)
        self.activity = nil
    }

    /// A running step is stale when its time is over, a paused one never.
    private func content(_ state: RecipeAttributes.ContentState) -> ActivityContent<RecipeAttributes.ContentState> {
        ActivityContent(state: state, staleDate: state.remaining == nil ? recipe.interval(state).upperBound : nil)
    }
}

struct KitchenView: View {
    let kitchen: Kitchen

    var body: some View {
        NavigationStack {
            List {
                Section("Steps") {
                    ForEach(kitchen.recipe.steps, id: \.self) { step in
                        Label(step.title, systemImage: step.symbol)
                    }
                }
                Section {
                    if kitchen.activity == nil {
                        Button("Start cooking") { kitchen.start() }
                    } else {
                        Button(kitchen.isPaused ? "Resume" : "Pause") { Task { await kitchen.togglePause() } }
                        Button("Next step") { Task { await kitchen.nextStep() } }
                        Button("Stop", role: .destructive) { Task { await kitchen.stop() } }
                    }
                }
                if let problem = kitchen.problem {
                    Text(problem).foregroundStyle(.secondary)
                }
            }
            .navigationTitle(kitchen.recipe.title)
        }
    }
}

/// In Swift 6 an activity stays in the domain that holds it, since it is not `Sendable`. Its id may leave, and the activity is found again there.
extension Activity where Attributes == RecipeAttributes {
    nonisolated static func update(_ id: ID, to content: ActivityContent<ContentState>) async {
        for activity in activities where activity.id == id { await activity.update(content) }
    }

    nonisolated static func end(_ id: ID, with content: ActivityContent<ContentState>?, dismissal: ActivityUIDismissalPolicy) async {
        for activity in activities where activity.id == id { await activity.end(content, dismissalPolicy: dismissal) }
    }
}
