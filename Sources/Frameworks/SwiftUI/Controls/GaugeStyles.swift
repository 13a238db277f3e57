import Archive
import Foundation

/// The system's choice: a bar with labels around it. Fidelity: guessed.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills. Fidelity: guessed, the bar as high as that of a progress view.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel?.font(.caption)
                ProgressBar(progress: .fraction(configuration.value), tint: nil)
                configuration.maximumValueLabel?.font(.caption)
            }
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar 8 points high with a dot on it (GAU-011 to GAU-013).
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.currentValueLabel ?? configuration.minimumValueLabel.map { .init(view: AnyView($0)) }
            GaugeTrack(value: configuration.value, isCapacity: false)
            configuration.maximumValueLabel
        }
    }
}

/// A bar 8 points high that fills.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label
            GaugeTrack(value: configuration.value, isCapacity: true)
            configuration.currentValueLabel?.font(.caption)
        }
    }
}

/// An open ring of 58 points with a dot on it (GAU-001, GAU-004 to GAU-008).
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        ZStack {
            GaugeRing(value: configuration.value, span: hasBounds ? 240 : 270)
            configuration.currentValueLabel?.font(.system(size: 22, weight: .semibold)).minimumScaleFactor(0.3).lineLimit(1)
                .frame(maxWidth: 39)
        }
        .overlay(alignment: .bottom) {
            if hasBounds {
                HStack(spacing: 4) {
                    configuration.minimumValueLabel
                    configuration.maximumValueLabel
                }
                .font(.system(size: 11, weight: .medium))
            } else {
                configuration.label.font(.system(size: 11, weight: .medium)).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: 24)
            }
        }
        .frame(width: 58, height: 58)
    }
}

/// A closed ring of 58 points that fills from twelve o'clock (GAU-002).
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().inset(by: GaugeRing.pen / 2).stroke(TintShapeStyle().opacity(0.3), lineWidth: GaugeRing.pen)
            Circle().inset(by: GaugeRing.pen / 2).trim(from: 0, to: configuration.value)
                .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: GaugeRing.pen, lineCap: .round)).rotationEffect(.degrees(-90))
            (configuration.currentValueLabel.map { AnyView($0) } ?? AnyView(configuration.label)).font(
                .system(size: 22, weight: .semibold)
            ).minimumScaleFactor(0.3).lineLimit(1).frame(maxWidth: 39)
        }
        .frame(width: 58, height: 58)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { Self() } }
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { Self() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle { public static var accessoryLinearCapacity: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle { public static var accessoryCircularCapacity: Self { Self() } }

/// The open ring with its dot punched out of the arc.
nonisolated struct GaugeRing: View {
    static let pen: CGFloat = 5.57
    private static let radius: CGFloat = 26.2
    let value: Double
    /// Degrees, open at the bottom.
    let span: Double

    @MainActor var body: some View {
        let start = 90 + (360 - span) / 2
        let angle = (start + value * span) * .pi / 180
        ZStack {
            GaugeArc(start: start, span: span).stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: Self.pen, lineCap: .round))
            Circle().frame(width: 9.6, height: 9.6).offset(x: Self.radius * cos(angle), y: Self.radius * sin(angle))
                .blendMode(.destinationOut)
            Circle().fill(TintShapeStyle()).frame(width: 5.9, height: 5.9).offset(
                x: Self.radius * cos(angle), y: Self.radius * sin(angle))
        }
        .compositingGroup()
        .frame(width: 58, height: 58)
    }

    private nonisolated struct GaugeArc: Shape {
        typealias Body = Never
        let start: Double
        let span: Double
        nonisolated func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addRelativeArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: 26.2, startAngle: .degrees(start), delta: .degrees(span))
            return path
        }
    }
}

/// The 8 point bar, with a dot or filled.
nonisolated struct GaugeTrack: View {
    let value: Double
    let isCapacity: Bool

    @MainActor var body: some View {
        if isCapacity {
            ProgressBar(progress: .fraction(value), tint: nil, height: 8)
        } else {
            DotTrack(value: value).fill(TintShapeStyle()).frame(height: 8)
        }
    }

    /// Two capsules with the dot between them, four points clear on each side.
    private nonisolated struct DotTrack: Shape {
        typealias Body = Never
        let value: Double
        nonisolated func path(in rect: CGRect) -> Path {
            let height = rect.height
            let x = rect.minX + value * max(rect.width - height, 0)
            var path = Path(ellipseIn: CGRect(x: x, y: rect.minY, width: height, height: height))
            for (low, high) in [(rect.minX, x - 4), (x + height + 4, rect.maxX)] where high - low > 0.5 {
                path.addPath(
                    Path(
                        roundedRect: CGRect(x: low, y: rect.minY, width: high - low, height: height),
                        cornerRadius: min(height, high - low) / 2, style: .circular))
            }
            return path
        }
    }
}
