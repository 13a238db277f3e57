import Assets
import Foundation
import Synchronization

/// Light or dark. Apple: UIKit/UIUserInterfaceStyle. Fidelity: documented.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// Standard or increased contrast. Apple: UIKit/UIAccessibilityContrast. Fidelity: documented.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
/// Base or raised content. Apple: UIKit/UIUserInterfaceLevel. Colours here are those of the base level.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
/// Compact or regular room. Apple: UIKit/UIUserInterfaceSizeClass. Fidelity: documented.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The kind of device. Apple: UIKit/UIUserInterfaceIdiom. Fidelity: documented.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}
/// The writing direction of the surroundings. Apple: UIKit/UITraitEnvironmentLayoutDirection. Fidelity: documented.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

/// The surroundings of a colour, font or view. Apple: UIKit/UITraitCollection. Fidelity: documented.
public final class UITraitCollection: Hashable, Sendable {
    private let traits: Traits

    init(_ traits: Traits) { self.traits = traits }

    public convenience init() { self.init(Traits()) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = userInterfaceIdiom } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }

    /// Unspecified traits, changed by a closure.
    public convenience init(mutations: (inout UIMutableTraits) -> Void) {
        var mutable = UIMutableTraits(traits: Traits())
        mutations(&mutable)
        self.init(mutable.traits)
    }

    /// Later collections win where they specify something.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(Traits()) { $0.merged(with: $1.traits) })
    }

    /// These traits, changed by a closure.
    public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
        var mutable = UIMutableTraits(traits: traits)
        mutations(&mutable)
        return UITraitCollection(mutable.traits)
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    public var displayScale: CGFloat { traits.displayScale }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    /// The number before the point of the emulated iOS version.
    package var _systemVersion: Int { traits.systemVersion }

    private static let shared = Mutex(Traits.standard)

    /// The traits of the device, or of what is being drawn. Apple keeps one for each thread.
    public static var current: UITraitCollection {
        get { UITraitCollection(shared.withLock { $0 }) }
        set { shared.withLock { $0 = newValue.traits } }
    }

    /// Calls a closure while these traits are the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.current
        Self.current = self
        actions()
        Self.current = outer
    }

    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        colorSurroundings != other?.colorSurroundings
    }

    package var colorSurroundings: ColorSurroundings {
        ColorSurroundings(
            isDark: userInterfaceStyle == .dark, hasIncreasedContrast: accessibilityContrast == .high, systemVersion: _systemVersion)
    }

    package var assetSurroundings: AssetSurroundings {
        AssetSurroundings(
            scale: displayScale == 0 ? 3 : displayScale, isDark: userInterfaceStyle == .dark,
            hasIncreasedContrast: accessibilityContrast == .high, isRightToLeft: layoutDirection == .rightToLeft)
    }

    public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool { left.traits == right.traits }
    public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
}

/// The values of a trait collection.
struct Traits: Hashable, Sendable {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var displayScale: CGFloat = 0
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var systemVersion = 26

    /// A phone held upright in the light.
    static let standard: Traits = {
        var traits = Traits()
        traits.userInterfaceStyle = .light
        traits.userInterfaceLevel = .base
        traits.userInterfaceIdiom = .phone
        traits.accessibilityContrast = .normal
        traits.displayScale = 3
        traits.layoutDirection = .leftToRight
        traits.preferredContentSizeCategory = .large
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        return traits
    }()

    func merged(with other: Traits) -> Traits {
        var result = self
        if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
        if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
        if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
        if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
        if other.displayScale != 0 { result.displayScale = other.displayScale }
        if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
        if other.preferredContentSizeCategory != .unspecified {
            result.preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
        return result
    }
}

/// Traits while they are changed. Apple: UIKit/UIMutableTraits. Fidelity: documented.
public struct UIMutableTraits {
    var traits: Traits

    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { traits.userInterfaceStyle }
        set { traits.userInterfaceStyle = newValue }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { traits.userInterfaceLevel }
        set { traits.userInterfaceLevel = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { traits.userInterfaceIdiom }
        set { traits.userInterfaceIdiom = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { traits.accessibilityContrast }
        set { traits.accessibilityContrast = newValue }
    }
    public var displayScale: CGFloat {
        get { traits.displayScale }
        set { traits.displayScale = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { traits.layoutDirection }
        set { traits.layoutDirection = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { traits.preferredContentSizeCategory }
        set { traits.preferredContentSizeCategory = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { traits.horizontalSizeClass }
        set { traits.horizontalSizeClass = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { traits.verticalSizeClass }
        set { traits.verticalSizeClass = newValue }
    }
    package var _systemVersion: Int {
        get { traits.systemVersion }
        set { traits.systemVersion = newValue }
    }
}
