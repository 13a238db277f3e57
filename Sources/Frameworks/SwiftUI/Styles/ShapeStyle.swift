import Archive
import Foundation

/// Something that shapes and text can be filled with. Apple: SwiftUI/ShapeStyle. Fidelity: documented.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What the style is in its surroundings; level 0 is the style itself, 1 its secondary form, and so on.
    func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle
}

extension ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        resolve(in: environment)._resolvedStyle(in: environment, level: level)
    }
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) resolves to itself") }
}

extension Never: ShapeStyle {}

/// A style with everything known but the frame it fills.
public enum _ResolvedStyle: Sendable {
    case color(RGBA)
    case linear(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
    case radial(stops: [GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    case angular(stops: [GradientStop], center: UnitPoint, start: Double, end: Double)
    case elliptical(stops: [GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)

    /// How much of each level's opacity remains for a style without levels of its own: primary to quinary.
    static let levelOpacity: [Double] = [1, 0.5, 0.25, 0.18, 0.1]

    func opacity(_ factor: Double) -> _ResolvedStyle {
        func fade(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.opacity(factor))
        case .linear(let stops, let start, let end): return .linear(stops: fade(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end):
            return .radial(stops: fade(stops), center: center, startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angular(stops: fade(stops), center: center, start: start, end: end)
        case .elliptical(let stops, let center, let start, let end):
            return .elliptical(stops: fade(stops), center: center, startFraction: start, endFraction: end)
        }
    }

    func level(_ level: Int) -> _ResolvedStyle {
        level == 0 ? self : opacity(Self.levelOpacity[min(level, Self.levelOpacity.count - 1)])
    }

    /// The paint that fills a frame.
    func paint(in frame: CGRect) -> Paint {
        func point(_ unit: UnitPoint) -> PaintPoint {
            let point = unit.point(in: frame)
            return PaintPoint(x: point.x, y: point.y)
        }
        switch self {
        case .color(let color): return .color(color)
        case .linear(let stops, let start, let end): return .linearGradient(stops: stops, start: point(start), end: point(end))
        case .radial(let stops, let center, let start, let end):
            return .radialGradient(stops: stops, center: point(center), startRadius: start, endRadius: end)
        case .angular(let stops, let center, let start, let end):
            return .angularGradient(stops: stops, center: point(center), startAngle: start, endAngle: end)
        case .elliptical(let stops, let center, let start, let end):
            return .ellipticalGradient(
                stops: stops, frame: PaintFrame(frame), center: point(center), startRadius: start, endRadius: end)
        }
    }
}

/// A style with its type put away. Apple: SwiftUI/AnyShapeStyle. Fidelity: documented.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        style._resolvedStyle(in: environment, level: level)
    }
}
