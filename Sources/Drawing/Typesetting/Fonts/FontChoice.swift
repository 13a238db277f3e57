import Archive
import Foundation

/// Which face, at which size and axes, stands in for a font of the system (fonts-icons 1).
struct FontChoice {
    /// Comma-separated families, first hit wins.
    var families: String
    var size: Double
    /// From 100 to 900.
    var weight: Int
    var isItalic: Bool
    /// Axes of a variable font.
    var variations: String?
    /// Extra points after each character.
    var tracking: Double

    init(_ font: FontDescriptor, language: String) {
        let fallback = Self.fallback(language)
        size = font.size
        weight = font.weight
        isItalic = font.isItalic
        tracking = 0
        switch font.family {
        case .system:
            // The system's face changes its design with size; below 20 points the static faces are nearer in width.
            if font.size < 20 {
                families = "OpenActivityKit Text,OpenActivityKit Display,\(fallback)"
            } else {
                families = "OpenActivityKit Display,OpenActivityKit Text,\(fallback)"
                let optical = min(max(14 + (font.size - 17) / 11 * 18, 14), 32)
                variations = "opsz=\(optical),wght=\(font.weight)"
            }
            tracking = Self.tracking(font.size)
        case .rounded:
            families = "OpenActivityKit Rounded,OpenActivityKit Text,\(fallback)"
            // Its small letters are lower than the system's.
            size = font.size * 1.06
            variations = "wght=\(font.weight)"
        case .serif:
            families = "OpenActivityKit Serif,OpenActivityKit Text,\(fallback)"
            variations = "opsz=\(min(max(font.size, 8), 60)),wght=\(font.weight)"
        case .monospaced: families = "OpenActivityKit Mono,OpenActivityKit Text,\(fallback)"
        case .custom(let asked):
            var name = asked
            if let (face, isFamily) = RegisteredFonts.find(asked) {
                name = face.family
                // The name of one face brings its weight along; `bold()` still asks for more.
                if !isFamily {
                    weight = font.weight == 400 ? face.weight : max(face.weight, font.weight)
                    isItalic = isItalic || face.isItalic
                }
            }
            families = "\(name.replacingOccurrences(of: ",", with: " ")),OpenActivityKit Substitute,OpenActivityKit Text,\(fallback)"
        }
    }

    /// Families for scripts that the text faces lack; Han takes the forms of the language.
    private static func fallback(_ language: String) -> String {
        let code = language.lowercased()
        let regions: [String]
        if code.hasPrefix("ja") {
            regions = ["JP", "SC", "TC", "KR"]
        } else if code.hasPrefix("ko") {
            regions = ["KR", "SC", "TC", "JP"]
        } else if code.hasPrefix("zh-hant") || code.hasPrefix("zh-tw") || code.hasPrefix("zh-hk") {
            regions = ["TC", "SC", "JP", "KR"]
        } else {
            regions = ["SC", "TC", "JP", "KR"]
        }
        return
            (regions.map { "Noto Sans CJK \($0)" }
            + [
                "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans", "Noto Sans Symbols",
                "Noto Sans Symbols2", "Noto Color Emoji",
            ]).joined(separator: ",")
    }

    /// Apple's tracking table in points by size, as the Human Interface Guidelines print it.
    private static let table: [(size: Double, tracking: Double)] = [
        (6, 0.24), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
        (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.40), (40, 0.37), (48, 0.35),
        (56, 0.30), (64, 0.22), (72, 0.14), (80, 0), (96, 0),
    ]

    static func tracking(_ size: Double) -> Double {
        guard let first = table.first, let last = table.last else { return 0 }
        if size <= first.size { return first.tracking }
        if size >= last.size { return last.tracking }
        for (low, high) in zip(table, table.dropFirst()) where size <= high.size {
            return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
        }
        return 0
    }
}

extension FontDescriptor {
    /// The line's part above the baseline, as the system's face has it whatever face stands in (layout-notes 6).
    var ascender: Double { isCustom ? size * 0.905 : size * 1950 / 2048 }
    var descender: Double { isCustom ? size * 0.245 : size * 494 / 2048 }
    var capHeight: Double { size * 1443 / 2048 }

    private var isCustom: Bool {
        if case .custom = family { return true }
        return false
    }
}
