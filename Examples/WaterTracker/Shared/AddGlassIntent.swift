import ActivityKit
import AppIntents

/// One more glass, from the Lock Screen. It runs in the app's process, where the activity can be changed.
struct AddGlassIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Add a glass"

    func perform() async throws -> some IntentResult {
        for activity in Activity<WaterAttributes>.activities {
            let state = WaterAttributes.ContentState(glasses: min(activity.content.state.glasses + 1, activity.attributes.goal))
            await activity.update(ActivityContent(state: state, staleDate: nil))
        }
        return .result()
    }
}
