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
        await activity.update(content(state))
    }

    func finish() async {
        guard let activity else { return }
        var state = activity.content.state
        state.isComplete = true
        state.pausedSeconds = nil
        await activity.end(content(state), dismissalPolicy: .after(.now.addingTimeInterval(5)))
        self.activity = nil
    }

    func reset() async {
        await activity?.end(nil, dismissalPolicy: .immediate)
        activity = nil
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
