import Archive
import Foundation

/// How toggles look and act. Apple: SwiftUI/ToggleStyle.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// The system's choice: a switch.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A label with a switch at the trailing edge. Fidelity: measured (CTL-004, CTL-014, CTL-015).
public nonisolated struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LeadingTrailing(label: configuration.label) {
            Switch(isOn: configuration.isOn, tint: tint).touchable(.closure { configuration.$isOn.wrappedValue.toggle() })
                .modifier(RowControl())
        }
    }
}

/// A button that is filled while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            Button(action: { configuration.isOn = false }, label: { configuration.label }).buttonStyle(.borderedProminent)
        } else {
            Button(action: { configuration.isOn = true }, label: { configuration.label })
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }

/// The switch alone: 63 × 28 from iOS 26 on and 51 × 31 before, drawn in a layout box that is 2 narrower at the trailing edge (CTL-005,
/// CTL-014, CTL-015).
nonisolated struct Switch: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.systemVersion) private var version
    @Environment(\.tintStyle) private var inherited
    @Environment(\.isEnabled) private var isEnabled

    private struct Measures {
        let box: CGSize
        let drawn: CGSize
        let knob: CGSize
    }

    private var measures: Measures {
        version.major >= 26
            ? Measures(
                box: CGSize(width: 61, height: 28), drawn: CGSize(width: 63, height: 28), knob: CGSize(width: 38, height: 24))
            : Measures(
                box: CGSize(width: 49, height: 31), drawn: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27))
    }

    private var track: AnyShapeStyle {
        guard isOn else { return AnyShapeStyle(Color(provider: .fill(level: 1))) }
        return tint.map { AnyShapeStyle($0) } ?? inherited ?? AnyShapeStyle(Color.green)
    }

    @MainActor var body: some View {
        let measures = measures
        Capsule(style: .circular).fill(track)
            .frame(width: measures.drawn.width, height: measures.drawn.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule(style: .circular).fill(Color.white).frame(width: measures.knob.width, height: measures.knob.height)
                    .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
                    .padding(.horizontal, 2)
            }
            .frame(width: measures.box.width, height: measures.box.height, alignment: .leading)
            .opacity(isEnabled ? 1 : 0.5)
    }
}

private struct ToggleStyleKey: EnvironmentKey { static var defaultValue: any ToggleStyle { DefaultToggleStyle() } }

extension EnvironmentValues {
    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { environment(\.toggleStyle, style) }
}
