// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// What sources import: the frameworks that Live Activities are made with, then their neighbours, as far as such sources use them.
let frameworks = [
    "SwiftUI", "ActivityKit", "WidgetKit", "AppIntents", "UserNotifications", "Combine",
    "AlarmKit", "Charts", "CoreGraphics", "CoreLocation", "CryptoKit", "Intents", "OSLog", "QuartzCore", "UIKit",
    "UniformTypeIdentifiers", "os",
]

// On Apple platforms the module names below belong to Apple's own frameworks, so the products are empty there and the
// same sources import the system's modules instead.
#if os(macOS)
    let products: [Product] = frameworks.map { .library(name: $0, targets: ["AppleFrameworks"]) }

    let package = Package(
        name: "OpenActivityKit",
        platforms: [.macOS(.v15), .iOS(.v18)],
        products: products,
        targets: [.target(name: "AppleFrameworks", path: "Sources/AppleFrameworks")],
        swiftLanguageModes: [.v6]
    )
#else
    let package = Package(
        name: "OpenActivityKit",
        products: frameworks.map { .library(name: $0, targets: [$0]) } + [
            .library(name: "OpenActivityKit", type: .dynamic, targets: frameworks + ["Rendering"]),
            .library(name: "FrozenClock", type: .dynamic, targets: ["FrozenClock"]),
            .executable(name: "liveactivity", targets: ["liveactivity"]),
            .executable(name: "liveactivity-renderer", targets: ["liveactivity-renderer"]),
        ],
        targets: [
            // C libraries, one folder each.
            .systemLibrary(
                name: "CPango", path: "Sources/CLibraries/CPango", pkgConfig: "pangocairo",
                providers: [.apt(["libpango1.0-dev", "libcairo2-dev", "libfontconfig-dev", "libfreetype-dev"])]),
            .systemLibrary(
                name: "CDeflate", path: "Sources/CLibraries/CDeflate", pkgConfig: "libdeflate",
                providers: [.apt(["libdeflate-dev"])]),

            // The picture: what is drawn, how text and symbols are set, and the drawing itself.
            .target(name: "Archive", path: "Sources/Drawing/Archive"),
            .target(name: "PictureFiles", dependencies: ["CPango"], path: "Sources/Drawing/PictureFiles"),
            .target(name: "Typesetting", dependencies: ["Archive", "CPango"], path: "Sources/Drawing/Typesetting"),
            .target(
                name: "Drawing", dependencies: ["Archive", "Typesetting", "PictureFiles", "CPango", "CDeflate"],
                path: "Sources/Drawing/Drawing"),

            // The system that owns activities.
            .target(name: "ActivitySystem", path: "Sources/System/ActivitySystem"),

            // What an app imports.
            .target(name: "Availability", path: "Sources/Frameworks/Availability"),
            .target(name: "Combine", path: "Sources/Frameworks/Combine"),
            .target(name: "Localization", path: "Sources/Frameworks/Localization"),
            .target(
                name: "SwiftUI",
                dependencies: [
                    "AppGroups", "Archive", "Availability", "Typesetting", "PictureFiles", "Combine", "Localization", "Assets",
                    "CoreGraphics", "UIKit",
                    "PreviewMacros",
                ],
                path: "Sources/Frameworks/SwiftUI"),
            .target(
                name: "ActivityKit", dependencies: ["ActivitySystem", "AppGroups", "Combine", "Localization"],
                path: "Sources/Frameworks/ActivityKit"),
            .target(
                name: "WidgetKit", dependencies: ["SwiftUI", "ActivityKit", "Archive", "Availability", "PreviewMacros"],
                path: "Sources/Frameworks/WidgetKit"),
            .target(
                name: "AppIntents", dependencies: ["SwiftUI", "Localization"], path: "Sources/Frameworks/AppIntents"),
            .target(
                name: "UserNotifications", dependencies: ["Localization"], path: "Sources/Frameworks/UserNotifications"),

            .target(name: "AppGroups", path: "Sources/Frameworks/AppGroups"),
            .target(name: "Assets", dependencies: ["Archive", "PictureFiles"], path: "Sources/Frameworks/Assets"),
            .target(
                name: "CoreGraphics", dependencies: ["PictureFiles", "_Testing_CoreGraphics", "CPango"],
                path: "Sources/Frameworks/CoreGraphics"),
            .target(
                name: "UIKit",
                dependencies: [
                    "CoreGraphics", "Assets", "Archive", "Availability", "Typesetting", "PictureFiles", "_Testing_UIKit", "CPango",
                ],
                path: "Sources/Frameworks/UIKit"),
            .target(name: "_Testing_CoreGraphics", path: "Sources/Frameworks/TestingOverlays/CoreGraphics"),
            .target(name: "_Testing_UIKit", path: "Sources/Frameworks/TestingOverlays/UIKit"),
            .target(name: "OSLog", path: "Sources/Frameworks/OSLog"),
            .target(name: "os", dependencies: ["OSLog"], path: "Sources/Frameworks/os"),
            .target(name: "Intents", path: "Sources/Frameworks/Intents"),
            .target(name: "CryptoKit", dependencies: ["CPango"], path: "Sources/Frameworks/CryptoKit"),
            .target(name: "CoreLocation", path: "Sources/Frameworks/CoreLocation"),
            .target(name: "QuartzCore", dependencies: ["UIKit"], path: "Sources/Frameworks/QuartzCore"),
            .target(name: "UniformTypeIdentifiers", path: "Sources/Frameworks/UniformTypeIdentifiers"),
            .target(
                name: "AlarmKit", dependencies: ["ActivityKit", "AppIntents", "SwiftUI", "WidgetKit"],
                path: "Sources/Frameworks/AlarmKit"),

            .target(name: "Charts", dependencies: ["SwiftUI"], path: "Sources/Frameworks/Charts"),

            // From sources to pictures.
            .target(name: "RenderingMessages", dependencies: ["Archive"], path: "Sources/Preview/RenderingMessages"),
            .macro(name: "PreviewMacros", dependencies: ["Lexing"], path: "Sources/Preview/PreviewMacros"),
            .target(
                name: "Rendering",
                dependencies: [
                    "SwiftUI", "ActivityKit", "WidgetKit", "AppIntents", "Localization", "Assets", "UIKit", "Archive", "Availability",
                    "Typesetting", "RenderingMessages",
                ],
                path: "Sources/Preview/Rendering"),
            .target(name: "FrozenClock", path: "Sources/Preview/FrozenClock"),
            .target(name: "Lexing", path: "Sources/Preview/Lexing"),
            .target(name: "Staging", dependencies: ["Lexing"], path: "Sources/Preview/Staging"),
            .target(name: "Building", dependencies: ["Assets", "Staging"], path: "Sources/Preview/Building"),
            .target(
                name: "Commands",
                dependencies: [
                    "Archive", "Availability", "Localization", "Typesetting", "Drawing", "Staging", "Building", "RenderingMessages",
                ],
                path: "Sources/liveactivity", exclude: ["Program"]),
            .executableTarget(
                name: "liveactivity", dependencies: ["Commands"], path: "Sources/liveactivity/Program"),
            .executableTarget(name: "liveactivity-renderer", path: "Sources/liveactivity-renderer"),

            .testTarget(name: "AvailabilityTests", dependencies: ["Availability"]),
            .testTarget(name: "CombineTests", dependencies: ["Combine"]),
            .testTarget(name: "LocalizationTests", dependencies: ["Localization"]),
            .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "SwiftUI", "Archive"]),
            .testTarget(name: "ActivitySystemTests", dependencies: ["ActivitySystem"]),
            .testTarget(name: "ActivityKitTests", dependencies: ["ActivityKit", "ActivitySystem"]),
            .testTarget(name: "AlarmKitTests", dependencies: ["AlarmKit"]),
            .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "Archive"]),
            .testTarget(name: "UIKitTests", dependencies: ["UIKit", "SwiftUI", "QuartzCore", "CPango"]),
            .testTarget(name: "PictureFilesTests", dependencies: ["PictureFiles", "CPango"]),
            .testTarget(name: "AppGroupsTests", dependencies: ["AppGroups"]),
            .testTarget(name: "AssetsTests", dependencies: ["Assets", "Archive"]),
            .testTarget(
                name: "NeighbourTests",
                dependencies: ["os", "Intents", "CryptoKit", "CoreLocation", "UniformTypeIdentifiers"]),
            .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications"]),
            .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Availability", "WidgetKit", "ActivityKit", "Archive"]),
            .testTarget(name: "ArchiveTests", dependencies: ["Archive"]),
            .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "Archive", "CPango"]),
            .testTarget(name: "DrawingTests", dependencies: ["Drawing", "Archive", "PictureFiles", "Typesetting", "CPango"]),
            .testTarget(name: "WidgetKitTests", dependencies: ["WidgetKit", "Archive"]),
            .testTarget(name: "StagingTests", dependencies: ["Staging", "Lexing"]),
            .testTarget(name: "PreviewMacrosTests", dependencies: ["PreviewMacros"]),
            .testTarget(name: "BuildingTests", dependencies: ["Building", "Assets", "Staging"]),
            .testTarget(name: "RenderingTests", dependencies: ["Rendering", "RenderingMessages"]),
            .testTarget(
                name: "CommandLineTests", dependencies: ["Commands", "liveactivity", "liveactivity-renderer", "Archive"]),
        ],
        swiftLanguageModes: [.v6]
    )
#endif
