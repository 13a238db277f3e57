import Lexing

/// A source file as it is compiled: the author's text, with those conditions answered whose answer differs between the phone and the
/// machine that compiles.
///
/// Everything stays where it was: `os(iOS)` becomes `true` and three spaces. Lines and columns of messages are the author's.
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
        guard Self.mayAskAboutPlatform(source) else { return }
        for condition in ConditionScanner(source).conditions.reversed() {
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

    /// A quick look that spares most files the lexer.
    private static func mayAskAboutPlatform(_ source: [UInt8]) -> Bool {
        let hash = UInt8(ascii: "#")
        return source.indices.contains { index in
            source[index] == hash && (source[index...].starts(with: "#if".utf8) || source[index...].starts(with: "#elseif".utf8))
        }
    }
}
