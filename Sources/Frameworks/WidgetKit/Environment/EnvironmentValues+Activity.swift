import SwiftUI

private struct FullscreenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct UpdateReducedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct FamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
private struct LevelOfDetailKey: EnvironmentKey { static var defaultValue: LevelOfDetail { .default } }
private struct ContainerBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct RenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private struct WidgetMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private struct WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
private struct LimitedWidthKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// The families that an activity's configuration supports. Apple: WidgetKit/SupportedActivityFamiliesEnvironmentKey.
public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
    public static var defaultValue: Set<ActivityFamily> { [] }
}

/// How much a view should show. Apple: WidgetKit/LevelOfDetail, iOS 26.
public struct LevelOfDetail: Equatable, Hashable, Sendable {
    private let name: String
    public static let `default` = LevelOfDetail(name: "default")
    public static let simplified = LevelOfDetail(name: "simplified")
}

/// How widgets are coloured. Apple: WidgetKit/WidgetRenderingMode.
public struct WidgetRenderingMode: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// Apple: WidgetKit (reference 2.3).
extension EnvironmentValues {
    /// Whether the activity fills the screen in StandBy.
    public var isActivityFullscreen: Bool { self[FullscreenKey.self] }
    public var isActivityUpdateReduced: Bool {
        get { self[UpdateReducedKey.self] }
        set { self[UpdateReducedKey.self] = newValue }
    }
    public var activityFamily: ActivityFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }
    public var supportedActivityFamilies: Set<ActivityFamily> {
        get { self[SupportedActivityFamiliesEnvironmentKey.self] }
        set { self[SupportedActivityFamiliesEnvironmentKey.self] = newValue }
    }
    public var levelOfDetail: LevelOfDetail {
        get { self[LevelOfDetailKey.self] }
        set { self[LevelOfDetailKey.self] = newValue }
    }
    public var showsWidgetContainerBackground: Bool { self[ContainerBackgroundKey.self] }
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }
    public var widgetContentMargins: EdgeInsets { self[WidgetMarginsKey.self] }
    public var widgetFamily: WidgetFamily { self[WidgetFamilyKey.self] }
    /// Whether compact and minimal views have less width than usual, as in landscape. Apple: iOS 27.
    public var isDynamicIslandLimitedInWidth: Bool { self[LimitedWidthKey.self] }

    package mutating func setActivityFullscreen(_ isFullscreen: Bool) { self[FullscreenKey.self] = isFullscreen }
    package mutating func setWidgetFamily(_ family: WidgetFamily) { self[WidgetFamilyKey.self] = family }
}
