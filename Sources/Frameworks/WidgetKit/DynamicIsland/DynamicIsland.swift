import Archive
import SwiftUI

/// The presentations of the Dynamic Island. Apple: WidgetKit/DynamicIsland. Fidelity: documented (reference 2.2).
@MainActor @preconcurrency
public struct DynamicIsland {
    let expanded: @MainActor () -> [ExpandedRegion]
    let compactLeading: @MainActor () -> AnyView
    let compactTrailing: @MainActor () -> AnyView
    let minimal: @MainActor () -> AnyView
    private(set) var url: URL?
    private(set) var keyline: Color?
    private(set) var margins: [ContentMargin] = []

    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping @MainActor () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping @MainActor () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping @MainActor () -> CompactTrailing,
        @ViewBuilder minimal: @escaping @MainActor () -> Minimal
    ) {
        self.expanded = { expanded().regions }
        self.compactLeading = { AnyView(compactLeading()) }
        self.compactTrailing = { AnyView(compactTrailing()) }
        self.minimal = { AnyView(minimal()) }
    }

    /// A margin that a view sets by hand.
    struct ContentMargin {
        var edges: Edge.Set
        var length: Double
        var mode: DynamicIslandMode
    }

    private func changed(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
        var island = self
        change(&island)
        return island
    }

    /// The address that a tap on the island opens.
    public func widgetURL(_ url: URL?) -> DynamicIsland { changed { $0.url = url } }

    /// The colour of the hairline around the island, shown over dark content.
    public func keylineTint(_ color: Color?) -> DynamicIsland { changed { $0.keyline = color } }

    /// Margins of a presentation in points; the innermost wins where several are set for one mode (reference 3.8).
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
        changed { island in
            let taken = island.margins.filter { $0.mode == mode }.reduce(Edge.Set()) { $0.union($1.edges) }
            island.margins.append(ContentMargin(edges: edges.subtracting(taken), length: length, mode: mode))
        }
    }

    /// The margins of a mode, where the profile's stand for what is not set.
    func insets(for mode: DynamicIslandMode, default insets: EdgeInsets) -> EdgeInsets {
        var insets = insets
        for margin in margins where margin.mode == mode { insets.set(margin.edges, CGFloat(margin.length)) }
        return insets
    }
}

/// A presentation of the island. Apple: WidgetKit/DynamicIslandMode.
public struct DynamicIslandMode: Equatable, Sendable {
    private let name: String
    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

extension EdgeInsets {
    mutating func set(_ edges: Edge.Set, _ length: CGFloat) {
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }
}
