import Lexing

/// A source file as it is compiled: the author's text, with those conditions answered whose answer differs between the phone and the
/// machine that compiles.
///
/// Everything stays on its line: `os(iOS)` becomes `true` and three spaces. `#available(iOS 17, *)` is asked again at run time, so that
/// one build shows several versions of iOS; what stands behind it on its line moves right.
public struct StagedSource: Equatable, Sendable {
    /// The text to compile.
    public var bytes: [UInt8]
    /// Whether the text differs from the author's.
    public var differs: Bool

    /// Stages a source.
    ///
    /// - Parameters:
    ///   - source: Text of a Swift file, in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252.
    ///   - platform: Where conditions hold.
    ///   - host: Where the compiler believes to be.
    ///   - adaptation: What it is compiled without.
    public init(
        _ source: [UInt8], for platform: Platform = .iPhone, on host: Platform = .host, adaptation: SourceAdaptation = SourceAdaptation()
    ) {
        bytes = SourceText.utf8(source)
        differs = bytes != source
        adapt(adaptation, platform)
        leaveOutSubmodules()
        shareSettings()
        askAgainForVersions()
        guard Self.contains(bytes, "#if", "#elseif") else { return }
        for condition in ConditionScanner(bytes).conditions.reversed() {
            let isMerged = condition.name == "canImport" && adaptation.mergedModules.contains(condition.argument)
            let there = isMerged ? true : platform.answer(to: condition.name, argument: condition.argument)
            let here = isMerged ? false : host.answer(to: condition.name, argument: condition.argument)
            guard let there, let here, there != here else { continue }
            answer(condition.range, with: there)
            differs = true
        }
    }

    /// Leaves out what the adaptation says.
    private mutating func adapt(_ adaptation: SourceAdaptation, _ platform: Platform) {
        let leftOut = adaptation.mergedModules.union(adaptation.absentModules)
        guard !leftOut.isEmpty || adaptation.leavesOutMain else { return }
        let outline = SourceOutline(bytes, platform: platform) { adaptation.mergedModules.contains($0) || !leftOut.contains($0) }
        var edits: [(range: Range<Int>, text: String)] = []
        for declaration in outline.imports where leftOut.contains(declaration.module) {
            let bringsFoundation = adaptation.modulesWithFoundation.contains(declaration.module)
            edits.append((declaration.range, bringsFoundation ? "import Foundation" : ""))
        }
        if adaptation.leavesOutMain { edits += outline.mains.map { ($0, "") } }
        if !adaptation.mergedModules.isEmpty { edits += qualifiers(of: adaptation.mergedModules, outside: edits.map(\.range)) }
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            let newlines = bytes[edit.range].filter { $0 == .newline }
            let padding = newlines.isEmpty ? Array(repeating: .space, count: max(edit.range.count - edit.text.utf8.count, 0)) : newlines
            bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8) + padding)
            differs = true
        }
    }

    /// Where a declaration is named together with its module, as in `Models.Match`: the module's name and the dot.
    private func qualifiers(of modules: Set<String>, outside taken: [Range<Int>]) -> [(range: Range<Int>, text: String)] {
        let tokens = Lexer.tokens(of: bytes)
        func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
        return zip(tokens, tokens.dropFirst()).enumerated().compactMap { index, pair in
            let (name, dot) = pair
            guard name.kind == .identifier, text(dot) == ".", modules.contains(text(name)),
                !taken.contains(where: { $0.overlaps(name.range) }),
                index == 0 || text(tokens[index - 1]) != "."
            else { return nil }
            return (name.range.lowerBound..<dot.range.upperBound, "")
        }
    }

    /// Writes the answer over the question, padded with what keeps everything after it in place.
    private mutating func answer(_ range: Range<Int>, with value: Bool) {
        var answer = [UInt8]((value ? "true" : "false").utf8)
        let newlines = bytes[range].filter { $0 == UInt8(ascii: "\n") }
        let padding = newlines.isEmpty ? Array(repeating: UInt8(ascii: " "), count: range.count - answer.count) : newlines
        answer += padding
        bytes.replaceSubrange(range, with: answer)
    }

    /// `import os.log` becomes `import os` and four spaces.
    private mutating func leaveOutSubmodules() {
        for range in SubmoduleScanner(bytes).ranges {
            bytes.replaceSubrange(range, with: Array(repeating: UInt8(ascii: " "), count: range.count))
            differs = true
        }
    }

    /// Settings of app groups go through a class that writes at once.
    private mutating func shareSettings() {
        for range in SuiteScanner(bytes).ranges {
            bytes.replaceSubrange(range, with: Array(SuiteScanner.replacement.utf8))
            differs = true
        }
    }

    /// The compiler takes every `#available` for true and every `#unavailable` for false.
    private mutating func askAgainForVersions() {
        guard Self.contains(bytes, "#available", "#unavailable") else { return }
        for condition in AvailabilityScanner(bytes).conditions.reversed() {
            let question = "_isAvailable(\(condition.version.map(String.init).joined(separator: ", ")))"
            // Beside #available, which limits what result builders see of a branch; in place of #unavailable, which would decide alone.
            if condition.isNegated {
                let newlines = bytes[condition.range].filter { $0 == UInt8(ascii: "\n") }
                bytes.replaceSubrange(condition.range, with: Array("!\(question)".utf8) + newlines)
            } else {
                bytes.insert(contentsOf: ", \(question)".utf8, at: condition.range.upperBound)
            }
            differs = true
        }
    }

    /// A quick look that spares most files the lexer.
    private static func contains(_ source: [UInt8], _ names: String...) -> Bool {
        let hash = UInt8(ascii: "#")
        return source.indices.contains { index in
            source[index] == hash && names.contains { source[index...].starts(with: $0.utf8) }
        }
    }
}
