import Archive
import Assets
import UIKit

/// Where a colour's components come from.
indirect enum ColorProvider: Hashable, Sendable {
    case components(RGBA)
    case system(SystemColor)
    case label(level: Int)
    case background(level: Int)
    case fill(level: Int)
    case separator
    case accent
    case asset(String)
    case uiColor(UIColor)
    case opacity(ColorProvider, Double)
    case mix(ColorProvider, ColorProvider, Double)

    func resolve(in environment: EnvironmentValues) -> RGBA {
        switch self {
        case .components(let color): return color
        case .system(let color): return color.resolve(in: environment)
        case .label(let level): return SystemColor.label(level: level, in: environment)
        case .background(let level): return SystemColor.background(level: level, in: environment)
        case .fill(let level): return SystemColor.fill(level: level, in: environment)
        case .separator: return SystemColor.separator(isOpaque: false, in: environment.colorSurroundings)
        case .accent:
            guard case .color(let color) = environment.resolvedTint else { return AccentColor.resolve(in: environment.colorSurroundings) }
            return color
        case .asset(let name): return AssetCatalogues.shared.color(named: name, in: environment.colorSurroundings) ?? .clear
        case .uiColor(let color): return color.rgba(in: environment.traits)
        case .opacity(let provider, let factor): return provider.resolve(in: environment).opacity(factor)
        case .mix(let first, let second, let fraction):
            let (a, b, t) = (first.resolve(in: environment), second.resolve(in: environment), min(max(fraction, 0), 1))
            return RGBA(
                red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t, blue: a.blue + (b.blue - a.blue) * t,
                alpha: a.alpha + (b.alpha - a.alpha) * t)
        }
    }
}
