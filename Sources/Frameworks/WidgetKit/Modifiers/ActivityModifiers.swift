import SwiftUI

/// The card's colour, handed up from any of its views.
struct BackgroundTintKey: PreferenceKey {
    static var defaultValue: Color? { nil }
    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

struct SystemActionColorKey: PreferenceKey {
    static var defaultValue: Color? { nil }
    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

struct WidgetURLKey: PreferenceKey {
    static var defaultValue: URL? { nil }
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

/// Apple: WidgetKit (reference 2.4).
extension View {
    /// The colour of the Lock Screen presentation's background.
    public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: BackgroundTintKey.self, value: color)
    }
    /// The colour of the system's buttons beside the Lock Screen presentation.
    public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        preference(key: SystemActionColorKey.self, value: color)
    }
    /// The address that a tap on the widget or activity opens.
    public nonisolated func widgetURL(_ url: URL?) -> some View { preference(key: WidgetURLKey.self, value: url) }

    /// Puts the view into the accent group of tinted widgets.
    public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// The background of a widget, which some places remove.
    public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        background(style)
    }
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { background(alignment: alignment, content: content) }
}

/// What a container background belongs to. Apple: SwiftUI/ContainerBackgroundPlacement.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// How an image takes part in tinted widgets. Apple: WidgetKit/WidgetAccentedRenderingMode.
public struct WidgetAccentedRenderingMode: Equatable, Sendable {
    private let name: String
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Apple: WidgetKit, Image/widgetAccentedRenderingMode(_:).
    public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> Image { self }
}
