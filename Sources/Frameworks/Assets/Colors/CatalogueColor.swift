import Archive
import Foundation

/// A colour as a set of a catalogue gives it: components, or the name of one of the system's colours.
enum CatalogueColor: Hashable, Sendable {
    case components(RGBA)
    case system(String)

    /// - Returns: nil for names that the system does not have.
    func resolve(in surroundings: ColorSurroundings) -> RGBA? {
        switch self {
        case .components(let color): return color
        case .system(let name): return SystemColorName(name).map { $0.resolve(in: surroundings) }
        }
    }
}

/// The system's colours as Interface Builder and asset catalogues name them: `systemRedColor`, `labelColor`, …
package struct SystemColorName: Sendable {
    private let provider: @Sendable (ColorSurroundings) -> RGBA

    package init?(_ name: String) {
        let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if short.hasPrefix("system"), let color = SystemColor(rawValue: String(short.dropFirst(6)).lowercased()) {
            provider = { color.resolve(in: $0) }
            return
        }
        if short.hasPrefix("systemGray"), let number = Int(short.dropFirst(10)), (2...6).contains(number) {
            provider = { SystemColor.gray(number, in: $0) }
            return
        }
        guard let found = Self.others[short] else { return nil }
        provider = found
    }

    package func resolve(in surroundings: ColorSurroundings) -> RGBA { provider(surroundings) }

    private static let others: [String: @Sendable (ColorSurroundings) -> RGBA] = [
        "label": { SystemColor.label(level: 0, in: $0) },
        "secondaryLabel": { SystemColor.label(level: 1, in: $0) },
        "tertiaryLabel": { SystemColor.label(level: 2, in: $0) },
        "quaternaryLabel": { SystemColor.label(level: 3, in: $0) },
        "placeholderText": { SystemColor.label(level: 2, in: $0) },
        "link": { SystemColor.blue.resolve(in: $0) },
        "separator": { SystemColor.separator(isOpaque: false, in: $0) },
        "opaqueSeparator": { SystemColor.separator(isOpaque: true, in: $0) },
        "systemFill": { SystemColor.fill(level: 0, in: $0) },
        "secondarySystemFill": { SystemColor.fill(level: 1, in: $0) },
        "tertiarySystemFill": { SystemColor.fill(level: 2, in: $0) },
        "quaternarySystemFill": { SystemColor.fill(level: 3, in: $0) },
        "systemBackground": { SystemColor.background(level: 0, in: $0) },
        "secondarySystemBackground": { SystemColor.background(level: 1, in: $0) },
        "tertiarySystemBackground": { SystemColor.background(level: 2, in: $0) },
        "systemGroupedBackground": { SystemColor.groupedBackground(level: 0, in: $0) },
        "secondarySystemGroupedBackground": { SystemColor.groupedBackground(level: 1, in: $0) },
        "tertiarySystemGroupedBackground": { SystemColor.groupedBackground(level: 2, in: $0) },
        "darkText": { _ in .black },
        "lightText": { _ in RGBA.white.opacity(0.6) },
    ]
}
