import Foundation
import Testing

@testable import Building

@Suite struct SourceChoiceTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("choice-\(UUID().uuidString)")
    private let catalogue = ModuleCatalogue(names: ["SwiftUI", "WidgetKit", "Foundation"])

    /// The choice among files that are written for it, by their paths.
    private func choice(_ files: [String: String]) throws -> (
        all: [String], needed: [String], leftOut: [String: SourceChoice.LeftOut.Reason]
    ) {
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let choice = try SourceChoice(in: folder, catalogue: catalogue)
        func path(_ file: URL) -> String { String(file.path.dropFirst(folder.path.count + 1)) }
        return (
            choice.all.map(path), choice.needed.map(path),
            Dictionary(uniqueKeysWithValues: choice.leftOut.map { (path($0.file), $0.reason) })
        )
    }

    private static let widget = """
        import WidgetKit
        struct W: Widget { var body: some WidgetConfiguration {
            ActivityConfiguration(for: Trip.self) { context in Text(context.state.due.short).brand(Color(hex: "#fff")) } dynamicIsland: { _ in island }
        } }
        """

    @Test("What the Live Activity mentions is needed, through types, extensions and initializers; the rest may come along")
    func needed() throws {
        let choice = try choice([
            "Widget/W.swift": Self.widget,
            "Shared/Trip.swift": "import ActivityKit\nstruct Trip {}",
            "Shared/Color+Hex.swift": "import SwiftUI\nextension Color { init(hex: String) { self = .red } }",
            "Shared/Brand.swift": "import SwiftUI\nextension View { func brand(_ c: Color) -> some View { Helper(); return self } }",
            "Shared/Date.swift": "import Foundation\nextension Date { var short: String { \"\" } }",
            "Shared/Helper.swift": "struct Helper {}",
            "App/Rest.swift": "struct Rest {}",
            "App/URL.swift": "extension URL { var unused: Int { 0 } }",
            "AppTests/T.swift": "import XCTest\nstruct T {}",
            "Package.swift": "import PackageDescription",
        ])
        #expect(
            choice.needed == [
                "Shared/Brand.swift", "Shared/Color+Hex.swift", "Shared/Date.swift", "Shared/Helper.swift", "Shared/Trip.swift",
                "Widget/W.swift",
            ])
        #expect(Set(choice.all).subtracting(choice.needed) == ["App/Rest.swift", "App/URL.swift"])
        #expect(choice.leftOut.isEmpty)
    }

    @Test("A file that imports what is not there is left out, and what needs it too, unless the Live Activity needs it")
    func absentModules() throws {
        let choice = try choice([
            "W.swift": Self.widget + "\nlet map = Needed()",
            "Trip.swift": "import Models\nstruct Trip {}",
            "Models/Match.swift": "struct Match {}",
            "Needed.swift": "import MapKit\nstruct Needed {}",
            "Map.swift": "import MapKit\nstruct MapScreen {}\nextension MKState { var short: Int { 0 } }",
            "Screen.swift": "import SwiftUI\nstruct Screen { let map = MapScreen() }",
            "Mac.swift": "#if os(macOS)\nimport AppKit\n#endif\nstruct Mac {}",
        ])
        #expect(choice.needed == ["Needed.swift", "Trip.swift", "W.swift"])
        #expect(choice.all == ["Mac.swift", "Models/Match.swift", "Needed.swift", "Trip.swift", "W.swift"])
        #expect(choice.leftOut == ["Map.swift": .imports("MapKit"), "Screen.swift": .needs("MapScreen")])
    }

    @Test("Of a type that app and widget have a copy of each, the widget's counts")
    func copies() throws {
        let choice = try choice([
            "App/Trip.swift": "struct Trip {}", "Widget/Trip.swift": "struct Trip {}", "Widget/W.swift": Self.widget,
            "App/A.swift": "struct Only {}", "Other/A.swift": "struct Only {}",
        ])
        #expect(choice.needed == ["Widget/Trip.swift", "Widget/W.swift"])
        #expect(Set(choice.leftOut.keys) == ["App/Trip.swift", "Other/A.swift"])
    }

    @Test("A folder without a Swift file is named")
    func nothing() throws {
        let error = #expect(throws: BuildError.self) { try choice(["AppTests/T.swift": "", "notes.txt": ""]) }
        #expect(error?.description.contains(folder.path) == true)
    }
}
