// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Each example is two programs, as on iOS: the app and its widget extension. `Shared` is a link in both folders, which SwiftPM takes for what
// Xcode calls a file with two target memberships.
let frameworks = ["SwiftUI", "ActivityKit", "WidgetKit", "AppIntents", "UserNotifications"]
let examples = ["CookingTimer", "Delivery", "MeditationTimer", "CoffeeOrder", "WaterTracker"]

func program(_ example: String, _ part: String) -> Target {
    let folder = "\(example)/\(part)"
    let hasResources = FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(folder)/Resources")
    return .executableTarget(
        name: example + part, dependencies: frameworks.map { .product(name: $0, package: "OpenActivityKit") }, path: folder,
        resources: hasResources ? [.copy("Resources")] : [])
}

let package = Package(
    name: "Examples",
    platforms: [.iOS("18.0"), .macOS("15.0")],
    dependencies: [.package(name: "OpenActivityKit", path: "..")],
    targets: examples.flatMap { [program($0, "App"), program($0, "Widgets")] },
    swiftLanguageModes: [.v6]
)
