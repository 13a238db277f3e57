/// A title with an icon. Apple: SwiftUI/Label. Fidelity: measured (CTL-006).
public nonisolated struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    @Environment(\.labelStyle) private var style

    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor public var body: some View {
        style.erasedBody(LabelStyleConfiguration(title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))))
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String, file: String = #filePath, line: Int = #line) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name, file: file, line: line)
        }
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String, file: String = #filePath, line: Int = #line) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name, file: file, line: line)
        }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String, file: String = #filePath, line: Int = #line) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name, file: file, line: line)
        }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String, file: String = #filePath, line: Int = #line) {
        self.init {
            Text(title)
        } icon: {
            Image(name, file: file, line: line)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration, for styles that build on others.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// What a label's style stands for. Apple: SwiftUI/LabelStyleConfiguration.
public struct LabelStyleConfiguration {
    public nonisolated struct Title: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }
    public nonisolated struct Icon: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }
    public let title: Title
    public let icon: Icon
}

/// How labels look. Apple: SwiftUI/LabelStyle.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// Icon and title, the icon first.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The system's choice: icon and title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { DefaultLabel(configuration: configuration) }
}

/// Icon and title; in a list the icon stands centred in a column 23 points wide, 16 from the title, below which the separator begins
/// (LST-013).
nonisolated struct DefaultLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isListed) private var isListed

    @MainActor var body: some View {
        if isListed {
            HStack(alignment: .firstTextBaseline, spacing: 16) {
                configuration.icon.foregroundStyle(TintShapeStyle()).frame(minWidth: 23)
                configuration.title.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            }
        } else {
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        }
    }
}

public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }

private struct LabelStyleKey: EnvironmentKey { static var defaultValue: any LabelStyle { DefaultLabelStyle() } }

extension EnvironmentValues {
    var labelStyle: any LabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { environment(\.labelStyle, style) }
}
