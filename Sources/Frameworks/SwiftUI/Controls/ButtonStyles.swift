import Archive
import Foundation

/// What a primitive button style stands for. Apple: SwiftUI/PrimitiveButtonStyleConfiguration.
public struct PrimitiveButtonStyleConfiguration {
    public nonisolated struct Label: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }
    public let role: ButtonRole?
    public let label: Label
    let action: ControlAction

    /// Does what the button does.
    @MainActor public func trigger() {
        if case .closure(let action) = action { action() }
    }
}

/// What a button style stands for. Apple: SwiftUI/ButtonStyleConfiguration.
public struct ButtonStyleConfiguration {
    public nonisolated struct Label: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

/// How buttons look and act. Apple: SwiftUI/PrimitiveButtonStyle.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// How buttons look. Apple: SwiftUI/ButtonStyle.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style that only looks, made into one that acts.
nonisolated struct TouchableButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
    let style: Style
    @MainActor func makeBody(configuration: Configuration) -> some View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(view: AnyView(configuration.label)), isPressed: false)
        ).touchable(configuration.action)
    }
}

/// The system's choice: a tinted label.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DefaultButton(configuration: configuration)
    }
}

/// A tinted label. As a row of a list it takes the whole row, which then answers to touch.
nonisolated struct DefaultButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isListed) private var isListed

    @MainActor var body: some View {
        let action = configuration.action
        if isListed {
            configuration.label.modifier(ButtonTint(role: configuration.role))
                .touchable(action)
                .modifier(_TraitModifier { $0[ListRowTraits.self].action = action })
        } else {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        }
    }
}

public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(ButtonTint(role: configuration.role)).touchable(configuration.action)
    }
}

/// The label alone, in its own colours.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label.touchable(configuration.action) }
}

/// A label on a tinted ground.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(ButtonTint(role: configuration.role)).modifier(
            ButtonGround(role: configuration.role, isProminent: false)
        )
        .touchable(configuration.action)
    }
}

/// A white label on the tint itself.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(Color.white).modifier(ButtonGround(role: configuration.role, isProminent: true)).touchable(
            configuration.action)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { public static var borderedProminent: Self { Self() } }

/// Tint of the label: red when it destroys, grey when disabled.
nonisolated struct ButtonTint: ViewModifier {
    let role: ButtonRole?
    @Environment(\.isEnabled) private var isEnabled

    @MainActor func body(content: Content) -> some View {
        if !isEnabled {
            content.foregroundStyle(Color(provider: .label(level: 2)))
        } else if role == .destructive {
            content.foregroundStyle(Color.red)
        } else {
            content.foregroundStyle(TintShapeStyle())
        }
    }
}

/// Padding and ground of bordered buttons (CTL-001: 12 × 7; large 20 × 15).
nonisolated struct ButtonGround: ViewModifier {
    let role: ButtonRole?
    let isProminent: Bool
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment

    @MainActor func body(content: Content) -> some View {
        content.padding(.horizontal, padding.width).padding(.vertical, padding.height).background(ground, in: outline)
    }

    private var padding: CGSize {
        switch controlSize {
        case .mini, .small: return CGSize(width: 10, height: 4)
        case .regular: return CGSize(width: 12, height: 7)
        case .large, .extraLarge: return CGSize(width: 20, height: 15)
        }
    }

    private var ground: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(Color(provider: .fill(level: 2))) }
        if role == .destructive { return AnyShapeStyle(isProminent ? Color.red : Color.red.opacity(0.15)) }
        return isProminent ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(TintShapeStyle().opacity(0.15))
    }

    private var outline: AnyShape {
        switch shape.kind {
        case .capsule: return AnyShape(Capsule())
        case .circle: return AnyShape(Circle())
        case .roundedRectangle(let radius): return AnyShape(RoundedRectangle(cornerRadius: radius ?? 7))
        case .automatic:
            return environment.systemVersion.major >= 26
                ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: controlSize == .large ? 12 : 7))
        }
    }
}

private struct ButtonStyleKey: EnvironmentKey { static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() } }

extension EnvironmentValues {
    var buttonStyle: any PrimitiveButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, style) }
    @MainActor @preconcurrency
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { environment(\.buttonStyle, TouchableButtonStyle(style: style)) }
}
