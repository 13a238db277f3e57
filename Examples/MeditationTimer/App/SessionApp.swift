import ActivityKit
import Observation
import SwiftUI

@main
struct SessionApp: App {
    @State private var session = Session()

    var body: some Scene {
        WindowGroup {
            SessionScreen(session: session)
        }
    }
}

/// One session at a time: a start that is under way lets no second one in.
@MainActor
@Observable
final class Session {
    var language = ""
    var minutes = 10
    private(set) var activity: Activity<SessionAttributes>?
    private var isStarting = false

    func start() async {
        guard !isStarting, ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        isStarting = true
        defer { isStarting = false }
        await reset()
        let length = TimeInterval(minutes * 60)
        activity = try? Activity.request(
            attributes: SessionAttributes(rounds: 3, roundLength: length, language: language),
            content: content(.init(round: 1, ends: .now.addingTimeInterval(length))))
    }

    func togglePause() async {
        guard let activity else { return }
        var state = activity.content.state
        if let seconds = state.pausedSeconds {
            state.ends = .now.addingTimeInterval(TimeInterval(seconds))
            state.pausedSeconds = nil
        } else {
            state.pausedSeconds = max(Int(state.ends.timeIntervalSinceNow.rounded()), 0)
        }
        await Activity.update(activity.id, to: content(state))
    }

    func finish() async {
        guard let activity else { return }
        var state = activity.content.state
        state.isComplete = true
        state.pausedSeconds = nil
        await Activity.end(activity.id, with: content(state), dismissal: .after(.now.addingTimeInterval(5)))
        self.activity = nil
    }

    func reset() async {
        guard let activity else { return }
        await Activity.end(activity.id, with: nil, dismissal: .immediate)
        self.activity = nil
    }

    private func content(_ state: SessionAttributes.ContentState) -> ActivityContent<SessionAttributes.ContentState> {
        ActivityContent(state: state, staleDate: nil)
    }
}

struct SessionScreen: View {
    @Bindable var session: Session

    var body: some View {
        Form {
            Picker("Language", selection: $session.language) {
                Text("Device").tag("")
                Text("Deutsch").tag("de")
                Text("한국어").tag("ko")
                Text("العربية").tag("ar")
            }
            Stepper("\(session.minutes) minutes", value: $session.minutes, in: 1...60)
            Button("Begin") { Task { await session.start() } }
            Button("Pause or resume") { Task { await session.togglePause() } }
                .disabled(session.activity == nil)
            Button("Finish") { Task { await session.finish() } }
                .disabled(session.activity == nil)
            Button("Reset", role: .destructive) { Task { await session.reset() } }
        }
    }
}

/// In Swift 6 an activity stays in the domain that holds it, since it is not `Sendable`. Its id may leave, and the activity is found again there.
extension Activity where Attributes == SessionAttributes {
    nonisolated static func update(_ id: ID, to content: ActivityContent<ContentState>) async {
        for activity in activities where activity.id == id { await activity.update(content) }
    }

    nonisolated static func end(_ id: ID, with content: ActivityContent<ContentState>?, dismissal: ActivityUIDismissalPolicy) async {
        for activity in activities where activity.id == id { await activity.end(content, dismissalPolicy: dismissal) }
    }
}
