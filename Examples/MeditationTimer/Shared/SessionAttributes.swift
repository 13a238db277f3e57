import ActivityKit
import Foundation

/// A meditation of several rounds, in the language that the app is set to.
struct SessionAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var round: Int
        var ends: Date
        /// Seconds left while the session stands; nil while it runs.
        var pausedSeconds: Int?
        var isComplete = false
    }

    var rounds: Int
    var roundLength: TimeInterval
    /// BCP 47; empty follows the device.
    var language: String
}
