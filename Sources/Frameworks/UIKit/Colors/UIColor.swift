import Archive
import Assets
import Foundation

/// A colour, which may depend on traits. Apple: UIKit/UIColor. Fidelity: documented.
///
/// `@unchecked Sendable` holds: `NSObject` has no state, and the only property never changes after `init`.
open class UIColor: NSObject, @unchecked Sendable {
    let source: UIColorSource

    init(source: UIColorSource) { self.source = source }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(source: .components(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour that is asked for anew in each surroundings.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .dynamic(dynamicProvider))
    }

    /// A colour of the asset catalogues; nil when they have none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard AssetCatalogues.shared.color(named: name, in: ColorSurroundings()) != nil else { return nil }
        let color = UIColor(source: .asset(name))
        self.init(source: traits.map { .components(color.rgba(in: $0)) } ?? .asset(name))
    }

    public convenience init(cgColor: CGColor) {
        let (red, green, blue, alpha) = cgColor.rgba
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Interface Builder's literals.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The components in some surroundings.
    package func rgba(in traits: UITraitCollection) -> RGBA { source.resolve(in: traits) }

    public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(source: .components(rgba(in: traits))) }

    /// The same colour with another opacity, which stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .components(var color) = source {
            color.alpha = alpha
            return UIColor(source: .components(color))
        }
        return UIColor(source: .alpha(self, alpha))
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba(in: .current)
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = rgba(in: .current)
        let values = HSB(red: color.red, green: color.green, blue: color.blue)
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// - Returns: false for colours that are no gray.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = rgba(in: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = color.red
        alpha?.pointee = color.alpha
        return true
    }

    /// The components in the current traits.
    public var cgColor: CGColor {
        let color = rgba(in: .current)
        return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Makes it the colour that the current context fills with.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Makes it the colour that the current context draws lines with.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
    public func set() {
        setFill()
        setStroke()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || source == other.source
    }
    open override var hash: Int { source.hashValue }
    open override var description: String {
        let color = rgba(in: .current)
        return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    }

    // MARK: Archives

    public required convenience init?(coder: NSCoder) {
        func value(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        self.init(red: value("UIRed"), green: value("UIGreen"), blue: value("UIBlue"), alpha: value("UIAlpha"))
    }
}

/// Archives keep the components in the current traits. Apple: UIKit/UIColor.
extension UIColor: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        let color = rgba(in: .current)
        coder.encode(color.red, forKey: "UIRed")
        coder.encode(color.green, forKey: "UIGreen")
        coder.encode(color.blue, forKey: "UIBlue")
        coder.encode(color.alpha, forKey: "UIAlpha")
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// Where a colour's components come from.
enum UIColorSource: Hashable, Sendable {
    case components(RGBA)
    /// A colour that asset catalogues know by this name too: `systemRed`, `label`, …
    case system(String)
    case asset(String)
    case accent
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    indirect case alpha(UIColor, CGFloat)

    func resolve(in traits: UITraitCollection) -> RGBA {
        switch self {
        case .components(let color): return color
        case .system(let name): return SystemColorName(name)?.resolve(in: traits.colorSurroundings) ?? .clear
        case .asset(let name): return AssetCatalogues.shared.color(named: name, in: traits.colorSurroundings) ?? .clear
        case .accent: return AccentColor.resolve(in: traits.colorSurroundings)
        case .dynamic(let provider): return provider(traits).rgba(in: traits)
        case .alpha(let color, let alpha):
            var components = color.rgba(in: traits)
            components.alpha = alpha
            return components
        }
    }

    /// Closures are equal to nothing.
    static func == (left: UIColorSource, right: UIColorSource) -> Bool {
        switch (left, right) {
        case (.components(let first), .components(let second)): return first == second
        case (.system(let first), .system(let second)), (.asset(let first), .asset(let second)): return first == second
        case (.accent, .accent): return true
        case (.alpha(let first, let alpha), .alpha(let second, let other)): return first == second && alpha == other
        default: return false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .components(let color): hasher.combine(color)
        case .system(let name), .asset(let name): hasher.combine(name)
        case .dynamic, .accent: hasher.combine(0)
        case .alpha(let color, let alpha):
            hasher.combine(color)
            hasher.combine(alpha)
        }
    }
}
