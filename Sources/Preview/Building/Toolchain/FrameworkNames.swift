/// The modules that the shared library has, as sources import them.
public enum FrameworkNames {
    /// Apple's names: the frameworks that Live Activities are made with, then their neighbours.
    public static let all: Set<String> = [
        "SwiftUI", "ActivityKit", "WidgetKit", "AppIntents", "UserNotifications", "Combine", "AlarmKit", "Charts", "CoreGraphics",
        "CoreLocation", "CryptoKit", "Intents", "OSLog", "QuartzCore", "UIKit", "UniformTypeIdentifiers", "os",
    ]

    /// Modules of our own that the others are made of, and of the toolchain: no module of the user's can have these names.
    static let reserved: Set<String> = [
        "AppGroups", "Archive", "Assets", "Availability", "Drawing", "Foundation", "Localization", "PictureFiles", "Rendering", "Swift",
        "Typesetting",
    ]
}
