import Archive
import Assets
import Foundation

/// The styles that `foregroundStyle` set, and those that were in force around it.
struct ForegroundStyles: Sendable {
    private indirect enum Parent: Sendable {
        case none
        case styles(ForegroundStyles)
    }

    let levels: [any ShapeStyle]
    private let parent: Parent

    init(_ levels: [any ShapeStyle], parent: ForegroundStyles?) {
        self.levels = levels
        self.parent = parent.map(Parent.styles) ?? .none
    }

    func resolve(_ level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
        var outer = environment
        if case .styles(let styles) = parent { outer.foregroundStyles = styles } else { outer.foregroundStyles = nil }
        if level < levels.count { return levels[level]._resolvedStyle(in: outer, level: 0) }
        return levels[levels.count - 1]._resolvedStyle(in: outer, level: level - levels.count + 1)
    }
}

private struct ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }

    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// What text, symbols and shapes without a fill are drawn with.
    func foreground(_ level: Int = 0) -> _ResolvedStyle {
        foregroundStyles?.resolve(level, in: self) ?? .color(SystemColor.label(level: level, in: self))
    }

    /// What controls are drawn with.
    var resolvedTint: _ResolvedStyle {
        var outer = self
        outer.tintStyle = nil
        return tintStyle?._resolvedStyle(in: outer, level: 0) ?? .color(AccentColor.resolve(in: colorSurroundings))
    }
}

/// The current foreground style. Apple: SwiftUI/ForegroundStyle. Fidelity: documented.
public struct ForegroundStyle: ShapeStyle {
    public init() {}
    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle { environment.foreground(level) }
}

/// The background behind content: white or black. Apple: SwiftUI/BackgroundStyle.
public struct BackgroundStyle: ShapeStyle {
    public init() {}
    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        .color(SystemColor.background(level: level, in: environment))
    }
}

/// The tint of controls. Apple: SwiftUI/TintShapeStyle.
public struct TintShapeStyle: ShapeStyle {
    public init() {}
    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle { environment.resolvedTint.level(level) }
}

/// The separator between rows. Apple: SwiftUI/SeparatorShapeStyle.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}
    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        .color(ColorProvider.separator.resolve(in: environment))
    }
}

/// A level of the current foreground style. Apple: SwiftUI/HierarchicalShapeStyle. Fidelity: documented.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        environment.foreground(self.level + level)
    }
}

/// A style with less opacity. Apple: SwiftUI/ShapeStyle/opacity(_:).
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let factor: Double
    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        style._resolvedStyle(in: environment, level: level).opacity(factor)
    }
}

extension ShapeStyle {
    /// The style with its opacity multiplied.
    public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, factor: opacity) }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { ForegroundStyle() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() } }
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension View {
    /// Sets what text, symbols and shapes inside are drawn with. Apple: SwiftUI/View/foregroundStyle(_:).
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foregroundLevels([style]) }
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundLevels([primary, secondary])
    }
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View { foregroundLevels([primary, secondary, tertiary]) }

    /// Apple: SwiftUI/View/foregroundColor(_:), which `foregroundStyle(_:)` replaces there.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(
            _EnvironmentModifier {
                let outer = $0.foregroundStyles
                $0.foregroundStyles = color.map { ForegroundStyles([$0], parent: outer) }
            })
    }

    /// Sets the colour of controls inside. Apple: SwiftUI/View/tint(_:).
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(_EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }
    public nonisolated func tint(_ tint: Color?) -> some View {
        modifier(_EnvironmentModifier { $0.tintStyle = tint.map { AnyShapeStyle($0) } })
    }
    /// Apple: SwiftUI/View/accentColor(_:).
    public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }

    private nonisolated func foregroundLevels(_ levels: [any ShapeStyle]) -> some View {
        modifier(_EnvironmentModifier { $0.foregroundStyles = ForegroundStyles(levels, parent: $0.foregroundStyles) })
    }
}
