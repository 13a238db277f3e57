import Lexing

/// A source file as it is compiled: the author's text, with those conditions answered whose answer differs between the phone and the
/// machine that compiles.
///
/// Everything stays on its line: `os(iOS)` becomes `true` and three spaces. `#available(iOS 17, *)` is asked again at run time, so that
/// one build shows several versions of iOS; what stands behind it on its line moves right.
public struct StagedSource: Equatable, Sendable {
    /// The text to compile.
    public var bytes: [UInt8]
    /// Whether any condition had to be answered.
    public var differs: Bool

    /// Stages a source.
    ///
    /// - Parameters:
    ///   - source: UTF-8 text of a Swift file.
    ///   - platform: Where conditions hold.
    ///   - host: Where the compiler believes to be.
    public init(_ source: [UInt8], for platform: Platform = .iPhone, on host: Platform = .host) {
        bytes = source
        differs = false
        leaveOutSubmodules()
        shareSettings()
        askAgainForVersions()
        guard Self.contains(source, "#if", "#elseif") else { return }
        for condition in ConditionScanner(bytes).conditions.reversed() {
            guard let there = platform.answer(to: condition.name, argument: condition.argument),
                let here = host.answer(to: condition.name, argument: condition.argument), there != here
            else { continue }
            answer(condition.range, with: there)
            differs = true
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
