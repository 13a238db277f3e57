import Archive
import Foundation

/// Colours along a line. Apple: SwiftUI/Gradient. Fidelity: documented.
public struct Gradient: Equatable, Hashable, Sendable {
    public struct Stop: Equatable, Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    func resolve(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.provider.resolve(in: environment), location: $0.location) }
    }
}

extension Gradient: ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle.linear(stops: resolve(in: environment), start: .top, end: .bottom).level(level)
    }
}

/// A colour's own gradient. Apple: SwiftUI/AnyGradient.
public struct AnyGradient: ShapeStyle, Hashable {
    private enum Source: Hashable {
        case color(Color)
        case gradient(Gradient)
    }

    private let source: Source

    init(color: Color) { source = .color(color) }
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        switch source {
        case .gradient(let gradient): return gradient._resolvedStyle(in: environment, level: level)
        case .color(let color):
            let base = color.provider.resolve(in: environment)
            func lift(_ value: Double) -> Double { value + (1 - value) * 0.2 }
            let top = RGBA(red: lift(base.red), green: lift(base.green), blue: lift(base.blue), alpha: base.alpha)
            return _ResolvedStyle.linear(
                stops: [GradientStop(color: top, location: 0), GradientStop(color: base, location: 1)], start: .top, end: .bottom
            ).level(level)
        }
    }
}

/// Apple: SwiftUI/LinearGradient. Fidelity: documented.
public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let startPoint: UnitPoint
    let endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle.linear(stops: gradient.resolve(in: environment), start: startPoint, end: endPoint).level(level)
    }
}

/// Apple: SwiftUI/RadialGradient. Fidelity: documented. Radii in points.
public struct RadialGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadius: CGFloat
    let endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle.radial(stops: gradient.resolve(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
            .level(level)
    }
}

/// Apple: SwiftUI/EllipticalGradient. Fidelity: documented.
public struct EllipticalGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startRadiusFraction: CGFloat
    let endRadiusFraction: CGFloat

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }
    public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
        self.init(
            gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }

    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle.elliptical(
            stops: gradient.resolve(in: environment), center: center, startFraction: startRadiusFraction,
            endFraction: endRadiusFraction
        ).level(level)
    }
}

/// Apple: SwiftUI/AngularGradient. Fidelity: documented.
public struct AngularGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// A whole turn from one angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
        return _ResolvedStyle.angular(
            stops: gradient.resolve(in: environment), center: center, start: startAngle.degrees, end: end.degrees
        ).level(level)
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}

/// Gradients are views that fill what they are offered.
nonisolated protocol GradientView: ShapeStyle, View where Body == Never {}

extension GradientView {
    @MainActor public var body: Never { fatalError("\(Self.self) is a primitive view") }
    @MainActor public static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(context.node(FillingLayout(), drawing: ShapeNodeDrawing(shape: Rectangle(), style: view)))
    }
}

extension LinearGradient: GradientView { public typealias Body = Never }
extension RadialGradient: GradientView { public typealias Body = Never }
extension EllipticalGradient: GradientView { public typealias Body = Never }
extension AngularGradient: GradientView { public typealias Body = Never }
