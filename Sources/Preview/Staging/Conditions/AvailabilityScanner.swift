import Lexing

/// Finds `#available` and `#unavailable` that ask about a version of iOS.
struct AvailabilityScanner {
    struct Condition: Equatable {
        /// Whether it is `#unavailable`.
        var isNegated: Bool
        /// The version's numbers, one to three.
        var version: [Int]
        /// From the number sign to the closing parenthesis.
        var range: Range<Int>
    }

    private(set) var conditions: [Condition] = []

    init(_ source: [UInt8]) {
        let tokens = Lexer.tokens(of: source)
        func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

        for (index, token) in tokens.enumerated() where token.kind == .hashName {
            let name = text(token.range)
            guard name == "#available" || name == "#unavailable", index + 1 < tokens.count, text(tokens[index + 1].range) == "(",
                let close = tokens[(index + 2)...].first(where: { text($0.range) == ")" })
            else { continue }
            let arguments = text(tokens[index + 1].range.upperBound..<close.range.lowerBound)
            guard let version = Self.version(in: arguments) else { continue }
            conditions.append(
                Condition(
                    isNegated: name == "#unavailable", version: version, range: token.range.lowerBound..<close.range.upperBound))
        }
    }

    /// The version in `iOS 16.2, macOS 14, *`; nil where iOS is left to the asterisk, which every version meets.
    private static func version(in arguments: String) -> [Int]? {
        for argument in arguments.split(separator: ",") {
            let words = argument.split(whereSeparator: \.isWhitespace)
            guard words.count == 2, words[0] == "iOS" || words[0] == "iOSApplicationExtension" else { continue }
            let numbers = words[1].split(separator: ".").compactMap { Int($0) }
            if (1...3).contains(numbers.count) { return numbers }
        }
        return nil
    }
}
