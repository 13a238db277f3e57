import Foundation
import Testing

@testable import Staging

@Suite struct StageTests {
    @Test("Only files that differ are copied, and a copy that stays the same keeps its time stamp")
    func copies() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let plain = folder.appendingPathComponent("a/Same.swift")
        let conditional = folder.appendingPathComponent("b/Same.swift")
        for (file, text) in [(plain, "let a = 1\n"), (conditional, "#if os(iOS)\nlet b = 1\n#endif\n")] {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let stage = Stage(folder: folder.appendingPathComponent("stage"))
        let first = try stage.stage([plain, conditional])
        #expect(first[0].copy == nil)
        let copy = try #require(first[1].copy)
        let stamp = try FileManager.default.attributesOfItem(atPath: copy.path)[.modificationDate] as? Date
        #expect(try stage.stage([plain, conditional]) == first)
        #expect(try FileManager.default.attributesOfItem(atPath: copy.path)[.modificationDate] as? Date == stamp)
        let overlay = try #require(try stage.writeOverlay(for: first, name: "module"))
        let text = try String(contentsOf: overlay, encoding: .utf8)
        #expect(text.contains(copy.path) && !text.contains("\"\(plain.deletingLastPathComponent().path)\""))
        #expect(try stage.writeOverlay(for: [first[0]], name: "other") == nil)
    }

    @Test("A file that is not there is named in the message")
    func absent() {
        let stage = Stage(folder: FileManager.default.temporaryDirectory)
        let error = #expect(throws: StagingError.self) { try stage.stage([URL(fileURLWithPath: "/nowhere/View.swift")]) }
        #expect(error?.description.contains("/nowhere/View.swift") == true)
    }
}
