import Testing

@testable import Staging

@Suite struct SourceAdaptationTests {
    @Test(
        "Imports of what is not there, or is compiled along, are left out in their place, and so are the module's name and a second @main")
    func adaptation() {
        var adaptation = SourceAdaptation()
        adaptation.mergedModules = ["Models"]
        adaptation.absentModules = ["MapKit", "Kingfisher"]
        adaptation.modulesWithFoundation = ["MapKit"]
        adaptation.leavesOutMain = true
        let source = """
            @testable import Models
            import MapKit
            import struct Kingfisher.KFImage; import SwiftUI
            #if canImport(Models) && canImport(Kingfisher)
            #endif
            @main struct A { let match: Models.Match; let other = a.Models.b }
            """
        let staged = StagedSource([UInt8](source.utf8), adaptation: adaptation)
        let lines = String(decoding: staged.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].allSatisfy { $0 == " " } && lines[0].count == 23)
        #expect(lines[1] == "import Foundation")
        #expect(lines[2] == "                                ; import SwiftUI")
        #expect(lines[3].hasPrefix("#if true") && lines[3].contains("canImport(Kingfisher)"))
        #expect(lines[5] == "      struct A { let match:        Match; let other = a.Models.b }")
    }

    @Test("Texts in other encodings become UTF-8")
    func encodings() {
        let text = "let price = \"12 € – née\"\n"
        func bytes(_ unit: UInt16) -> [UInt8] { [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let little: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap(bytes)
        let big: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { bytes($0).reversed() }
        let upper: [Unicode.Scalar: UInt8] = ["€": 0x80, "–": 0x96, "é": 0xE9]
        let windows = text.unicodeScalars.map { upper[$0] ?? UInt8($0.value) }
        for bytes in [little, big, windows] {
            let staged = StagedSource(bytes)
            #expect(staged.differs && String(decoding: staged.bytes, as: UTF8.self) == text)
        }
        #expect(!StagedSource([UInt8](text.utf8)).differs)
    }
}
