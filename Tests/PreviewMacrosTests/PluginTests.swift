import Foundation
import Testing

@Suite struct PluginTests {
    @Test("#Preview becomes a type with the name that the compiler allows, at the author's lines")
    func preview() throws {
        let source =
            "\n\n@available(iOS 17, *)\n#Preview(\"A \\\"name\\\"\", as: .content, using: Order()) {\n    W()\n} contentStates: {\n    S(1)\n}"
        let answers = try Plugin.answers(to: [expansion(source, line: 10, column: 4)])
        let expanded = try #require(answers.first?["expandMacroResult"] as? [String: Any])["expandedSource"] as? String ?? ""
        #expect(expanded.contains("@available(iOS 17, *)"))
        #expect(expanded.contains("struct $s4Main7PreviewfMu_: SwiftUI.PreviewRegistry"))
        #expect(
            expanded.contains(
                "return SwiftUI.Preview(\"A \\\"name\\\"\", as: .content, using: Order()) {\n    W()\n} contentStates: {\n    S(1)\n}"))
        #expect(expanded.contains("static var line: Swift.Int { 13 }"))
        #expect(expanded.contains("static var column: Swift.Int { 1 }"))
        #expect(expanded.contains("#sourceLocation(file: \"/src/View \\\"1\\\".swift\", line: 13)"))
    }

    @Test(
        "A preview without anything before its brace, with a labelled body, and one named by its module",
        arguments: [
            ("#Preview { V() }", "SwiftUI.Preview { V() }"), ("#Preview(\"x\", body: { V() })", "SwiftUI.Preview(\"x\", body: { V() })"),
            ("#SwiftUI.Preview { V() }", "SwiftUI.Preview { V() }"),
        ])
    func forms(source: String, expected: String) throws {
        let answer = try Plugin.answers(to: [expansion(source, line: 1, column: 1)]).first
        let expanded = try #require(answer?["expandMacroResult"] as? [String: Any])["expandedSource"] as? String ?? ""
        #expect(expanded.contains("return \(expected)\n"))
    }

    @Test("@Entry gives the variable accessors and a key of its own, with the written type and value")
    func entry() throws {
        func attachment(_ role: String, _ declaration: String, in parent: String) -> [String: Any] {
            [
                "expandAttachedMacro": [
                    "macro": ["moduleName": "PreviewMacros", "typeName": "EntryMacro", "name": "Entry"], "macroRole": role,
                    "discriminator": "x",
                    "attributeSyntax": syntax("@Entry", 1, 1), "declSyntax": syntax(declaration, 1, 1),
                    "parentDeclSyntax": syntax(parent, 1, 1),
                ]
            ]
        }
        let parent = "extension EnvironmentValues {}"
        let answers = try Plugin.answers(to: [
            attachment("accessor", "@Entry public var theme: Theme = .init(name: \"a=b\")", in: parent),
            attachment("peer", "@Entry public var theme: Theme = .init(name: \"a=b\")", in: parent),
            attachment("peer", "@Entry var count = 4", in: parent),
            attachment("peer", "@Entry var title: String?", in: "extension FocusedValues {}"),
            attachment("peer", "@Entry var broken", in: parent),
        ]).map { $0["expandMacroResult"] as? [String: Any] ?? [:] }
        let sources = answers.map { $0["expandedSource"] as? String ?? "" }
        #expect(sources[0].contains("get { self[__Key_theme.self] }") && sources[0].contains("set { self[__Key_theme.self] = newValue }"))
        #expect(sources[1].contains("static var defaultValue: Theme { get { .init(name: \"a=b\") } }"))
        #expect(sources[2].contains("static let defaultValue = 4"))
        #expect(sources[3].contains("SwiftUI.FocusedValueKey { typealias Value = String }"))
        #expect((answers[4]["diagnostics"] as? [[String: Any]])?.first?["message"] as? String != nil)
    }

    @Test("Messages that it does not know are answered, and the plugin goes on")
    func unknown() throws {
        let answers = try Plugin.answers(to: [
            ["loadPluginLibrary": ["libraryPath": "x"]], ["getCapability": ["capability": ["protocolVersion": 9]]],
        ])
        #expect(answers.count == 2)
        #expect(answers.allSatisfy { $0["getCapabilityResult"] != nil })
    }

    private func expansion(_ source: String, line: Int, column: Int) -> [String: Any] {
        [
            "expandFreestandingMacro": [
                "macro": ["moduleName": "PreviewMacros", "typeName": "ViewPreviewMacro", "name": "Preview"], "macroRole": "declaration",
                "discriminator": "$s4Main", "syntax": syntax(source, line, column),
            ]
        ]
    }

    private func syntax(_ source: String, _ line: Int, _ column: Int) -> [String: Any] {
        [
            "kind": "declaration", "source": source,
            "location": ["fileID": "Main/View.swift", "fileName": "/src/View \"1\".swift", "offset": 0, "line": line, "column": column],
        ]
    }
}

/// The plugin as the compiler starts it.
enum Plugin {
    struct NotBuilt: Error {}

    static func answers(to requests: [[String: Any]]) throws -> [[String: Any]] {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("PreviewMacros-tool")
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for request in requests {
            let body = try JSONSerialization.data(withJSONObject: request)
            input.fileHandleForWriting.write(withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) } + body)
        }
        try input.fileHandleForWriting.close()
        var rest = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var answers: [[String: Any]] = []
        while rest.count >= 8 {
            let count = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            let object = try JSONSerialization.jsonObject(with: rest.dropFirst(8).prefix(count))
            answers.append(object as? [String: Any] ?? [:])
            rest = Data(rest.dropFirst(8 + count))
        }
        return answers
    }
}
