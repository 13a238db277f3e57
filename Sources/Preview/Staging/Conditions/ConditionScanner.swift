import Lexing

/// Finds the questions about the platform in the conditions of `#if` and `#elseif`.
struct ConditionScanner {
    /// `name(argument)` and where it stands.
    struct Condition: Equatable {
        var name: String
        var argument: String
        var range: Range<Int>
    }

    private(set) var conditions: [Condition] = []

    init(_ source: [UInt8]) {
        let tokens = Lexer.tokens(of: source)
        func text(_ token: Token) -> String { String(decoding: source[token.range], as: UTF8.self) }

        var index = 0
        while index < tokens.count {
            let isDirective = tokens[index].kind == .hashName && ["#if", "#elseif"].contains(text(tokens[index]))
            index += 1
            guard isDirective else { continue }
            let end = Self.endOfCondition(from: index, tokens: tokens, text: text)
            while index + 3 < end {
                let (name, open, argument, close) = (tokens[index], tokens[index + 1], tokens[index + 2], tokens[index + 3])
                if name.kind == .identifier, text(open) == "(", argument.kind == .identifier, text(close) == ")" {
                    conditions.append(
                        Condition(
                            name: text(name), argument: text(argument), range: name.range.lowerBound..<close.range.upperBound))
                    index += 4
                } else {
                    index += 1
                }
            }
            index = end
        }
    }

    /// A condition ends with its line, unless a parenthesis is open or an operator joins the next line to it.
    static func endOfCondition(from start: Int, tokens: [Token], text: (Token) -> String) -> Int {
        var depth = 0
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            let joins = ["&&", "||"]
            if token.isFirstOnLine, depth == 0, index > start, !joins.contains(text(token)), !joins.contains(text(tokens[index - 1])) {
                break
            }
            if token.isFirstOnLine, index == start { break }
            if text(token) == "(" { depth += 1 }
            if text(token) == ")" { depth -= 1 }
            index += 1
        }
        return index
    }
}
