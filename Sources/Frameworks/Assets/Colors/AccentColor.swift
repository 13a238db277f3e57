import Archive

/// The tint of an app that sets none: the colour set of that name, which Xcode's templates have, else blue.
package enum AccentColor {
    package static func resolve(in surroundings: ColorSurroundings) -> RGBA {
        AssetCatalogues.shared.color(named: "AccentColor", in: surroundings) ?? SystemColor.blue.resolve(in: surroundings)
    }
}
