import Foundation

/// A label with a value. Apple: SwiftUI/LabeledContent. Fidelity: measured (CTL-011 to CTL-013, STK-067).
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("LabeledContent is drawn by its style") }

    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(view: AnyView(view.label)), content: .init(view: AnyView(view.content)))
        context.environment.labeledContentStyle.erasedBody(configuration).makeElements(context.entering(Self.self), into: &elements)
    }

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }
}

extension LabeledContent where Label == Text, Content: View {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(label: Text(titleKey), content: Text(value))
    }
    @_disfavoredOverload
    public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(label: Text(title), content: Text(value))
    }
    public nonisolated init<F: FormatStyle & Sendable>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: FormatStyle & Sendable>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content of a style's configuration, for styles that build on others.
    public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// What a labelled content's style stands for. Apple: SwiftUI/LabeledContentStyleConfiguration.
public struct LabeledContentStyleConfiguration {
    public nonisolated struct Label: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }
    public nonisolated struct Content: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }
    public let label: Label
    public let content: Content
}

/// How labelled content looks. Apple: SwiftUI/LabeledContentStyle.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// The label at the leading edge, the value in a secondary colour at the trailing one.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LeadingTrailing(label: configuration.label) { configuration.content.foregroundStyle(.secondary) }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle { public static var automatic: Self { Self() } }

/// A label and a control at the two ends of a line; the label goes where labels are hidden. What controls in forms are made of.
nonisolated struct LeadingTrailing<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.labelsHidden) private var labelsHidden

    init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @MainActor var body: some View {
        HStack {
            if !labelsHidden {
                VStack(alignment: .leading) { label }
                Spacer().layoutPriority(-1)
            }
            HStack { content }
        }
    }
}

private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    var labeledContentStyle: any LabeledContentStyle {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, style)
    }
}
