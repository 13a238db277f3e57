import Foundation
import Testing

@testable import Staging

@Suite struct StagedSourceTests {
    /// A condition and what is compiled in its place.
    static let conditions: [(written: String, staged: String)] = [
        ("os(iOS)", "true"), ("os(Linux)", "false"), ("os(macOS)", "os(macOS)"), ("!os(iOS)", "!true"),
        ("os(iOS) || os(macOS)", "true || os(macOS)"),
        ("!os(Linux) && os(iOS)", "!false && true"), ("(os(iOS))", "(true)"), ("os ( iOS )", "true"),
        ("os(iOS) // on a phone", "true // on a phone"),
        ("os(/* which? */ iOS)", "true"), ("targetEnvironment(simulator)", "targetEnvironment(simulator)"),
        ("os(iOS) && !targetEnvironment(macCatalyst)", "true && !targetEnvironment(macCatalyst)"), ("arch(x86_64)", "false"),
        ("arch(arm64)", "true"),
        ("canImport(ActivityKit)", "canImport(ActivityKit)"), ("canImport(UIKit, _version: 1.2)", "canImport(UIKit, _version: 1.2)"),
        ("swift(>=5.9)", "swift(>=5.9)"), ("compiler(>=6) && os(iOS)", "compiler(>=6) && true"), ("DEBUG", "DEBUG"),
        ("os(iOS) && DEBUG", "true && DEBUG"),
        ("hasFeature(BareSlashRegexLiterals)", "hasFeature(BareSlashRegexLiterals)"),
        ("hasAttribute(MainActor) || os(Linux)", "hasAttribute(MainActor) || false"),
        ("os(tvOS) || os(watchOS) || os(visionOS)", "os(tvOS) || os(watchOS) || os(visionOS)"),
        ("((os(Linux)) || (arch(arm64)))", "((false) || (true))"),
    ]

    @Test("A condition is answered where the phone's answer differs, and left alone where it does not", arguments: conditions)
    func answers(written: String, staged: String) {
        let host = Platform(operatingSystem: "Linux", architecture: "x86_64")
        for directive in ["#if \(written)\nlet x = 1\n#endif\n", "#if NO\n#elseif \(written)\nlet x = 1\n#endif"] {
            let result = StagedSource([UInt8](directive.utf8), on: host)
            #expect(collapsed(result) == collapsed(directive.replacing(written, with: staged)))
            #expect(result.differs == (written != staged))
            #expect(result.bytes.count == directive.utf8.count)
        }
    }

    /// Sources in which something looks like a directive and is none; the last line's directive must be found all the same.
    static let lookAlikes: [String] = [
        "// #if os(iOS)", "/* #if os(iOS) /* #if os(iOS) */ still inside #if os(iOS) */", ##"let s = "#if os(iOS)""##,
        "let s = \"\"\"\n#if os(iOS)\n\"quoted\" \\\"\"\"\n\"\"\"", ###"let s = #"a " #if os(iOS) \(x)"#"###,
        "let s = ##\"\"\"\n#if os(iOS)\n\"\"\"#\n\"\"\"##",
        ##"let s = "a \(f("#if os(iOS) )", g: { "}" })) b""##, ##"let s = "\("\("#if os(iOS)")")""##, "let r = /[\"/]#if os(iOS)/",
        "let r = #/\n \" #if os(iOS)\n/#",
        "let q = a / b; let t = \"/\"; let u = c / d", "let `#if os(iOS) \"` = 1", "let e = \"\"; let f = \"\\\\\"",
        "let x = y! / 2 /* \" */",
        "let s = \"unterminated", ###"let s = #"""#"###, "x.map { $0 / 2 }.filter(/\"/)", "let c = \"\\\"\"; let d = 'a'",
        "func / (a: Int, b: Int) {}",
        "let a = [1, 2].count / 2 // \"", "let url = \"https://example.com/*\"", "/**/", "/*/ \" */", "infix operator /*comment \" */ ++",
        "#!/usr/bin/swift \"",
        "let s = \"\\(a /* \" */ + \"b\")\"", "let s = #\"\\#(\"#if os(iOS)\")\"#", "return /\"/",
        "let emoji = \"👩‍👩‍👧 \\\" #if os(iOS)\"; let π = 3",
        "let s = \"\"\"\n  \\(values.map { \"\"\"\n  #if os(iOS) \\($0)\n  \"\"\" })\n  \"\"\"",
    ]

    @Test("Comments, strings and regular expressions hide nothing and are never changed", arguments: lookAlikes)
    func looksLikeOne(source: String) {
        let text = "\(source)\n#if os(iOS)\nlet found = 1\n#endif\n"
        let expected = "\(source)\n#if true   \nlet found = 1\n#endif\n"
        #expect(String(decoding: StagedSource([UInt8](text.utf8)).bytes, as: UTF8.self) == expected)
    }

