import Archive
import Foundation
import Testing

/// The whole way: sources, compiler, renderer, pictures.
@Suite(.serialized) struct PreviewTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")

    private struct Run {
        var status: Int32
        var output: String
        var errors: String

        var document: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]) ?? [:] }
        var previews: [[String: Any]] { document["previews"] as? [[String: Any]] ?? [] }
        func pictures(_ name: String) -> [[String: Any]] {
            previews.filter { $0["name"] as? String == name }.flatMap { $0["pictures"] as? [[String: Any]] ?? [] }
        }
    }

    private func run(_ arguments: String...) throws -> Run { try run(arguments) }

    private func run(_ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("liveactivity")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (output, errors) = (folder.appendingPathComponent("output.txt"), folder.appendingPathComponent("errors.txt"))
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Run(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    private func write(_ text: String, _ name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static let activity = """
        import SwiftUI
        import WidgetKit

        struct OrderAttributes: ActivityAttributes {
            enum Phase: String, Codable { case preparing, underway }
            struct ContentState: Codable, Hashable { var phase: Phase; var minutes: Int }
            var restaurantName: String
        }
        struct OrderWidget: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: OrderAttributes.self) { context in
                    Text(verbatim: "\\(context.attributes.restaurantName) \\(context.state.phase.rawValue) \\(context.state.minutes)")
                } dynamicIsland: { context in
                    DynamicIsland {
                        DynamicIslandExpandedRegion(.center) { Text("\\(context.state.minutes)") }
                    } compactLeading: { Text("L") } compactTrailing: { Text("T") } minimal: { Text("M") }
                }
            }
        }

        """

    @Test("A matrix draws every combination of what is listed on one sheet, and marks what does not fit")
    func matrix() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            """
            import SwiftUI
            import WidgetKit

            #Preview("Sign", traits: .fixedLayout(width: 90, height: 24)) { Text("Departure").lineLimit(1) }
            """, "Sign.swift")
        try write("\"Departure\" = \"Abfahrt\";", "de.lproj/Localizable.strings")
        let run = try run(
            "preview", "Sign.swift", "--matrix", "--language", "en,de", "--appearance", "light,dark", "--dynamic-type",
            "large,accessibility3",
            "--stale", "--always-on", "--direction", "ltr", "--json", "--cache-path", "cache", "--output", "out")
        #expect(run.status == 0, "\(run.errors)")
        let pictures = run.pictures("Sign")
        #expect(pictures.count == 32)
        let variants = pictures.compactMap { $0["variant"] as? NSDictionary }
        #expect(Set(variants).count == 32)
        for (picture, variant) in zip(pictures, variants) {
            #expect((picture["faults"] as? [String] == ["text cut"]) == (variant["dynamicTypeSize"] as? String == "accessibility3"))
            #expect((picture["files"] as? [String]) == [])
        }
        #expect(run.errors.contains("text is cut") && run.errors.contains("[English · left to right · text size accessibility3"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path) == ["sheet.png"])

        let bare = try self.run("preview", "Sign.swift", "--matrix", "--json", "--cache-path", "cache", "--output", "out")
        let titles = bare.pictures("Sign").compactMap {
            ($0["variant"] as? [String: Any]).map { "\($0["language"] ?? "") \($0["appearance"] ?? "")" }
        }
        #expect(Set(titles) == ["en light", "de light", "en dark"])
    }

    @Test("One build shows several versions of iOS")
    func systemVersions() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            """
            import SwiftUI
            import WidgetKit

            struct Old: View {
                var body: some View {
                    if #available(iOS 18, *) { Color.red.frame(width: 18, height: 10) } else { Color.red.frame(width: 16, height: 10) }
                }
            }
            #Preview("Size", traits: .sizeThatFitsLayout) { Old() }
            """, "Old.swift")
        for (version, width) in [("16.2", 16.0), ("18.0", 18.0), (nil, 18.0)] {
            var arguments = ["preview", "Old.swift", "--json", "--cache-path", "cache", "--output", "out"]
            if let version { arguments += ["--system-version", version] }
            let run = try run(arguments)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.pictures("Size").first?["width"] as? Double == width)
        }
    }

    @Test("Every preview is found, named and drawn, and the configuration in what no preview names")
    func everything() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            Self.activity + """
                #Preview("Karte", as: .content, using: OrderAttributes(restaurantName: "Da Ugo")) { OrderWidget() } contentStates: {
                    OrderAttributes.ContentState(phase: .preparing, minutes: 12)
                    OrderAttributes.ContentState(phase: .underway, minutes: 3)
                }
                #Preview("View", traits: .fixedLayout(width: 120, height: 40)) { Text(verbatim: "x") }
                #Preview { Text("unnamed") }
                struct Older_Previews: PreviewProvider {
                    static var previews: some View {
                        OrderAttributes(restaurantName: "Alt").previewContext(.init(phase: .underway, minutes: 1), isStale: true, viewKind: .dynamicIsland(.compact))
                            .previewDisplayName("Insel")
                        Text(verbatim: "plain")
                    }
                }
                """, "Order.swift")
        let run = try run(
            "preview", "Order.swift", "--json", "--now", "2026-11-30T12:00:00Z", "--format", "archive,png", "--cache-path", "cache",
            "--output", "out")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.pictures("Karte").map { $0["presentation"] as? String } == ["lock-screen", "lock-screen"])
        #expect(run.pictures("Karte").map { $0["state"] as? Int } == [1, 2])
        #expect(run.pictures("View").first?["width"] as? Double == 120)
        #expect(run.previews.contains { $0["name"] as? String == "Order.swift:25" })
        let older = run.previews.first { $0["kind"] as? String == "provider" }?["pictures"] as? [[String: Any]] ?? []
        #expect(older.map { $0["preview"] as? String } == ["Insel", "Older 2"])
        let rest = run.pictures("OrderWidget")
        #expect(Set(rest.compactMap { $0["presentation"] as? String }) == ["banner", "minimal-attached", "minimal-detached", "expanded"])
        #expect(rest.allSatisfy { $0["isSample"] as? Bool == false })
        let files = run.previews.flatMap { $0["pictures"] as? [[String: Any]] ?? [] }.flatMap { $0["files"] as? [String] ?? [] }
        #expect(Set(files).count == files.count && files.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        let sheet = try #require(run.document["sheet"] as? String)
        #expect(FileManager.default.fileExists(atPath: sheet))

        let archives = files.filter { $0.hasSuffix(".json") }
        let before = try archives.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        let again = try self.run(
            "preview", "Order.swift", "--json", "--now", "2026-11-30T12:00:00Z", "--format", "archive,png", "--cache-path", "cache",
            "--output", "out")
        #expect(again.document["startedPrograms"] as? Int == 0)
        #expect(try archives.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == before)
    }

    @Test("A configuration without states shows samples, marked as such, or the JSON that is given")
    func samples() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(Self.activity, "Order.swift")
        let samples = try run(
            "preview", "Order.swift", "--json", "--format", "archive", "--cache-path", "cache", "--output", "out", "--presentation",
            "lock-screen")
        #expect(samples.status == 0, "\(samples.errors)")
        let picture = try #require(samples.pictures("OrderWidget").first)
        #expect(picture["isSample"] as? Bool == true)
        let file = try #require((picture["files"] as? [String])?.first)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Restaurant name preparing 3"))
        let given = try run(
            "preview", "Order.swift", "--json", "--format", "archive", "--cache-path", "cache", "--output", "out", "--presentation",
            "lock-screen", "--attributes",
            #"{"restaurantName":"Bei Emil"}"#, "--state", #"{"phase":"underway","minutes":7}"#)
        #expect(given.pictures("OrderWidget").first?["isSample"] as? Bool == false)
        #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Bei Emil underway 7"))
        let wrong = try run("preview", "Order.swift", "--cache-path", "cache", "--state", #"{"phase":"underway","minutes":"7"}"#)
        #expect(wrong.errors.contains("minutes is not a Int"), "\(wrong.errors)")
    }

    @Test("A preview that crashes and one that hangs are told by name and place, and everything else is drawn")
    func isolation() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            """
            import SwiftUI
            #Preview("first") { Text("1") }
            #Preview("crash") { let list: [Int] = []; return Text(verbatim: "\\(list[3])") }
            #Preview("hang") { while true {} ; return Text("never") }
            #Preview("exit") { exit(7); return Text("never") }
            #Preview("last") { print("printed by the preview"); return Text("2") }
            """, "Broken.swift")
        let run = try run(
            "preview", "Broken.swift", "--json", "--format", "archive", "--cache-path", "cache", "--output", "out", "--timeout", "2")
        #expect(run.status == 3)
        #expect(run.pictures("first").count == 1 && run.pictures("last").count == 1)
        #expect(run.pictures("crash").isEmpty && run.pictures("hang").isEmpty)
        #expect(
            run.errors.contains("Broken.swift:3: error: the preview \"crash\" crashed: ") && run.errors.contains("Index out of range"),
            "\(run.errors)")
        #expect(run.errors.contains("Broken.swift:4: error: the preview \"hang\" was stopped: it was not done after 2 s"))
        #expect(run.errors.contains("Broken.swift:5: error: the preview \"exit\" crashed: it ended the process with status 7"))
        #expect(run.errors.contains("printed by the preview"))
    }

    @Test("The wall clock stands at the instant that --now names, whatever the code asks it with")
    func clock() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "import SwiftUI\n#Preview(\"now\") { Text(verbatim: \"\\(Date.now.timeIntervalSince1970) \\(time(nil))\") }\n", "Now.swift")
        _ = try run(
            "preview", "Now.swift", "--format", "archive", "--cache-path", "cache", "--output", "out", "--now", "2026-11-30T12:00:00Z")
        let archive = try String(contentsOf: folder.appendingPathComponent("out/now.archive.json"), encoding: .utf8)
        #expect(archive.contains("1796040000.0 1796040000"))
    }

    @Test("Compile errors come out as the compiler wrote them, with status 1 and no picture")
    func compileErrors() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("import SwiftUI\n#Preview {\n    Text(5, 6)\n}\n", "Wrong.swift")
        let run = try run("preview", "Wrong.swift", "--cache-path", "cache")
        #expect(run.status == 1)
        #expect(run.errors.contains("Wrong.swift:3:"))
        #expect(run.errors.contains("error: "))
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("liveactivity-previews").path))
    }

    @Test("A state of more than 4096 bytes is reported once, with the preview's place")
    func oversized() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            Self.activity + """
                #Preview("Big", as: .content, using: OrderAttributes(restaurantName: String(repeating: "x", count: 5000))) { OrderWidget() } contentStates: {
                    OrderAttributes.ContentState(phase: .preparing, minutes: 12)
                }
                """, "Order.swift")
        let run = try run("preview", "Order.swift", "--cache-path", "cache", "--format", "archive", "--output", "out")
        let lines = run.errors.split(separator: "\n").filter { $0.contains("the system takes 4096") }
        #expect(lines.count == 1 && lines.first?.hasPrefix("Order.swift:20: warning: Big: ") == true, "\(run.errors)")
    }

    @Test("Archives are drawn again; damaged and newer ones are refused in one line each")
    func archives() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("import SwiftUI\n#Preview(\"one\") { Text(\"1\") }\n", "One.swift")
        _ = try run("preview", "One.swift", "--format", "archive", "--cache-path", "cache", "--output", "out", "--quiet")
        let drawn = try run("draw", "out/one.archive.json", "--scale", "2", "--format", "svg")
        #expect(drawn.status == 0, "\(drawn.errors)")
        #expect(try String(contentsOf: folder.appendingPathComponent("out/one.svg"), encoding: .utf8).contains("<svg"))
        let sheet = try run(
            "draw", "out/one.archive.json", "out/one.archive.json", "--output", "both.svg", "--format", "svg", "--title", "Two")
        #expect(sheet.status == 0 && !sheet.output.contains("one.svg"), "\(sheet.errors)")
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("both.svg").path))
        try write("{\"version\":99}", "newer.json")
        try write("nonsense", "damaged.json")
        for (file, words) in [("newer.json", "version 99"), ("damaged.json", "is no archive"), ("absent.json", "cannot be read")] {
            let refused = try run("draw", file)
            #expect(
                refused.status == 5 && refused.errors.contains(words) && refused.errors.split(separator: "\n").count == 1,
                "\(refused.errors)")
        }
    }

    @Test("Nothing to draw is said, with the nearest name")
    func nothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("import SwiftUI\n#Preview(\"Lock Screen\") { Text(\"1\") }\n", "One.swift")
        let named = try run("preview", "One.swift", "--preview", "Lock Scren", "--cache-path", "cache")
        #expect(named.status == 2 && named.errors.contains("did you mean Lock Screen?"), "\(named.errors)")
        try write("struct Nothing {}\n", "Nothing.swift")
        let none = try run("preview", "Nothing.swift", "--cache-path", "cache")
        #expect(none.status == 2 && none.errors.contains("has no #Preview"), "\(none.errors)")
        #expect(try run("preview", "Absent.swift").status == 2)
        #expect(try run("prevew", "One.swift").errors.contains("did you mean preview?"))
    }
}
