import ActivityKit
import Foundation

/// The glasses of a day.
struct WaterAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var glasses: Int
    }

    var goal: Int
}
