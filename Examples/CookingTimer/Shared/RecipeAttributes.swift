import ActivityKit
import Foundation

/// A recipe that is being cooked, one timed step after the other.
struct RecipeAttributes: ActivityAttributes {
    struct Step: Codable, Hashable {
        var title: String
        var symbol: String
        var seconds: TimeInterval
    }

    struct ContentState: Codable, Hashable {
        /// Index into the recipe's steps.
        var step: Int
        /// When the step began, moved forward by pauses.
        var started: Date
        /// What is left while the timer stands; nil while it runs.
        var remaining: TimeInterval?
    }

    var title: String
    var steps: [Step]
}

extension RecipeAttributes {
    func current(_ state: ContentState) -> Step { steps[min(state.step, steps.count - 1)] }

    func next(_ state: ContentState) -> Step? { state.step + 1 < steps.count ? steps[state.step + 1] : nil }

    func interval(_ state: ContentState) -> ClosedRange<Date> {
        state.started...state.started.addingTimeInterval(current(state).seconds)
    }
}
