import Archive
import Assets
import Foundation
import UIKit

extension EnvironmentValues {
    /// What decides how the system's colours look here.
    var colorSurroundings: ColorSurroundings {
        ColorSurroundings(
            isDark: colorScheme == .dark, hasIncreasedContrast: colorSchemeContrast == .increased, systemVersion: systemVersion.major)
    }

    /// What decides which file of an image set is taken here.
    var assetSurroundings: AssetSurroundings {
        AssetSurroundings(
            scale: displayScale, isDark: colorScheme == .dark, hasIncreasedContrast: colorSchemeContrast == .increased,
            isRightToLeft: layoutDirection == .rightToLeft)
    }

    /// The same surroundings as UIKit names them.
    var traits: UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = .phone
            $0.userInterfaceLevel = .base
            $0.horizontalSizeClass = horizontalSizeClass == .regular ? .regular : .compact
            $0.verticalSizeClass = verticalSizeClass == .compact ? .compact : .regular
            $0.userInterfaceStyle = colorScheme == .dark ? .dark : .light
            $0.accessibilityContrast = colorSchemeContrast == .increased ? .high : .normal
            $0.displayScale = displayScale
            $0.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
            $0.preferredContentSizeCategory = UIContentSizeCategory(dynamicTypeSize)
            $0._systemVersion = systemVersion.major
        }
    }
}

extension SystemColor {
    func resolve(in environment: EnvironmentValues) -> RGBA { resolve(in: environment.colorSurroundings) }
    static func label(level: Int, in environment: EnvironmentValues) -> RGBA { label(level: level, in: environment.colorSurroundings) }
    static func background(level: Int, in environment: EnvironmentValues) -> RGBA {
        background(level: level, in: environment.colorSurroundings)
    }
    static func fill(level: Int, in environment: EnvironmentValues) -> RGBA { fill(level: level, in: environment.colorSurroundings) }
}

extension UIContentSizeCategory {
    /// The category of a text size. Apple: UIKit/UIContentSizeCategory/init(_:). Fidelity: documented.
    public init(_ size: DynamicTypeSize?) {
        self = size.map { Self.sizes[$0.rawValue] } ?? .unspecified
    }
}

extension DynamicTypeSize {
    /// The text size of a category; nil for `unspecified`. Apple: SwiftUI/DynamicTypeSize/init(_:). Fidelity: documented.
    public init?(_ category: UIContentSizeCategory) {
        guard let index = UIContentSizeCategory.sizes.firstIndex(of: category) else { return nil }
        self.init(rawValue: index)
    }
}
