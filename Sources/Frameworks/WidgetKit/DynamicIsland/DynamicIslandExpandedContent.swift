import SwiftUI

/// The regions of the expanded island. Apple: WidgetKit/DynamicIslandExpandedContent. Fidelity: documented (reference 2.2).
@MainActor @preconcurrency
public struct DynamicIslandExpandedContent<Content: View> {
    let regions: [ExpandedRegion]

    init(regions: [ExpandedRegion]) { self.regions = regions }

    /// The form that some tutorials print: its views stand in the bottom region.
    @available(*, deprecated, message: "Use DynamicIslandExpandedRegion(.bottom): no SDK can construct DynamicIslandExpandedContent")
    public init(@ViewBuilder content: () -> Content) {
        regions = [ExpandedRegion(place: .bottom, priority: 0, margins: [], content: AnyView(content()))]
    }
}

/// Builds the regions: one after the other, without `if`, loops or an empty block (reference 2.2).
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    @MainActor @preconcurrency
    public static func buildPartialBlock<Content: View>(
        first content: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent<some View> { DynamicIslandExpandedContent<Content>(regions: [content.erased]) }

    @MainActor @preconcurrency
    public static func buildPartialBlock<Content: View>(
        first content: DynamicIslandExpandedContent<Content>
    ) -> DynamicIslandExpandedContent<some View> { content }

    @MainActor @preconcurrency
    public static func buildPartialBlock<Accumulated: View, Next: View>(
        accumulated: DynamicIslandExpandedContent<Accumulated>, next: DynamicIslandExpandedRegion<Next>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<TupleView<(Accumulated, Next)>>(regions: accumulated.regions + [next.erased])
    }

    @MainActor @preconcurrency
    public static func buildPartialBlock<Accumulated: View, Next: View>(
        accumulated: DynamicIslandExpandedContent<Accumulated>, next: DynamicIslandExpandedContent<Next>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<TupleView<(Accumulated, Next)>>(regions: accumulated.regions + next.regions)
    }
}

extension DynamicIslandExpandedRegion {
    var erased: ExpandedRegion {
        ExpandedRegion(place: position.place, priority: priority, margins: margins, content: AnyView(content))
    }
}
