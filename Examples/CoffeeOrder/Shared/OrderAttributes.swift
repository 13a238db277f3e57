import ActivityKit
import Foundation

/// A coffee that is being made.
struct OrderAttributes: ActivityAttributes {
    enum Stage: String, Codable, Hashable, CaseIterable {
        case received, brewing, ready
    }

    struct ContentState: Codable, Hashable {
        var stage: Stage
        var ready: Date
    }

    var drink: String
    var name: String
}
