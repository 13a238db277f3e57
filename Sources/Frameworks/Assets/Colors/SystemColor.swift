import Archive

/// The colours that the system names, by emulated version, light or dark, and contrast (reference 5.4).
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    private struct Values {
        var light: RGBA
        var dark: RGBA
        var lightIncreased: RGBA
        var darkIncreased: RGBA

        init(_ light: RGBA, _ dark: RGBA, _ lightIncreased: RGBA, _ darkIncreased: RGBA) {
            self.light = light
            self.dark = dark
            self.lightIncreased = lightIncreased
            self.darkIncreased = darkIncreased
        }
    }

    package func resolve(in surroundings: ColorSurroundings) -> RGBA {
        let isDark = surroundings.isDark
        let values = surroundings.systemVersion >= 26 ? current : earlier
        if surroundings.hasIncreasedContrast { return isDark ? values.darkIncreased : values.lightIncreased }
        return isDark ? values.dark : values.light
    }

    /// iOS 26 and later.
    private var current: Values {
        switch self {
        case .red: return Values(RGBA(255, 56, 60), RGBA(255, 66, 69), RGBA(233, 21, 45), RGBA(255, 97, 101))
        case .orange: return Values(RGBA(255, 141, 40), RGBA(255, 146, 48), RGBA(197, 83, 0), RGBA(255, 160, 86))
        case .yellow: return Values(RGBA(255, 204, 0), RGBA(255, 214, 0), RGBA(161, 106, 0), RGBA(254, 223, 67))
        case .green: return Values(RGBA(52, 199, 89), RGBA(48, 209, 88), RGBA(0, 137, 50), RGBA(74, 217, 104))
        case .mint: return Values(RGBA(0, 200, 179), RGBA(0, 218, 195), RGBA(0, 133, 117), RGBA(84, 223, 203))
        case .teal: return Values(RGBA(0, 195, 208), RGBA(0, 210, 224), RGBA(0, 129, 152), RGBA(59, 221, 236))
        case .cyan: return Values(RGBA(0, 192, 232), RGBA(60, 211, 254), RGBA(0, 126, 174), RGBA(109, 217, 255))
        case .blue: return Values(RGBA(0, 136, 255), RGBA(0, 145, 255), RGBA(30, 110, 244), RGBA(92, 184, 255))
        case .indigo: return Values(RGBA(97, 85, 245), RGBA(109, 124, 255), RGBA(86, 74, 222), RGBA(167, 170, 255))
        case .purple: return Values(RGBA(203, 48, 224), RGBA(219, 52, 242), RGBA(176, 47, 194), RGBA(234, 141, 255))
        case .pink: return Values(RGBA(255, 45, 85), RGBA(255, 55, 95), RGBA(231, 18, 77), RGBA(255, 138, 196))
        case .brown: return Values(RGBA(172, 127, 94), RGBA(183, 138, 102), RGBA(149, 109, 81), RGBA(219, 166, 121))
        case .gray: return Values(RGBA(142, 142, 147), RGBA(142, 142, 147), RGBA(108, 108, 112), RGBA(174, 174, 178))
        }
    }

    /// iOS 13 to 18. Mint, teal, cyan and brown have no source of their own there and keep the later values' neighbours.
    private var earlier: Values {
        let increased = current
        func values(_ light: RGBA, _ dark: RGBA) -> Values {
            Values(light, dark, increased.lightIncreased, increased.darkIncreased)
        }
        switch self {
        case .red: return values(RGBA(255, 59, 48), RGBA(255, 69, 58))
        case .orange: return values(RGBA(255, 149, 0), RGBA(255, 159, 10))
        case .yellow: return values(RGBA(255, 204, 0), RGBA(255, 214, 10))
        case .green: return values(RGBA(52, 199, 89), RGBA(48, 209, 88))
        case .mint: return values(RGBA(0, 199, 190), RGBA(99, 230, 226))
        case .teal: return values(RGBA(48, 176, 199), RGBA(64, 200, 224))
        case .cyan: return values(RGBA(50, 173, 230), RGBA(100, 210, 255))
        case .blue: return values(RGBA(0, 122, 255), RGBA(10, 132, 255))
        case .indigo: return values(RGBA(88, 86, 214), RGBA(94, 92, 230))
        case .purple: return values(RGBA(175, 82, 222), RGBA(191, 90, 242))
        case .pink: return values(RGBA(255, 45, 85), RGBA(255, 55, 95))
        case .brown: return values(RGBA(162, 132, 94), RGBA(172, 142, 104))
        case .gray: return values(RGBA(142, 142, 147), RGBA(142, 142, 147))
        }
    }

    /// Text colours, primary to quinary.
    package static func label(level: Int, in surroundings: ColorSurroundings) -> RGBA {
        let isDark = surroundings.isDark
        if level == 0 { return isDark ? .white : .black }
        let alphas = isDark ? [0.6, 0.3, 0.16, 0.1] : [0.6, 0.3, 0.18, 0.1]
        let alpha = alphas[min(level, alphas.count) - 1]
        return isDark ? RGBA(235, 235, 245, alpha: alpha) : RGBA(60, 60, 67, alpha: alpha)
    }

    /// Backgrounds, primary to tertiary.
    package static func background(level: Int, in surroundings: ColorSurroundings) -> RGBA {
        let isDark = surroundings.isDark
        switch level {
        case 0: return isDark ? .black : .white
        case 1: return isDark ? RGBA(28, 28, 30) : RGBA(242, 242, 247)
        default: return isDark ? RGBA(44, 44, 46) : .white
        }
    }

    /// Fills behind content, system to quaternary.
    package static func fill(level: Int, in surroundings: ColorSurroundings) -> RGBA {
        let isDark = surroundings.isDark
        switch level {
        case 0: return RGBA(120, 120, 128, alpha: isDark ? 0.36 : 0.2)
        case 1: return RGBA(120, 120, 128, alpha: isDark ? 0.32 : 0.16)
        case 2: return RGBA(118, 118, 128, alpha: isDark ? 0.24 : 0.12)
        default: return isDark ? RGBA(118, 118, 128, alpha: 0.18) : RGBA(116, 116, 128, alpha: 0.08)
        }
    }

    /// Backgrounds of grouped content, primary to tertiary.
    package static func groupedBackground(level: Int, in surroundings: ColorSurroundings) -> RGBA {
        switch (level, surroundings.isDark) {
        case (0, false), (2, false): return RGBA(242, 242, 247)
        case (0, true): return .black
        case (1, false): return .white
        case (1, true): return RGBA(28, 28, 30)
        default: return RGBA(44, 44, 46)
        }
    }

    /// Between rows (SHP-004); the opaque one for content that shines through otherwise.
    package static func separator(isOpaque: Bool, in surroundings: ColorSurroundings) -> RGBA {
        if isOpaque { return surroundings.isDark ? RGBA(56, 56, 58) : RGBA(198, 198, 200) }
        return surroundings.isDark ? RGBA(84, 84, 88, alpha: 0.6) : RGBA(60, 60, 67, alpha: 0.29)
    }

    /// The grays from 2, next to the middle one, to 6, next to the background (Human Interface Guidelines, Color).
    package static func gray(_ number: Int, in surroundings: ColorSurroundings) -> RGBA {
        let values: [(RGBA, RGBA, RGBA, RGBA)] = [
            (RGBA(174, 174, 178), RGBA(99, 99, 102), RGBA(142, 142, 147), RGBA(124, 124, 128)),
            (RGBA(199, 199, 204), RGBA(72, 72, 74), RGBA(174, 174, 178), RGBA(84, 84, 86)),
            (RGBA(209, 209, 214), RGBA(58, 58, 60), RGBA(188, 188, 192), RGBA(68, 68, 70)),
            (RGBA(229, 229, 234), RGBA(44, 44, 46), RGBA(216, 216, 220), RGBA(54, 54, 56)),
            (RGBA(242, 242, 247), RGBA(28, 28, 30), RGBA(235, 235, 240), RGBA(36, 36, 38)),
        ]
        let (light, dark, lightIncreased, darkIncreased) = values[min(max(number, 2), 6) - 2]
        if surroundings.hasIncreasedContrast { return surroundings.isDark ? darkIncreased : lightIncreased }
        return surroundings.isDark ? dark : light
    }
}

/// What decides how a colour of the system looks.
package struct ColorSurroundings: Hashable, Sendable {
    package var isDark: Bool
    package var hasIncreasedContrast: Bool
    /// The number before the point of the emulated iOS version.
    package var systemVersion: Int

    package init(isDark: Bool = false, hasIncreasedContrast: Bool = false, systemVersion: Int = 26) {
        self.isDark = isDark
        self.hasIncreasedContrast = hasIncreasedContrast
        self.systemVersion = systemVersion
    }
}
