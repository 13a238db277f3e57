import Archive
import Availability
import Foundation
import UIKit

extension Color {
    /// A colour of UIKit, which stays dynamic. Apple: SwiftUI/Color/init(uiColor:). Fidelity: documented.
    public init(uiColor: UIColor) { self.init(provider: .uiColor(uiColor)) }

    /// Apple: SwiftUI/Color/init(_:)-uicolor. Fidelity: documented. `Color(.name)` means a resource where there is one of that name.
    @_disfavoredOverload
    public init(_ uiColor: UIColor) { self.init(provider: .uiColor(uiColor)) }

    /// Apple: SwiftUI/Color/init(cgColor:). Fidelity: documented.
    public init(cgColor: CGColor) { self.init(provider: .uiColor(UIColor(cgColor: cgColor))) }

    /// Apple: SwiftUI/Color/init(_:)-cgcolor. Fidelity: documented.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The colour's components, for colours that do not depend on their surroundings. Apple: SwiftUI/Color/cgColor. Fidelity: documented.
    public var cgColor: CGColor? {
        switch provider {
        case .components(let color): return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        case .opacity, .mix: return UIColor(self).cgColor
        default: return nil
        }
    }
}

extension UIColor {
    /// The same colour, which resolves in the traits that it is used in. Apple: UIKit/UIColor/init(_:). Fidelity: documented.
    public convenience init(_ color: Color) {
        if case .components(let components) = color.provider {
            self.init(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
            return
        }
        self.init { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            environment._colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
            environment.systemVersion = SystemVersion(major: traits._systemVersion, minor: 0)
            let components = color.provider.resolve(in: environment)
            return UIColor(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
        }
    }
}