    @Test("A condition may go on over several lines, and keeps them")
    func severalLines() {
        let text = "#if os(iOS) ||\n    os(Linux)\n    && (DEBUG ||\n os(\n iOS))\n_ = os(iOS)\n#endif"
        let staged = String(decoding: StagedSource([UInt8](text.utf8)).bytes, as: UTF8.self)
        #expect(staged.split(separator: "\n", omittingEmptySubsequences: false).count == 7)
        #expect(staged.contains("#if true    ||\n    false    \n    && (DEBUG ||\n true\n)\n_ = os(iOS)\n#endif"))
    }

    @Test("Directives in the middle of a chain of calls, at another indentation, and with Windows line ends are found")
    func places() {
        let text = "view\r\n  .a()\r\n  #if os(iOS)\r\n  .b()\r\n  #endif\r\n"
        #expect(String(decoding: StagedSource([UInt8](text.utf8)).bytes, as: UTF8.self) == text.replacing("os(iOS)", with: "true   "))
    }

    @Test("Any bytes at all are staged without a trap")
    func anyBytes() {
        var generator = SplitMix(state: 7)
        let alphabet = [UInt8]("#if os(iOS)\"\\()/*\n[]`é \"\"\"#available(iOS 1,*)".utf8)
        for _ in 0..<3000 {
            let bytes = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
            }
            #expect(StagedSource(bytes).bytes.count { $0 == 10 } == bytes.count { $0 == 10 })
        }
    }

    /// A condition about a version, and what is compiled in its place.
    static let versions: [(written: String, staged: String)] = [
        ("if #available(iOS 17, *) {", "if #available(iOS 17, *), _isAvailable(17) {"),
        ("guard #available(macOS 14, iOS 16.2, *), a else {", "guard #available(macOS 14, iOS 16.2, *), _isAvailable(16, 2), a else {"),
        (
            "if a, #available(iOSApplicationExtension 18.3.1, *) {",
            "if a, #available(iOSApplicationExtension 18.3.1, *), _isAvailable(18, 3, 1) {"
        ),
        ("if #unavailable(iOS 17) {", "if !_isAvailable(17) {"), ("if #available(macOS 14, *) {", "if #available(macOS 14, *) {"),
        ("let a = \"#available(iOS 17, *)\"", "let a = \"#available(iOS 17, *)\""),
        ("// #available(iOS 17, *)", "// #available(iOS 17, *)"), ("@available(iOS 17, *)", "@available(iOS 17, *)"),
        ("if #available(iOS 17, *", "if #available(iOS 17, *"),
        ("if #unavailable(iOS 17,\n  macOS 14) {", "if !_isAvailable(17)\n {"),
    ]

    @Test("Conditions about versions of iOS are asked again at run time", arguments: versions)
    func versionConditions(written: String, staged: String) {
        let source = StagedSource([UInt8](written.utf8))
        #expect(String(decoding: source.bytes, as: UTF8.self) == staged)
        #expect(source.differs == (written != staged))
    }

    private func collapsed(_ source: StagedSource) -> String { collapsed(String(decoding: source.bytes, as: UTF8.self)) }

    private func collapsed(_ text: String) -> String {
        text.replacing(#/ +/#, with: " ").replacing(" \n", with: "\n").replacing(" )", with: ")")
    }
}

/// A generator of random numbers that gives the same ones in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite struct SubmoduleTests {
    @Test(
        "An import of a submodule imports its framework, and nothing else changes",
        arguments: [
            ("import os.log", "import os    "), ("import CoreImage.CIFilterBuiltins\n", "import CoreImage                 \n"),
            ("import struct UIKit.UIColor", "import struct UIKit.UIColor"),
            ("@testable import A.B.C // why", "@testable import A     // why"),
            ("import os\n.log()", "import os\n.log()"), ("x.import.os.log", "x.import.os.log"),
        ])
    func submodules(written: String, staged: String) {
        #expect(String(decoding: StagedSource(Array(written.utf8)).bytes, as: UTF8.self) == staged)
    }
}

@Suite struct SuiteTests {
    @Test("Settings of app groups are made by the class that shares them, and other settings are left alone")
    func suites() {
        let written = #"let a = UserDefaults(suiteName: "g")!; let b = UserDefaults.standard; let c = "UserDefaults(suiteName:""#
        let staged = #"let a = _AppDefaults(suiteName: "g")!; let b = UserDefaults.standard; let c = "UserDefaults(suiteName:""#
        #expect(String(decoding: StagedSource(Array(written.utf8)).bytes, as: UTF8.self) == staged)
    }
}
