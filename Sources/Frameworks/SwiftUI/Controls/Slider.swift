import Archive
import Foundation

/// A value on a line. Apple: SwiftUI/Slider. Fidelity: height measured (layout-notes 9), track and thumb guessed.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    let fraction: Double
    let set: (Double) -> Void
    let label: Label
    let minimumValueLabel: ValueLabel?
    let maximumValueLabel: ValueLabel?

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ onEditingChanged: @escaping (Bool) -> Void, label: Label,
        minimum: ValueLabel?, maximum: ValueLabel?
    ) where V.Stride: BinaryFloatingPoint {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let current = length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0
        fraction = current.isFinite ? min(max(current, 0), 1) : 0
        set = { fraction in
            var distance = min(max(fraction, 0), 1) * length
            if let step, step > 0 { distance = (distance / Double(step)).rounded() * Double(step) }
            onEditingChanged(true)
            value.wrappedValue = min(bounds.lowerBound + V(distance), bounds.upperBound)
            onEditingChanged(false)
        }
        self.label = label
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    @MainActor public var body: some View {
        HStack(spacing: 8) {
            minimumValueLabel
            SliderTrack(fraction: fraction).frame(height: 34).touchable(.position { set(SliderTrack.fraction(at: $0)) })
                .modifier(RowControl())
            maximumValueLabel
        }
    }
}

extension Slider {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label: label(), minimum: nil, maximum: nil)
    }
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, label: label(), minimum: nil, maximum: nil)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, onEditingChanged, label: EmptyView(), minimum: nil, maximum: nil)
    }
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, onEditingChanged, label: EmptyView(), minimum: nil, maximum: nil)
    }
}

/// The line, its filled part and the thumb.
nonisolated struct SliderTrack: View {
    let fraction: Double
    @Environment(\.systemVersion) private var version

    static func fraction(at point: UnitPoint) -> Double { Double(point.x) }

    @MainActor var body: some View {
        let isCurrent = version.major >= 26
        ProgressBar(progress: .fraction(fraction), tint: nil, height: isCurrent ? 6 : 4)
            .overlay {
                Capsule(style: .circular).fill(Color.white)
                    .shadow(color: .black.opacity(0.2), radius: 3, y: 1)
                    .frame(width: isCurrent ? 37 : 28, height: isCurrent ? 24 : 28)
                    .modifier(_LayoutModifier(FractionLayout(fraction: fraction)))
            }
    }

    /// Takes all room and puts its subview at a fraction of what is left beside it.
    private struct FractionLayout: ModifierLayout {
        let fraction: Double

        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
            guard let thumb = subviews.first else { return }
            let size = thumb.sizeThatFits(.unspecified)
            thumb.place(
                at: CGPoint(x: bounds.minX + (bounds.width - size.width) * fraction, y: bounds.midY), anchor: .leading,
                proposal: .unspecified)
        }
    }
}
