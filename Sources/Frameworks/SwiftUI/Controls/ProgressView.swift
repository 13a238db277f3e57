import Archive
import Foundation

/// Progress of a task, or of time. Apple: SwiftUI/ProgressView. Fidelity: measured (PRG-001 to PRG-006).
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let progress: ProgressViewStyleConfiguration.Progress
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
    @Environment(\.progressViewStyle) private var style

    init(progress: ProgressViewStyleConfiguration.Progress, label: Label?, currentValueLabel: CurrentValueLabel?) {
        self.progress = progress
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    @MainActor public var body: some View {
        style.erasedBody(
            ProgressViewStyleConfiguration(
                progress: progress, label: label.map { .init(view: AnyView($0)) },
                currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) }))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView {
        self.init(progress: .indeterminate, label: nil, currentValueLabel: nil)
    }
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(progress: .indeterminate, label: label(), currentValueLabel: nil)
    }
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(progress: .value(value, total), label: nil, currentValueLabel: nil)
    }
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(progress: .value(value, total), label: label(), currentValueLabel: nil)
    }
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(progress: .value(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// Progress that the clock alone moves.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            progress: .timer(timerInterval.lowerBound, timerInterval.upperBound, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(timerInterval: timerInterval, countsDown: countsDown)
        }
    }
    public nonisolated init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// The time that remains or has passed, as a progress view shows it. Apple: SwiftUI/DefaultDateProgressLabel.
public nonisolated struct DefaultDateProgressLabel: View {
    let timerInterval: ClosedRange<Date>
    let countsDown: Bool

    @MainActor public var body: some View { Text(timerInterval: timerInterval, countsDown: countsDown).monospacedDigit() }
}

/// What a progress style stands for. Apple: SwiftUI/ProgressViewStyleConfiguration.
public struct ProgressViewStyleConfiguration {
    enum Progress: Sendable {
        case indeterminate
        case fraction(Double)
        case timer(Date, Date, countsDown: Bool)

        static func value<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Progress {
            guard let value else { return .indeterminate }
            let fraction = total > 0 ? Double(value) / Double(total) : 0
            return .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 0)
        }
    }

    public nonisolated struct Label: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }
    public nonisolated struct CurrentValueLabel: View {
        let view: AnyView
        @MainActor public var body: some View { view }
    }

    let progress: Progress
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?

    /// 0 to 1; nil when nobody knows or the clock decides.
    public var fractionCompleted: Double? {
        if case .fraction(let fraction) = progress { return fraction }
        return nil
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            progress: configuration.progress, label: configuration.label, currentValueLabel: configuration.currentValueLabel)
    }
}

/// How progress looks. Apple: SwiftUI/ProgressViewStyle.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

private struct ProgressViewStyleKey: EnvironmentKey { static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() } }

extension EnvironmentValues {
    var progressViewStyle: any ProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { environment(\.progressViewStyle, style) }
}
