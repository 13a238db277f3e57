import ActivityKit
import Foundation
import SwiftUI
import Testing
import WidgetKit

/// Every declaration of the reference's section 2 that Live Activities use: a change of a signature does not compile.
@Suite("The surface of WidgetKit") struct SurfaceTests {
    @MainActor @Test("Islands take the SDK's modifiers, on the island and on its regions")
    func island() {
        let island = DynamicIsland {
            DynamicIslandExpandedRegion(.leading) { Text("a").dynamicIsland(verticalPlacement: .belowIfTooWide) }
            DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("b") }
            DynamicIslandExpandedRegion(.center) { Text("c") }
            DynamicIslandExpandedRegion(.bottom) { Text("d") }.contentMargins(.horizontal, 4)
        } compactLeading: {
            Text("e")
        } compactTrailing: {
            Text("f")
        } minimal: {
            Text("g")
        }
        let modified: DynamicIsland = island.widgetURL(URL(string: "a:b")).keylineTint(.red).contentMargins(.all, 8, for: .expanded)
            .contentMargins(.all, 1, for: .compactLeading).contentMargins(.all, 1, for: .compactTrailing)
            .contentMargins(.leading, 1, for: .minimal)
        #expect(type(of: modified) == DynamicIsland.self)
        #expect(DynamicIslandExpandedRegionVerticalPlacement.default != .belowIfTooWide)
        #expect(Set([DynamicIslandMode.expanded == .minimal, DynamicIslandMode.compactLeading == .compactTrailing]) == [false])
        #expect(!((DynamicIslandExpandedRegion<Text>.self as Any) is any View.Type))
    }

    @MainActor @Test("The environment has each value of the SDK, settable where it is there")
    func environment() {
        let read: [PartialKeyPath<EnvironmentValues>] = [
            \EnvironmentValues.isActivityFullscreen as KeyPath<EnvironmentValues, Bool>,
            \EnvironmentValues.isActivityUpdateReduced as WritableKeyPath<EnvironmentValues, Bool>,
            \EnvironmentValues.activityFamily as WritableKeyPath<EnvironmentValues, ActivityFamily>,
            \EnvironmentValues.supportedActivityFamilies as WritableKeyPath<EnvironmentValues, Set<ActivityFamily>>,
            \EnvironmentValues.levelOfDetail as WritableKeyPath<EnvironmentValues, LevelOfDetail>,
            \EnvironmentValues.showsWidgetContainerBackground as KeyPath<EnvironmentValues, Bool>,
            \EnvironmentValues.widgetRenderingMode as KeyPath<EnvironmentValues, WidgetRenderingMode>,
            \EnvironmentValues.widgetContentMargins as KeyPath<EnvironmentValues, EdgeInsets>,
            \EnvironmentValues.widgetFamily as KeyPath<EnvironmentValues, WidgetFamily>,
            \EnvironmentValues.isDynamicIslandLimitedInWidth as KeyPath<EnvironmentValues, Bool>,
            \EnvironmentValues.isLuminanceReduced as WritableKeyPath<EnvironmentValues, Bool>,
        ]
        #expect(Set(read).count == 11)
    }

    @MainActor @Test("Views and configurations take the modifiers of the SDK")
    func modifiers() {
        let view = Text("a").activityBackgroundTint(nil).activitySystemActionForegroundColor(.red).widgetURL(nil).widgetAccentable()
        #expect((view as Any) is any View)
        let image = Image(systemName: "star").widgetAccentedRenderingMode(.accentedDesaturated)
        #expect((image as Any) is any View)
        let configuration = ActivityConfiguration(for: Parcel.self) {
            Text($0.attributes.name)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("a") }
            } compactLeading: {
                Text("b")
            } compactTrailing: {
                Text("c")
            } minimal: {
                Text("d")
            }
        }
        .supplementalActivityFamilies([.small, .medium]).contentMarginsDisabled().containerBackgroundRemovable()
        .configurationDisplayName("a").description("b").supportedFamilies([.systemSmall])
        .disfavoredLocations([.lockScreen, .carPlay], for: [.systemSmall])
        #expect((configuration as Any) is any WidgetConfiguration)
    }

    @Test("Names and kinds for previews and user activities are the SDK's")
    func names() {
        let keys = [WidgetCenter.UserInfoKey.kind, WidgetCenter.UserInfoKey.family, WidgetCenter.UserInfoKey.activityID]
        #expect(Set(keys).count == 3)
        #expect(NSUserActivityTypeLiveActivity == "NSUserActivityTypeLiveActivity")
        let kinds: [ActivityPreviewViewKind] = [
            .content, .dynamicIsland(.compact), .dynamicIsland(.minimal), .dynamicIsland(.expanded),
        ]
        #expect(kinds.count == 4)
        #expect(ActivityFamily.small.rawValue != ActivityFamily.medium.rawValue && !ActivityFamily.small.description.isEmpty)
    }

    @MainActor @Test("An activity's attributes make preview contexts")
    func previews() {
        let view = Parcel(name: "a").previewContext(.init(stops: 1), isStale: true, viewKind: .dynamicIsland(.compact))
        #expect((view as Any) is any View)
        #expect((WidgetPreviewContext(family: .systemMedium) as Any) is any PreviewContext)
    }
}
