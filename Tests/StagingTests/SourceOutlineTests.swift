import Testing

@testable import Staging

@Suite struct SourceOutlineTests {
    private func outline(_ text: String, modules: Set<String> = ["SwiftUI", "Foundation"], conditions: Set<String> = ["DEBUG"])
        -> SourceOutline
    {
        SourceOutline([UInt8](text.utf8), conditions: conditions) { modules.contains($0) }
    }

    @Test("Imports are those that the phone compiles, with their modules, lines and columns")
    func imports() {
        let outline = outline(
            """
            import SwiftUI
            #if os(macOS)
            import AppKit
            #elseif canImport(UIKit) && !targetEnvironment(simulator)
            import UIKit
            #else
              @preconcurrency public import struct Models.Match; import Other.Part
            #endif
            #if DEBUG || RELEASE
            @_spi(Inner) @testable import Debugging
            #endif
            // import Comment
            let text = "import Text"
            """)
        #expect(outline.imports.map(\.module) == ["SwiftUI", "Models", "Other", "Debugging"])
        #expect(outline.imports.map(\.line) == [1, 7, 7, 10])
        #expect(outline.imports.map(\.column) == [1, 3, 54, 1])
    }

    @Test(
        "Conditions are answered as on the phone; what cannot be known counts as compiled",
        arguments: [
            ("os(iOS) && !os(Linux)", true), ("os(watchOS) || canImport(Nothing)", false), ("canImport(SwiftUI, _version: 5)", true),
            ("!(os(iOS) && DEBUG)", false), ("swift(>=5.9)", true), ("compiler(<6)", false), ("hasFeature(X)", true), ("RELEASE", false),
            ("DEBUG&&!RELEASE", true), ("false", false),
        ])
    func conditions(condition: String, isCompiled: Bool) {
        #expect(outline("#if \(condition)\nimport There\n#endif\n").imports.isEmpty != isCompiled)
        #expect(outline("#if \(condition)\n#else\nimport There\n#endif\n").imports.isEmpty == (isCompiled && condition != "hasFeature(X)"))
    }

    @Test("Declarations are those that other files can name; what a file keeps to itself is none, and is not needed either")
    func declarations() {
        let outline = outline(
            """
            @MainActor public final class Store { struct Inner {} ; class func make() {} }
            private struct Hidden {}
            public private(set) var shared = 1
            enum Phase { case one }
            func format(_ value: Int) -> Hidden { let local = Needed(); return Hidden() }
            extension Color: Codable { init(hex: String) { self = .red } ; static let brand = 1 ; private var own: Int { 0 } }
            extension Store.Inner where T == Int { func show() {} }
            let sentence = "\\(Interpolated.value) Plain"
            """)
        #expect(outline.declarations == ["Store", "shared", "Phase", "format", "sentence"])
        #expect(outline.extensionMembers == ["Color": ["init(hex", "brand"], "Store": ["show"]])
        #expect(outline.conformances == ["Color"])
        #expect(outline.names.isSuperset(of: ["Needed", "Interpolated", "Codable"]))
        #expect(!outline.names.contains("Hidden"))
    }

    @Test("The main type's attribute is found wherever it stands")
    func mains() {
        #expect(outline("@main struct A {}").mains == [0..<5])
        #expect(outline("@available(iOS 17, *)\n@main\nstruct A {}\n// @main\n").mains.count == 1)
    }
}
