import SwiftUI

/// A part of the expanded island. Apple: WidgetKit/DynamicIslandExpandedRegion. Fidelity: documented (reference 2.2).
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let content: Content
    private(set) var margins: [(edges: Edge.Set, length: Double)] = []

    /// - Parameters:
    ///   - position: Beside, between or below the camera.
    ///   - priority: The side with the higher one may use the island's full width below the camera.
    ///   - content: The region's views.
    public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content) {
        self.position = position
        self.priority = priority
        self.content = content()
    }

    /// Margins of the region's outer edges in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        var region = self
        region.margins.append((edges, length))
        return region
    }

    public var _viewRepresentation: some View { content }
}

/// Where a region stands. Apple: WidgetKit/DynamicIslandExpandedRegionPosition.
public struct DynamicIslandExpandedRegionPosition: Sendable {
    enum Place: Sendable { case leading, trailing, center, bottom }
    let place: Place
    public static let leading = DynamicIslandExpandedRegionPosition(place: .leading)
    public static let trailing = DynamicIslandExpandedRegionPosition(place: .trailing)
    public static let center = DynamicIslandExpandedRegionPosition(place: .center)
    public static let bottom = DynamicIslandExpandedRegionPosition(place: .bottom)
}

/// What a view beside the camera does when it is too wide. Apple: WidgetKit/DynamicIslandExpandedRegionVerticalPlacement.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
    let isBelowIfTooWide: Bool
    /// Stays beside the camera in the room there is.
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: false)
    /// Moves below the camera.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: true)
}

/// Carries the placement to the island's layout.
struct VerticalPlacementKey: LayoutValueKey {
    static var defaultValue: DynamicIslandExpandedRegionVerticalPlacement { .default }
}

extension View {
    /// Apple: WidgetKit, View/dynamicIsland(verticalPlacement:).
    public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        layoutValue(key: VerticalPlacementKey.self, value: verticalPlacement)
    }
}

/// A region with its type put away.
struct ExpandedRegion {
    var place: DynamicIslandExpandedRegionPosition.Place
    var priority: Double
    var margins: [(edges: Edge.Set, length: Double)]
    var content: AnyView
}
