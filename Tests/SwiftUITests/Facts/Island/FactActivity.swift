import ActivityKit
import Archive
import Foundation
import SwiftUI

@testable import WidgetKit

/// An activity whose presentations the facts are about.
struct FactActivity: ActivityAttributes {
    struct ContentState: Codable, Hashable {}

    static let instant = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @MainActor static func surroundings(_ device: String) -> Surroundings {
        Surroundings(
            device: DeviceProfile.named(device) ?? .standard, locale: Locale(identifier: "en_US"), isRightToLeft: false, isDark: false,
            instant: instant)
    }

    @MainActor static func card<V: View>(device: String = "iphone-17-pro", @ViewBuilder _ content: @escaping @MainActor () -> V) -> Archive?
    {
        let configuration = ActivityConfiguration(for: FactActivity.self) { _ in
            content()
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { EmptyView() }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
        return configuration.archive(
            .lockScreen, attributes: FactActivity(), state: ContentState(), activityID: "A", surroundings: surroundings(device))
    }

    @MainActor static func compact<L: View, T: View>(
        device: String = "iphone-17-pro", @ViewBuilder leading: @escaping @MainActor () -> L,
        @ViewBuilder trailing: @escaping @MainActor () -> T
    ) -> Archive? {
        let configuration = ActivityConfiguration(for: FactActivity.self) { _ in
            EmptyView()
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { EmptyView() }
            } compactLeading: {
                leading()
            } compactTrailing: {
                trailing()
            } minimal: {
                EmptyView()
            }
        }
        return configuration.archive(
            .compact, attributes: FactActivity(), state: ContentState(), activityID: "A", surroundings: surroundings(device))
    }

    /// The regions of the expanded island, arranged 371 wide with margins of 20, as the list of facts has them.
    @MainActor static func expanded(
        _ elements: [(view: AnyView, place: DynamicIslandExpandedRegionPosition.Place, priority: Double)]
    ) -> ExpandedLayout.Result {
        let environment = surroundings("iphone-15-pro").environment(isDark: true)
        return ExpandedLayout(
            width: 371, height: 84...160, margins: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20),
            sensor: CGSize(width: 126, height: 36.67)
        )
        .arrange(
            elements.map {
                ExpandedLayout.Element(
                    rendering: ViewRendering($0.view, environment: environment), place: $0.place, priority: $0.priority, margins: [])
            })
    }
}

extension Archive {
    /// The frame of the view with an accessibility identifier.
    func frame(_ identifier: String) -> CGRect? { Self.find(identifier, in: items) }

    private static func find(_ identifier: String, in items: [DisplayItem]) -> CGRect? {
        for item in items {
            switch item.content {
            case .accessibility(let element, let inner):
                if element.identifier == identifier { return element.frame }
                if let found = find(identifier, in: inner) { return found }
            case .group(_, let inner), .region(_, let inner):
                if let found = find(identifier, in: inner) { return found }
            default: continue
            }
        }
        return nil
    }
}
