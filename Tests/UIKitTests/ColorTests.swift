import SwiftUI
import Testing
import UIKit

@Suite("UIColor")
struct ColorTests {
    private func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        let rgba = color.rgba(in: traits)
        return [rgba.red, rgba.green, rgba.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test("A system colour differs between light and dark")
    func system() {
        #expect(components(.systemBackground, .light) == [255, 255, 255])
        #expect(components(.systemBackground, .dark) == [0, 0, 0])
        #expect(components(.systemGray6, .light) == [242, 242, 247])
        #expect(components(.systemGray6, .dark) == [28, 28, 30])
        #expect(components(.systemGreen, .light) == [52, 199, 89])
    }

    @Test("A dynamic colour asks its closure in each surroundings, through alpha and SwiftUI alike")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
        #expect(components(color, .light) == [255, 0, 0])
        #expect(components(color, .dark) == [255, 255, 255])
        let faded = color.withAlphaComponent(0.5)
        #expect(faded.rgba(in: UITraitCollection(userInterfaceStyle: .dark)).alpha == 0.5)
        #expect(components(faded, .dark) == [255, 255, 255])
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color(uiColor: color).resolve(in: dark).green == 1)
        #expect(Color(color).resolve(in: EnvironmentValues()).green == 0)
        #expect(components(UIColor(Color(uiColor: color)), .dark) == [255, 255, 255])
    }

    @Test("Components come out as they went in, as red, hue and white")
    func components() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.75, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
            &hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.75) < 1e-9 && abs(saturation - 0.5) < 1e-9 && abs(brightness - 0.8) < 1e-9)
        var white: CGFloat = 0
        #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil) && white == 0.3)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
        #expect(UIColor.orange.cgColor.components == [1, 0.5, 0, 1])
        #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == UIColor.gray)
    }

    @Test("Colours are equal by what they are, and survive an archive")
    func archive() throws {
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor.systemBlue)
        let data = try NSKeyedArchiver.archivedData(withRootObject: UIColor.orange, requiringSecureCoding: true)
        let color = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(color == UIColor.orange)
    }
}
