import Archive
import Foundation

// The colours that UIKit names. Apple: UIKit/UIColor (Standard colors, UI element colors). Fidelity: documented.
extension UIColor {
    public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(red: 1 / 3.0, green: 1 / 3.0, blue: 1 / 3.0, alpha: 1) }
    public class var lightGray: UIColor { UIColor(red: 2 / 3.0, green: 2 / 3.0, blue: 2 / 3.0, alpha: 1) }
    public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    public class var systemRed: UIColor { UIColor(source: .system("systemRed")) }
    public class var systemGreen: UIColor { UIColor(source: .system("systemGreen")) }
    public class var systemBlue: UIColor { UIColor(source: .system("systemBlue")) }
    public class var systemOrange: UIColor { UIColor(source: .system("systemOrange")) }
    public class var systemYellow: UIColor { UIColor(source: .system("systemYellow")) }
    public class var systemPink: UIColor { UIColor(source: .system("systemPink")) }
    public class var systemPurple: UIColor { UIColor(source: .system("systemPurple")) }
    public class var systemTeal: UIColor { UIColor(source: .system("systemTeal")) }
    public class var systemIndigo: UIColor { UIColor(source: .system("systemIndigo")) }
    public class var systemBrown: UIColor { UIColor(source: .system("systemBrown")) }
    public class var systemMint: UIColor { UIColor(source: .system("systemMint")) }
    public class var systemCyan: UIColor { UIColor(source: .system("systemCyan")) }
    public class var systemGray: UIColor { UIColor(source: .system("systemGray")) }
    public class var systemGray2: UIColor { UIColor(source: .system("systemGray2")) }
    public class var systemGray3: UIColor { UIColor(source: .system("systemGray3")) }
    public class var systemGray4: UIColor { UIColor(source: .system("systemGray4")) }
    public class var systemGray5: UIColor { UIColor(source: .system("systemGray5")) }
    public class var systemGray6: UIColor { UIColor(source: .system("systemGray6")) }
    public class var label: UIColor { UIColor(source: .system("label")) }
    public class var secondaryLabel: UIColor { UIColor(source: .system("secondaryLabel")) }
    public class var tertiaryLabel: UIColor { UIColor(source: .system("tertiaryLabel")) }
    public class var quaternaryLabel: UIColor { UIColor(source: .system("quaternaryLabel")) }
    public class var link: UIColor { UIColor(source: .system("link")) }
    public class var placeholderText: UIColor { UIColor(source: .system("placeholderText")) }
    public class var separator: UIColor { UIColor(source: .system("separator")) }
    public class var opaqueSeparator: UIColor { UIColor(source: .system("opaqueSeparator")) }
    public class var systemBackground: UIColor { UIColor(source: .system("systemBackground")) }
    public class var secondarySystemBackground: UIColor { UIColor(source: .system("secondarySystemBackground")) }
    public class var tertiarySystemBackground: UIColor { UIColor(source: .system("tertiarySystemBackground")) }
    public class var systemGroupedBackground: UIColor { UIColor(source: .system("systemGroupedBackground")) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(source: .system("secondarySystemGroupedBackground")) }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(source: .system("tertiarySystemGroupedBackground")) }
    public class var systemFill: UIColor { UIColor(source: .system("systemFill")) }
    public class var secondarySystemFill: UIColor { UIColor(source: .system("secondarySystemFill")) }
    public class var tertiarySystemFill: UIColor { UIColor(source: .system("tertiarySystemFill")) }
    public class var quaternarySystemFill: UIColor { UIColor(source: .system("quaternarySystemFill")) }
    public class var darkText: UIColor { UIColor(source: .system("darkText")) }
    public class var lightText: UIColor { UIColor(source: .system("lightText")) }
    /// The accent colour.
    public class var tintColor: UIColor { UIColor(source: .accent) }
}
