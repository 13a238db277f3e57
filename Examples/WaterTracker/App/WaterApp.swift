import ActivityKit
import Observation
import SwiftUI

@main
struct WaterApp: App {
    @State private var day = Day()

    var body: some Scene {
        WindowGroup {
            DayView(day: day)
        }
    }
}

/// The first glass starts the activity, the last one ends it with a check mark.
@MainActor
@Observable
final class Day {
    let goal = 8
    private(set) var glasses = 0
    private var activity: Activity<WaterAttributes>?

    func drink() async {
        guard glasses < goal else { return }
        glasses += 1
        let content = ActivityContent(state: WaterAttributes.ContentState(glasses: glasses), staleDate: nil)
        if let activity {
            await Activity.update(activity.id, to: content)
        } else {
            activity = try? Activity.request(attributes: WaterAttributes(goal: goal), content: content)
        }
    }

    func reset() async {
        glasses = 0
        // Ended before it is forgotten, so that a glass drunk meanwhile starts an activity of its own.
        guard let ending = activity else { return }
        activity = nil
        await Activity.end(ending.id, with: nil, dismissal: .immediate)
    }
}

struct DayView: View {
    let day: Day

    var body: some View {
        VStack(spacing: 28) {
            ZStack {
                Circle()
                    .stroke(.cyan.opacity(0.2), lineWidth: 18)
                Circle()
                    .trim(from: 0, to: Double(day.glasses) / Double(day.goal))
                    .stroke(.cyan, style: StrokeStyle(lineWidth: 18, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .animation(.easeInOut, value: day.glasses)
                Text("\(day.glasses)")
                    .font(.system(size: 64, weight: .bold, design: .rounded))
            }
            .frame(width: 200, height: 200)
            Button("Drink a glass", systemImage: "drop.fill") { Task { await day.drink() } }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .disabled(day.glasses >= day.goal)
            Button("Start over", role: .destructive) { Task { await day.reset() } }
        }
        .padding()
    }
}

/// In Swift 6 an activity stays in the domain that holds it, since it is not `Sendable`. Its id may leave, and the activity is found again there.
extension Activity where Attributes == WaterAttributes {
    nonisolated static func update(_ id: ID, to content: ActivityContent<ContentState>) async {
        for activity in activities where activity.id == id { await activity.update(content) }
    }

    nonisolated static func end(_ id: ID, with content: ActivityContent<ContentState>?, dismissal: ActivityUIDismissalPolicy) async {
        for activity in activities where activity.id == id { await activity.end(content, dismissalPolicy: dismissal) }
    }
}
