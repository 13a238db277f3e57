import Foundation
import Testing

/// Many projects, each by itself.
@Suite(.serialized) struct SurveyTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("survey-\(UUID().uuidString)")

    private static func activity(_ text: String) -> String {
        """
        import SwiftUI
        import WidgetKit
        struct RideWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: RideAttributes.self) { context in \(text) } dynamicIsland: { context in
                    DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("c") } } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
                }
            }
        }
        """
    }

    private static let attributes = """
        import ActivityKit
        struct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable { var minutes: Int } }
        """

    private func write(_ text: String, _ path: String) throws { try ProgramRun.write(text, "projects/\(path)", in: folder) }

    @Test("Each project is tried by itself: one that does not compile, one that hangs and one that crashes do not stop the others")
    func projects() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("import Kit\n" + Self.activity("Text(\"\\(context.state.minutes)\")"), "good/Widget/Ride.swift")
        // Two programs, two files of one name, a copied type, a module given along, a map that nothing needs.
        try write(Self.attributes + "\nprivate struct Part {}", "good/Kit/RideAttributes.swift")
        try write(Self.attributes, "good/App/RideAttributes.swift")
        try write("import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"a\") } } }", "good/App/Main.swift")
        try write(
            "import WidgetKit\nimport SwiftUI\n@main struct B: WidgetBundle { var body: some Widget { RideWidget() } }",
            "good/Widget/Main.swift")
        try write("import MapKit\nstruct Place { let map = MKMapView() }", "good/App/Place.swift")
        try write(Self.activity("Unknown()"), "refused/Ride.swift")
        try write(Self.attributes, "refused/RideAttributes.swift")
        try write(Self.activity("Text(\"\\([Int]()[3])\")"), "crashes/Ride.swift")
        try write(Self.attributes, "crashes/RideAttributes.swift")
        try write(Self.activity("{ while true {} ; return Text(\"\") }()"), "hangs/Ride.swift")
        try write(Self.attributes, "hangs/RideAttributes.swift")
        try write(Self.activity("Map()").replacing("import SwiftUI", with: "import SwiftUI\nimport MapKit"), "map/Ride.swift")
        try write(Self.attributes, "map/RideAttributes.swift")
        try write("no source", "nothing/notes.txt")
        let run = try ProgramRun(
            ["survey", "projects", "--json", "--timeout", "20", "--cache-path", "cache", "--output", "out"], in: folder)
        #expect(run.status == 1, "\(run.errors)")
        let projects = run.document["projects"] as? [[String: Any]] ?? []
        #expect(projects.map { $0["name"] as? String } == ["crashes", "good", "hangs", "map", "nothing", "refused"])
        func value(_ project: Int, _ key: String) -> String { projects[project][key].map { "\($0)" } ?? "" }
        #expect(projects.map { $0["compiles"] as? Bool } == [true, true, false, false, false, false])
        #expect(projects.map { $0["drawn"] as? Bool } == [false, true, false, false, false, false])
        #expect(value(0, "error").contains("crashed") && value(2, "error").contains("stopped: it was not done after 20 s"))
        #expect(value(1, "files") == "4" && value(1, "error") == "", "\(projects[1])")
        let leftOut = (projects[1]["leftOut"] as? [[String: String]] ?? []).compactMap { $0["file"] }
        #expect(leftOut == ["App/Place.swift", "App/RideAttributes.swift"])
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("out/good/sheet.png").path))
        #expect(value(3, "error").hasPrefix("Ride.swift:2:1: error: MapKit is a framework of Apple's that is not there"), "\(projects[3])")
        #expect(value(5, "error").contains("cannot find 'Unknown' in scope"))
        let one = try ProgramRun(["survey", "projects", "--project", "GOOD", "--cache-path", "cache"], in: folder)
        #expect(one.status == 0)
        #expect(one.output.hasSuffix("compiled 1 of 1, drawn 1 of 1\n"), "\(one.output)")
    }

    @Test("A folder without projects is refused in one line")
    func nothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for arguments in [["survey", "absent"], ["survey", "."], ["survey"]] {
            let run = try ProgramRun(arguments, in: folder)
            #expect(run.status == 2 && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        }
    }
}
