import Foundation

extension DeviceProfile {
    /// Every device that `--device` knows, newest first.
    public static let known: [DeviceProfile] = [
        phone("iphone-17-pro-max", "iPhone 17 Pro Max", width: 440, height: 956, card: 412, top: 14, large: true, corner: 62),
        phone("iphone-17-pro", "iPhone 17 Pro", width: 402, height: 874, card: 374, top: 14, large: false, corner: 62),
        phone("iphone-17", "iPhone 17", width: 402, height: 874, card: 374, top: 14, large: false, corner: 62),
        phone("iphone-air", "iPhone Air", width: 420, height: 912, card: 380, top: 20, large: true, corner: 62),
        phone("iphone-16-pro", "iPhone 16 Pro", width: 402, height: 874, card: 374, top: 14, large: false, corner: 62),
        phone("iphone-16-plus", "iPhone 16 Plus", width: 430, height: 932, card: 408, top: 11, large: true, corner: 55),
        phone("iphone-16", "iPhone 16", width: 393, height: 852, card: 371, top: 11.33, large: false, corner: 55),
        phone("iphone-15-pro-max", "iPhone 15 Pro Max", width: 430, height: 932, card: 408, top: 11, large: true, corner: 55),
        phone("iphone-15-pro", "iPhone 15 Pro", width: 393, height: 852, card: 371, top: 11.33, large: false, corner: 55),
        phone("iphone-14-pro", "iPhone 14 Pro", width: 393, height: 852, card: 371, top: 11.33, large: false, corner: 55),
        plain("iphone-16e", "iPhone 16e", width: 390, height: 844, pixels: 3, card: 370, corner: 47),
        plain("iphone-14", "iPhone 14", width: 390, height: 844, pixels: 3, card: 370, corner: 47),
        plain("iphone-se", "iPhone SE", width: 375, height: 667, pixels: 2, card: 359, corner: 0),
        plain("ipad-pro-13", "iPad Pro 13-inch", width: 1024, height: 1366, pixels: 2, card: 500, corner: 30),
        plain("ipad-pro-11", "iPad Pro 11-inch", width: 834, height: 1194, pixels: 2, card: 425, corner: 30),
        plain("ipad", "iPad", width: 810, height: 1080, pixels: 2, card: 425, corner: 25),
    ]

    /// The device that is drawn when none is named: the screen on which most of the facts were measured.
    public static let standard = known.first { $0.name == "iphone-17-pro" } ?? known[0]

    /// Finds a device by the name that `--device` takes.
    public static func named(_ name: String) -> DeviceProfile? {
        known.first { $0.name == name.lowercased() }
    }

    private static func phone(
        _ name: String, _ title: String, width: Double, height: Double, card: Double, top: Double, large: Bool, corner: Double
    ) -> DeviceProfile {
        DeviceProfile(
            name: name, title: title, screen: CGSize(width: width, height: height), pixelsPerPoint: 3, screenCornerRadius: corner,
            card: Card(width: card, maximumHeight: 160, cornerRadius: 23.5),
            island: Island(
                sensor: CGSize(width: 126, height: 36.67), top: top, compactDesignWidth: large ? 62.33 : 52.33,
                compactMaximumWidth: card, minimalWidth: 36.67...45, expandedWidth: card, expandedHeight: 84...160,
                expandedCornerRadius: 44, expandedMargins: Insets(top: 20, left: 20, bottom: 20, right: 20)))
    }

    private static func plain(
        _ name: String, _ title: String, width: Double, height: Double, pixels: Double, card: Double, corner: Double
    ) -> DeviceProfile {
        DeviceProfile(
            name: name, title: title, screen: CGSize(width: width, height: height), pixelsPerPoint: pixels, screenCornerRadius: corner,
            card: Card(width: card, maximumHeight: 160, cornerRadius: 23.5), island: nil)
    }
}
