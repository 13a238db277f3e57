import Foundation

/// One set of surroundings to draw in: a device, a language, and the settings that change how an activity looks.
public struct RenderingVariant: Codable, Hashable, Sendable {
    public enum Direction: String, Codable, CaseIterable, Sendable { case leftToRight = "ltr", rightToLeft = "rtl" }
    public enum Appearance: String, Codable, CaseIterable, Sendable { case light, dark }

    /// Name of a device profile.
    public var device: String
    /// BCP 47 tag of the device's language.
    public var language: String
    /// nil follows the language.
    public var direction: Direction?
    public var appearance: Appearance = .light
    /// Name of a Dynamic Type size, such as `large`.
    public var dynamicTypeSize: String = "large"
    public var isStale: Bool = false
    /// Whether the display is dimmed, as on an Always-On display.
    public var isLuminanceReduced: Bool = false
    /// The version of iOS, such as `16.2`; nil is the newest.
    public var systemVersion: String?

    public init(device: String, language: String) {
        self.device = device
        self.language = language
    }

    /// What differs from the usual, in a few words: `German · dark · text size xxxLarge`.
    public var title: String {
        var parts = [Locale(identifier: "en").localizedString(forIdentifier: language) ?? language]
        if let direction { parts.append(direction == .rightToLeft ? "right to left" : "left to right") }
        if appearance == .dark { parts.append("dark") }
        if dynamicTypeSize != "large" { parts.append("text size \(dynamicTypeSize)") }
        if isStale { parts.append("stale") }
        if isLuminanceReduced { parts.append("Always-On") }
        if let systemVersion { parts.append("iOS \(systemVersion)") }
        return parts.joined(separator: " · ")
    }
}
