import ActivityKit
import Archive
import Foundation
import SwiftUI

@testable import WidgetKit

/// An activity that the tests draw.
struct Parcel: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
    }
    var name: String
}

extension Surroundings {
    /// An iPhone 17 Pro in English, evaluated at a fixed instant.
    static func test(device: String = "iphone-17-pro", isRightToLeft: Bool = false, isDark: Bool = false) -> Surroundings {
        Surroundings(
            device: DeviceProfile.named(device) ?? .standard, locale: Locale(identifier: "en_US"), isRightToLeft: isRightToLeft,
            isDark: isDark, instant: Date(timeIntervalSinceReferenceDate: 800_000_000))
    }
}

@MainActor
func draw(_ presentation: Presentation, _ configuration: ActivityConfiguration<Parcel>, _ surroundings: Surroundings = .test()) -> Archive?
{
    configuration.archive(
        presentation, attributes: Parcel(name: "Books"), state: .init(stops: 3), activityID: "A", surroundings: surroundings)
}

@MainActor
func island<E: View, L: View, T: View, M: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping @MainActor () -> DynamicIslandExpandedContent<E>,
    @ViewBuilder leading: @escaping @MainActor () -> L = { EmptyView() },
    @ViewBuilder trailing: @escaping @MainActor () -> T = { EmptyView() },
    @ViewBuilder minimal: @escaping @MainActor () -> M = { EmptyView() }
) -> ActivityConfiguration<Parcel> {
    let parts = (expanded, leading, trailing, minimal)
    return ActivityConfiguration(for: Parcel.self) { _ in
        EmptyView()
    } dynamicIsland: { _ in
        DynamicIsland(expanded: parts.0, compactLeading: parts.1, compactTrailing: parts.2, minimal: parts.3)
    }
}

extension Archive {
    /// The frame of the view with an accessibility identifier.
    func frame(_ identifier: String) -> CGRect? { Self.find(identifier, in: items) }

    private static func find(_ identifier: String, in items: [DisplayItem]) -> CGRect? {
        for item in items {
            switch item.content {
            case .accessibility(let accessibility, let inner):
                if accessibility.identifier == identifier { return accessibility.frame }
                if let found = find(identifier, in: inner) { return found }
            case .group(_, let inner), .region(_, let inner):
                if let found = find(identifier, in: inner) { return found }
            default: continue
            }
        }
        return nil
    }
}
