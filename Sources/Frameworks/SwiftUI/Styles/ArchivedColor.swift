import Archive
import Assets
import Foundation

/// A colour that can be written down: by its name where it has one, so that it stays what it is in light and dark.
package enum ArchivedColor: Codable, Hashable, Sendable {
    case system(String)
    case label(Int)
    case asset(String)
    case accent
    case components(RGBA)

    /// - Returns: Components in the light for colours that are computed.
    package init(_ color: Color) {
        switch color.provider {
        case .system(let name): self = .system(name.rawValue)
        case .label(let level): self = .label(level)
        case .asset(let name): self = .asset(name)
        case .accent: self = .accent
        case .components(let components): self = .components(components)
        default: self = .components(color.provider.resolve(in: EnvironmentValues()))
        }
    }

    package var color: Color {
        switch self {
        case .system(let name): return SystemColor(rawValue: name).map { Color(provider: .system($0)) } ?? .accentColor
        case .label(let level): return Color(provider: .label(level: level))
        case .asset(let name): return Color(provider: .asset(name))
        case .accent: return .accentColor
        case .components(let components): return Color(provider: .components(components))
        }
    }
}
