import Foundation
import Synchronization
import Testing

@testable import Building

@Suite(.serialized) struct BuilderTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("building-\(UUID().uuidString)")

    private func write(_ text: String, _ path: String) throws -> URL {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    private func builder() throws -> Builder {
        Builder(
            toolchain: try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? ""),
            frameworks: try FrameworksInstallation.find(for: Bundle.main.bundleURL.appendingPathComponent("liveactivity")),
            cache: folder.appendingPathComponent("cache"))
    }

    @Test("What has not changed is not compiled again, and its warnings are said again")
    func cache() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write(
            "import SwiftUI\n#if os(iOS)\nfunc view() -> Text { let unused = 1; return Text(\"a\") }\n#else\n#error(\"not iOS\")\n#endif\n",
            "V.swift")
        let other = try write("struct Other {}\n", "O.swift")
        let plan = try BuildPlan.files([file, other])
        let first = try builder().build(plan)
        #expect(first.map(\.startedPrograms) == [2])
        #expect(first[0].messages.contains("\(file.path):3:"), "a warning names the author's file: \(first[0].messages)")
        let second = try builder().build(plan)
        #expect(second.map(\.startedPrograms) == [0])
        #expect(second[0].messages == first[0].messages)
        _ = try write("struct Other { var more = 1 }\n", "O.swift")
        #expect(try builder().build(plan).map(\.startedPrograms) == [2])
        // A new time stamp alone is no change.
        _ = try write("struct Other { var more = 1 }\n", "O.swift")
        #expect(try builder().build(plan).map(\.startedPrograms) == [0])
    }

    @Test("The compiler's errors come out as it wrote them, at the author's lines, from a staged file too")
    func errors() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write("#if os(iOS)\nlet number: Int = \"text\"\n#endif\n", "Wrong.swift")
        let results = try builder().build(try BuildPlan.files([file]))
        #expect(results[0].library == nil)
        #expect(results[0].messages.contains("\(file.path):2:19: error: cannot convert value of type 'String' to specified type 'Int'"))
        _ = try write("#if os(iOS)\nlet number: Int = 1\n#endif\n", "Wrong.swift")
        #expect(try builder().build(try BuildPlan.files([file]))[0].library != nil)
    }

    @Test("Targets of a package are modules of their own: two may declare the same names, and one may need another")
    func package() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Shared", swiftSettings: [.define("EXTRA", .when(platforms: [.iOS])), .define("NO", .when(platforms: [.macOS]))]),
                .executableTarget(name: "App", dependencies: ["Shared"], path: "Sources/App"),
                .executableTarget(name: "Widgets", dependencies: ["Shared"], exclude: ["Ignored.swift"], resources: [.copy("table.txt")],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
                .testTarget(name: "ShopTests"),
            ])
            """, "Package.swift")
        _ = try write(
            "public struct Order: Sendable { public init() {} }\n#if !EXTRA || NO\n#error(\"conditions\")\n#endif\n",
            "Sources/Shared/Order.swift")
        for target in ["App", "Widgets"] {
            _ = try write(
                "import Shared\n@main struct Main { static func main() {} ; let order = Order() }\n", "Sources/\(target)/Main.swift")
        }
        _ = try write(
            "import Foundation\nvar global = 1\nlet table = Bundle.module.path(forResource: \"table\", ofType: \"txt\")\n",
            "Sources/Widgets/Mode5.swift")
        _ = try write("this is no Swift", "Sources/Widgets/Ignored.swift")
        _ = try write("1 2 3", "Sources/Widgets/table.txt")
        let builder = try builder()
        let plan = try builder.plan(package: folder, environment: ["A": "1"])
        #expect(Set(plan.modules.map(\.name)) == ["Shared", "App", "Widgets"])
        #expect(plan.modules.first { $0.name == "Widgets" }?.languageMode == "5")
        #expect(plan.modules.first { $0.name == "App" }?.languageMode == "6")
        let results = try builder.build(plan)
        for result in results { #expect(result.library != nil, "\(result.messages)") }
        #expect(try builder.build(plan).allSatisfy { $0.startedPrograms == 0 })
        _ = try write("import Shared\n@main struct Main { static func main() { print(Order()) } }\n", "Sources/App/Main.swift")
        #expect(try builder.build(plan).filter { $0.startedPrograms > 0 }.map(\.module.name) == ["App"])
        _ = try write("public struct Order: Sendable { public init() {}; public var name = \"\" }\n", "Sources/Shared/Order.swift")
        let dependents = try builder.build(plan).filter { $0.startedPrograms > 0 }.map(\.module.name)
        #expect(Set(dependents) == ["Shared", "App", "Widgets"])
    }

    @Test("A folder with an app and an extension is two programs that share the rest")
    func programs() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write("struct Attributes {}", "Pizza/Shared/Attributes.swift")
        _ = try write("@main struct Main { static func main() {} }", "Pizza/App/Main.swift")
        _ = try write("\n  @main struct Main { static func main() {} }", "Pizza/Widgets/Main.swift")
        let plan = try BuildPlan.folder(folder.appendingPathComponent("Pizza"))
        #expect(plan.name == "Pizza" && plan.modules.map(\.name) == ["PizzaApp", "PizzaWidgets"])
        #expect(plan.modules.allSatisfy { $0.sources.map(\.lastPathComponent) == ["Attributes.swift", "Main.swift"] })
        let alone = try BuildPlan.folder(folder.appendingPathComponent("Pizza/Widgets"))
        #expect(alone.modules.map(\.name) == ["Widgets"])
        #expect(throws: BuildError.self) { try BuildPlan.folder(folder.appendingPathComponent("Nothing")) }
    }

    @Test("Links to folders are followed once, and a file that two links lead to is one file", .timeLimit(.minutes(1)))
    func links() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write("struct Attributes {}", "Pizza/Shared/Attributes.swift")
        _ = try write("@main struct Main { static func main() {} }", "Pizza/App/Main.swift")
        for (link, target) in [("Pizza/App/Shared", "../Shared"), ("Pizza/Shared/Above", "../..")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent(link).path, withDestinationPath: target)
        }
        let plan = try BuildPlan.folder(folder.appendingPathComponent("Pizza/App"))
        #expect(plan.modules.map { $0.sources.map(\.lastPathComponent).sorted() } == [["Attributes.swift", "Main.swift"]])
    }

    @Test("A module that fails takes only those with it that need it")
    func failureSpreads() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var broken = ModulePlan(name: "Broken", sources: [try write("let x: Int = \"\"", "b.swift")])
        broken.conditions = []
        var above = ModulePlan(name: "Above", sources: [try write("import Broken", "a.swift")])
        above.dependencies = ["Broken"]
        let beside = ModulePlan(name: "Beside", sources: [try write("let y = 1", "c.swift")])
        let results = try builder().build(BuildPlan(modules: [broken, above, beside], name: "Three"))
        #expect(results.map { $0.library != nil } == [false, false, true])
        #expect(results[1].messages.isEmpty)
    }

    @Test("Missing files, other files and packages without a manifest are named")
    func input() throws {
        #expect(throws: BuildError.self) { try BuildPlan.files([URL(fileURLWithPath: "/nowhere/V.swift")]) }
        #expect(throws: BuildError.self) { try BuildPlan.files([URL(fileURLWithPath: "/etc/hostname")]) }
        let error = #expect(throws: BuildError.self) { try builder().plan(package: URL(fileURLWithPath: "/etc"), environment: [:]) }
        #expect(error?.description.contains("/etc") == true)
        #expect(throws: BuildError.self) { try Toolchain.find(searchPath: "/nowhere") }
    }

    @Test(
        "Module names are identifiers, and never those of the frameworks",
        arguments: [("My App", "My_App"), ("SwiftUI", "SwiftUISources"), ("2048", "_2048"), ("", "Sources"), ("Zähler", "Z_hler")])
    func names(folder: String, module: String) { #expect(BuildPlan.moduleName(folder) == module) }
}
