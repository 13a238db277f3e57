import Foundation
import Testing

@testable import Staging

@Suite struct StageTests {
    @Test("Only files that differ are copied, and a copy that stays the same keeps its time stamp")
    func copies() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = folder.appendingPathComponent("a/Same.swift")
        let conditional = folder.appendingPathComponent("b/Other.swift")
        for (file, text) in [(plain, "let a = 1\n"), (conditional, "#if os(iOS)\nlet b = 1\n#endif\n")] {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let stage = Stage(folder: folder.appendingPathComponent("stage"))
        let files = try [plain, conditional].map { (file: $0, text: try Stage.read($0)) }
        let first = try stage.stage(files)
        #expect(first[0].copy == nil)
        let copy = try #require(first[1].copy)
        let stamp = try FileManager.default.attributesOfItem(atPath: copy.path)[.modificationDate] as? Date
        #expect(try stage.stage(files) == first)
        #expect(try FileManager.default.attributesOfItem(atPath: copy.path)[.modificationDate] as? Date == stamp)
        let overlay = try #require(try stage.writeOverlay(for: first, name: "module"))
        let text = try String(contentsOf: overlay, encoding: .utf8)
        #expect(text.contains(copy.path) && !text.contains("\"\(plain.deletingLastPathComponent().path)\""))
        #expect(try stage.writeOverlay(for: [first[0]], name: "other") == nil)
    }

    @Test("A file that is not there is named in the message")
    func absent() {
        let error = #expect(throws: StagingError.self) { try Stage.read(URL(fileURLWithPath: "/nowhere/View.swift")) }
        #expect(error?.description.contains("/nowhere/View.swift") == true)
    }

    @Test("A second file of the same name is compiled under another, and says that it is the author's")
    func sameNames() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a", "b"].map { (file: URL(fileURLWithPath: "/project/\($0)/Same.swift"), text: [UInt8]("let x = 1\n".utf8)) }
        let staged = try Stage(folder: folder).stage(files)
        #expect(staged[0].compiled == files[0].file)
        #expect(staged[1].compiled.lastPathComponent != "Same.swift")
        let text = try String(contentsOf: staged[1].compiled, encoding: .utf8)
        #expect(text == "#sourceLocation(file: \"/project/b/Same.swift\", line: 1)\nlet x = 1\n")
    }
}
