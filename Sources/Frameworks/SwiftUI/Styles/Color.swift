import Archive
import Foundation

/// A colour, which may depend on its surroundings. Apple: SwiftUI/Color. Fidelity: documented.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    let provider: ColorProvider

    init(provider: ColorProvider) { self.provider = provider }

    /// The space in which components are given. Wide colours are kept as they are and clipped when drawn.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func encode(_ value: Double) -> Double {
            guard colorSpace == .sRGBLinear else { return value }
            return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        provider = .components(RGBA(red: encode(red), green: encode(green), blue: encode(blue), alpha: opacity))
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func channel(_ offset: Double) -> Double {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// A colour of an asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) { provider = .asset(name) }

    public static let red = Color(provider: .system(.red))
    public static let orange = Color(provider: .system(.orange))
    public static let yellow = Color(provider: .system(.yellow))
    public static let green = Color(provider: .system(.green))
    public static let mint = Color(provider: .system(.mint))
    public static let teal = Color(provider: .system(.teal))
    public static let cyan = Color(provider: .system(.cyan))
    public static let blue = Color(provider: .system(.blue))
    public static let indigo = Color(provider: .system(.indigo))
    public static let purple = Color(provider: .system(.purple))
    public static let pink = Color(provider: .system(.pink))
    public static let brown = Color(provider: .system(.brown))
    public static let gray = Color(provider: .system(.gray))
    public static let white = Color(provider: .components(.white))
    public static let black = Color(provider: .components(.black))
    public static let clear = Color(provider: .components(.clear))
    public static let primary = Color(provider: .label(level: 0))
    public static let secondary = Color(provider: .label(level: 1))
    public static let accentColor = Color(provider: .accent)

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(provider, opacity)) }

    /// A colour between this and another. Apple: SwiftUI/Color/mix(with:by:in:).
    public func mix(with other: Color, by fraction: Double) -> Color { Color(provider: .mix(provider, other.provider, fraction)) }

    /// The standard gradient of the colour: lighter above. Apple: SwiftUI/Color/gradient. Fidelity: guessed.
    public var gradient: AnyGradient { AnyGradient(color: self) }

    /// The components that the colour has somewhere.
    public struct Resolved: Hashable, Codable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = provider.resolve(in: environment)
        return Resolved(red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
    }

    public var description: String {
        switch provider {
        case .system(let color): return color.rawValue
        case .asset(let name): return "NamedColor(\(name))"
        case .components(let color): return "#\([color.red, color.green, color.blue].map(Self.hexadecimal).joined())"
        default: return "\(provider)"
        }
    }

    private static func hexadecimal(_ component: Double) -> String {
        let value = Int((min(max(component, 0), 1) * 255).rounded())
        return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never
    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle.color(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))).level(level)
    }
}

extension Color: ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle.color(provider.resolve(in: environment)).level(level)
    }
}

extension Color: View {
    public typealias Body = Never
    @MainActor public var body: Never { fatalError("Color is a primitive view") }

    @MainActor public static func _makeElements(_ view: Color, _ context: _ViewContext, into elements: inout _ViewElements) {
        elements.append(context.node(FillingLayout(), drawing: ShapeNodeDrawing(shape: Rectangle(), style: view)))
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}
