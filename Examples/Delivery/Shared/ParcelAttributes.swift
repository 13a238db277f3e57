import ActivityKit
import Foundation

/// A parcel on its way to a door.
struct ParcelAttributes: ActivityAttributes {
    enum Stage: String, Codable, Hashable, CaseIterable {
        case packed, onTheRoad, nearby, delivered
    }

    struct ContentState: Codable, Hashable {
        var stage: Stage
        var arrival: ClosedRange<Date>
        var stopsAhead: Int
    }

    var number: String
    var shop: String
}

extension ParcelAttributes.Stage {
    var symbol: String {
        switch self {
        case .packed: return "shippingbox.fill"
        case .onTheRoad: return "box.truck.fill"
        case .nearby: return "location.fill"
        case .delivered: return "checkmark.circle.fill"
        }
    }

    /// How far along the way, 0 to 1.
    var progress: Double {
        switch self {
        case .packed: return 0.1
        case .onTheRoad: return 0.5
        case .nearby: return 0.85
        case .delivered: return 1
        }
    }
}
