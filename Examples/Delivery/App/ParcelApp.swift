import ActivityKit
import Observation
import SwiftUI

@main
struct ParcelApp: App {
    @State private var tracking = Tracking()

    var body: some Scene {
        WindowGroup {
            TrackingView(tracking: tracking)
                .onOpenURL { tracking.open($0) }
        }
    }
}

/// Follows one parcel; a server moves it with pushes to the token.
@MainActor
@Observable
final class Tracking {
    private(set) var activity: Activity<ParcelAttributes>?
    private(set) var token: String?
    private(set) var page: String?

    func open(_ url: URL) { page = url.lastPathComponent }

    func start() {
        let arrival = Date.now.addingTimeInterval(3_600)...Date.now.addingTimeInterval(7_200)
        let state = ParcelAttributes.ContentState(stage: .packed, arrival: arrival, stopsAhead: 42)
        activity = try? Activity.request(
            attributes: ParcelAttributes(number: "7Q-2291", shop: "Paper & Ink"),
            content: ActivityContent(state: state, staleDate: .now.addingTimeInterval(900)), pushType: .token)
        guard let activity else { return }
        Task {
            for await token in activity.pushTokenUpdates {
                self.token = token.map { String(format: "%02x", $0) }.joined()
            }
        }
    }

    func advance() async {
        guard let activity else { return }
        var state = activity.content.state
        let stages = ParcelAttributes.Stage.allCases
        guard let place = stages.firstIndex(of: state.stage), place + 1 < stages.count else { return }
        state.stage = stages[place + 1]
        state.stopsAhead = state.stage == .delivered ? 0 : max(state.stopsAhead / 4, 1)
        if state.stage == .delivered {
            await Activity.end(activity.id, with: ActivityContent(state: state, staleDate: nil), dismissal: .default)
            self.activity = nil
        } else {
            await Activity.update(
                activity.id, to: ActivityContent(state: state, staleDate: .now.addingTimeInterval(900)),
                alert: AlertConfiguration(title: "Your parcel moves", body: "\(state.stopsAhead) stops ahead", sound: .default)
            )
        }
    }
}

struct TrackingView: View {
    let tracking: Tracking

    var body: some View {
        Form {
            Section("Paper & Ink") {
                Button("Order") { tracking.start() }
                    .disabled(tracking.activity != nil)
                Button("Next stage") { Task { await tracking.advance() } }
                    .disabled(tracking.activity == nil)
            }
            Section("Push token") {
                Text(tracking.token ?? "None yet")
                    .font(.footnote.monospaced())
            }
            if let page = tracking.page {
                Section("Opened") { Text(page) }
            }
        }
    }
}

/// In Swift 6 an activity stays in the domain that holds it, since it is not `Sendable`. Its id may leave, and the activity is found again there.
extension Activity where Attributes == ParcelAttributes {
    nonisolated static func update(_ id: ID, to content: ActivityContent<ContentState>, alert: AlertConfiguration) async {
        for activity in activities where activity.id == id { await activity.update(content, alertConfiguration: alert) }
    }

    nonisolated static func end(_ id: ID, with content: ActivityContent<ContentState>?, dismissal: ActivityUIDismissalPolicy) async {
        for activity in activities where activity.id == id { await activity.end(content, dismissalPolicy: dismissal) }
    }
}
