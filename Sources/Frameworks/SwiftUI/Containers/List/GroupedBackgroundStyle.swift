import Archive

/// The grounds of grouped lists: behind the sections (0) and under their rows (1).
struct GroupedBackgroundStyle: ShapeStyle {
    let level: Int

    func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let isDark = environment.colorScheme == .dark
        switch self.level {
        case 0: return .color(isDark ? .black : RGBA(242, 242, 247))
        default: return .color(isDark ? RGBA(28, 28, 30) : .white)
        }
    }
}
