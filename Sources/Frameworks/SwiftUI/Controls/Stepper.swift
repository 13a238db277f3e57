import Archive
import Foundation

/// Two buttons that raise and lower a value. Apple: SwiftUI/Stepper. Fidelity: measured size (CTL-009).
public nonisolated struct Stepper<Label: View>: View {
    let label: Label
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?

    /// A nil action dims its half.
    public nonisolated init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        self.onIncrement = onIncrement
        self.onDecrement = onDecrement
    }

    public nonisolated init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    }

    public nonisolated init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let current = value.wrappedValue
        self.init(
            label: label,
            onIncrement: current < bounds.upperBound
                ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) } : nil,
            onDecrement: current > bounds.lowerBound
                ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) } : nil)
    }

    @MainActor public var body: some View {
        LeadingTrailing(label: label) { StepperButtons(onIncrement: onIncrement, onDecrement: onDecrement) }
    }
}

extension Stepper where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(titleKey) }) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, step: step, label: { Text(title) }) }
    public nonisolated init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }) }
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }) }
}

/// The two halves of 47 × 32 points.
nonisolated struct StepperButtons: View {
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    @Environment(\.systemVersion) private var version

    @MainActor var body: some View {
        HStack(spacing: 0) {
            half("minus", "Decrement", onDecrement)
            half("plus", "Increment", onIncrement)
        }
        .frame(width: 94, height: 32)
        .background { Color(provider: .fill(level: 2)).frame(width: 1, height: 18) }
        .background(Color(provider: .fill(level: 2)), in: outline)
        .modifier(RowControl())
    }

    private var outline: AnyShape {
        version.major >= 26 ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 8))
    }

    @MainActor private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
        Image(systemName: symbol).font(.system(size: 15, weight: .medium))
            .foregroundStyle(Color(provider: .label(level: action == nil ? 2 : 0)))
            .frame(width: 47, height: 32)
            .touchable(.closure { action?() })
            .disabled(action == nil)
            .accessibilityLabel(name)
    }
}
