import Archive
import Foundation

/// A translucent ground. Apple: SwiftUI/Material. Fidelity: guessed: a plain paint with the material's mean colour, since what lies behind
/// a presentation is not known when it is drawn.
public struct Material: ShapeStyle {
    private let opacity: Double

    public static let ultraThin = Material(opacity: 0.44)
    public static let thin = Material(opacity: 0.6)
    public static let regular = Material(opacity: 0.73)
    public static let thick = Material(opacity: 0.86)
    public static let ultraThick = Material(opacity: 0.93)
    public static let bar = Material(opacity: 0.94)
    /// The ground of menus and alerts, which nothing shines through for want of a blur.
    static let presentation = Material(opacity: 0.97)

    public func _resolvedStyle(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let ground = environment.colorScheme == .dark ? RGBA(37, 37, 40) : RGBA(246, 246, 248)
        return _ResolvedStyle.color(ground.opacity(opacity)).level(level)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

/// A kind of the glass of iOS 26. Apple: SwiftUI/Glass. Fidelity: guessed: a material with the tint over it.
public struct Glass: Equatable, Sendable {
    let isClear: Bool
    let isIdentity: Bool
    var color: Color?

    public static let regular = Glass(isClear: false, isIdentity: false)
    public static let clear = Glass(isClear: true, isIdentity: false)
    public static let identity = Glass(isClear: true, isIdentity: true)

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
    /// Puts glass under the view. Apple: SwiftUI/View/glassEffect(_:in:).
    public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background {
            if !glass.isIdentity {
                shape.fill(glass.isClear ? Material.ultraThin : Material.regular).overlay { shape.fill(glass.color ?? .clear) }
            }
        }
    }
    public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }
}
