import Availability
import Foundation

/// Whether the surroundings are light or dark. Apple: SwiftUI/ColorScheme. Fidelity: documented.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// Standard or increased contrast. Apple: SwiftUI/ColorSchemeContrast. Fidelity: documented.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// Whether an app or scene is in front. Apple: SwiftUI/ScenePhase. Fidelity: documented.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// Compact or regular room. Apple: SwiftUI/UserInterfaceSizeClass. Fidelity: documented.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The weight that the person chose in Settings. Apple: SwiftUI/LegibilityWeight. Fidelity: documented.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct DirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct EmulatedSystemKey: EnvironmentKey { static var defaultValue: SystemVersion { .current } }
private struct InstantKey: EnvironmentKey { static var defaultValue: Date? { nil } }
private struct ArchivedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }
    package var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[DirectionKey.self] }
        set { self[DirectionKey.self] = newValue }
    }
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }
    /// One pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    /// The iOS version that is emulated.
    package var systemVersion: SystemVersion {
        get { self[EmulatedSystemKey.self] }
        set { self[EmulatedSystemKey.self] = newValue }
    }
    /// The instant at which views are evaluated.
    package var instant: Date {
        get { self[InstantKey.self] ?? Date(timeIntervalSinceReferenceDate: 0) }
        set { self[InstantKey.self] = newValue }
    }
    /// Whether the picture outlives the process: timer texts are then as wide as they are offered (layout-notes 6).
    package var isArchived: Bool {
        get { self[ArchivedKey.self] }
        set { self[ArchivedKey.self] = newValue }
    }
}
