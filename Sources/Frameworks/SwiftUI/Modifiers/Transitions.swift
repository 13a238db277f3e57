import Foundation

/// How a view comes and goes. It is kept with the view; a still picture shows neither. Apple: SwiftUI/AnyTransition. Fidelity: documented.
public struct AnyTransition: Equatable, Sendable {
    indirect enum Kind: Equatable, Sendable {
        case identity, opacity, slide, blurReplace
        case move(Edge)
        case push(Edge)
        case scale(CGFloat, UnitPoint)
        case offset(CGSize)
        case combined(Kind, Kind)
        case asymmetric(insertion: Kind, removal: Kind)
        case animated(Kind, Animation?)
    }

    let kind: Kind

    public static let identity = AnyTransition(kind: .identity)
    public static let opacity = AnyTransition(kind: .opacity)
    public static let slide = AnyTransition(kind: .slide)
    public static let scale = AnyTransition(kind: .scale(0, .center))
    public static let blurReplace = AnyTransition(kind: .blurReplace)
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(kind: .scale(scale, anchor)) }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(kind: .offset(offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .asymmetric(insertion: insertion.kind, removal: removal.kind))
    }
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(kind: .combined(kind, other.kind)) }
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(kind: .animated(kind, animation)) }
}

/// The transition that a view carries.
struct TransitionTrait: ViewTraitKey {
    static var defaultValue: AnyTransition? { nil }
}

/// A movement of a symbol. Apple: Symbols/SymbolEffect. A still picture shows none.
public protocol SymbolEffect: Hashable, Sendable {}
/// Apple: Symbols/IndefiniteSymbolEffect.
public protocol IndefiniteSymbolEffect {}
/// Apple: Symbols/DiscreteSymbolEffect.
public protocol DiscreteSymbolEffect {}

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {}
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }

/// How a symbol's movement repeats. Apple: Symbols/SymbolEffectOptions.
public struct SymbolEffectOptions: Hashable, Sendable {
    let name: String
    public static let `default` = SymbolEffectOptions(name: "default")
    public static let repeating = SymbolEffectOptions(name: "repeating")
    public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(name: "speed \(speed)") }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions(name: "repeat \(count ?? 0)") }
}

extension View {
    /// How the view comes and goes. Apple: SwiftUI/View/transition(_:).
    public nonisolated func transition(_ transition: AnyTransition) -> some View {
        modifier(_TraitModifier { $0[TransitionTrait.self] = transition })
    }
    /// Accepted: symbols stand still here. Apple: SwiftUI/View/symbolEffect(_:options:isActive:).
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
}
