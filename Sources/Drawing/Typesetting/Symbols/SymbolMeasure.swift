import Foundation

/// How large the ink of a symbol is on a phone, in em, for those that were measured (layout-facts, area symbol).
struct SymbolMeasure {
    let width: Double
    let height: Double
    /// Height of the box where it has more room than the others.
    var frameHeight: Double?

    /// By name without `fill`: both forms are of one size.
    private static let table: [String: SymbolMeasure] = [
        "airplane": .init(width: 1.104, height: 1), "apps.iphone": .init(width: 0.636, height: 1.045),
        "battery.100.bolt": .init(width: 1.453, height: 0.667, frameHeight: 1.036), "battery.75": .init(width: 1.453, height: 0.667),
        "cable.connector.horizontal": .init(width: 1.212, height: 0.349), "cloud.sun.rain": .init(width: 1.424, height: 1.379),
        "dog": .init(width: 1.364, height: 1.136), "exclamationmark.triangle": .init(width: 1.039, height: 0.941),
        "eye.slash": .init(width: 1.349, height: 0.894, frameHeight: 1.227), "flipphone": .init(width: 0.697, height: 1.015),
        "hand.tap": .init(width: 0.929, height: 1.107, frameHeight: 1.286), "heart": .init(width: 0.979, height: 0.896),
        "house": .init(width: 1.167, height: 1.03), "key.slash": .init(width: 0.964, height: 1.214),
        "location": .init(width: 0.94, height: 0.94), "lock": .init(width: 0.667, height: 0.964),
        "lock.open": .init(width: 1.012, height: 0.964),
        "lock.open.trianglebadge.exclamationmark": .init(width: 1.19, height: 1.06), "map": .init(width: 1.03, height: 0.97),
        "mappin.and.ellipse": .init(width: 0.94, height: 1.076, frameHeight: 1.318), "network": .init(width: 1, height: 1),
        "powerplug": .init(width: 1.226, height: 0.774), "sensor": .init(width: 1.197, height: 0.849),
        "shield.checkered": .init(width: 0.833, height: 1),
        "signpost.right.and.left": .init(width: 0.97, height: 1.106),
        "speaker.slash": .init(width: 0.924, height: 0.94, frameHeight: 1.212),
        "square.stack.3d.down.forward": .init(width: 0.97, height: 1.121, frameHeight: 1.5), "star": .init(width: 1.095, height: 1.047),
        "timer": .init(width: 1, height: 1), "wifi.router": .init(width: 1.394, height: 0.94),
    ]

    static subscript(_ name: String) -> SymbolMeasure? { table[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name] }

    /// The stand-in as large as the symbol it stands for, its proportions kept.
    static func fitted(_ layers: [SymbolLayer], to name: String) -> [SymbolLayer] {
        guard let measure = Self[name] else { return layers }
        let bounds = SymbolBuilder.bounds(layers)
        guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return layers }
        let factor = min(measure.width / bounds.width, measure.height / bounds.height)
        return layers.map { $0.scaled(factor) }
    }
}
