extension Lexer {
    /// Whether the slash at the current position opens a regular expression rather than divides.
    ///
    /// The compiler's own rule: it stands where an expression begins, is not followed by white space, and is closed on its line.
    var startsBareRegularExpression: Bool {
        guard position + 1 < source.count, standsWhereExpressionBegins else { return false }
        let next = source[position + 1]
        guard next != .space, next != .tab, next != .newline, next != .slash, next != .asterisk, next != .closeParenthesis else {
            return false
        }
        return bareRegularExpressionEnd != nil
    }

    mutating func skipBareRegularExpression() {
        guard let regularExpressionEnd = bareRegularExpressionEnd else { return }
        move(to: regularExpressionEnd)
    }

    mutating func skipExtendedRegularExpression(hashes: Int) {
        var index = position + hashes + 1
        while index < source.count {
            if source[index] == .backslash {
                index += 2
                continue
            }
            let closing = index + 1 + hashes
            if source[index] == .slash, closing <= source.count, source[(index + 1)..<closing].allSatisfy({ $0 == .hash }) {
                move(to: closing)
                return
            }
            index += 1
        }
        move(to: source.count)
    }

    private var standsWhereExpressionBegins: Bool {
        guard let before = lastToken else { return true }
        switch before.kind {
        case .number, .string, .regularExpression: return false
        case .hashName: return true
        case .operator:
            // `value! / other` divides: a postfix mark belongs to the operand before it.
            let last = source[before.range.upperBound - 1]
            let isPostfix = (last == .exclamation || last == .question) && !isPrecededBySpace(before)
            return !isPostfix
        case .punctuation:
            let last = source[before.range.upperBound - 1]
            return last != .closeParenthesis && last != .closeBracket && last != .closeBrace
        case .identifier:
            return Self.keywordsBeforeExpressions.contains(String(decoding: source[before.range], as: UTF8.self))
                || startsLine
        }
    }

    private func isPrecededBySpace(_ token: Token) -> Bool {
        token.range.lowerBound == 0 || source[token.range.lowerBound - 1] == .space
    }

    private var bareRegularExpressionEnd: Int? {
        var index = position + 1
        var isInClass = false
        while index < source.count, source[index] != .newline, source[index] != .carriageReturn {
            switch source[index] {
            case .backslash: index += 1
            case .openBracket: isInClass = true
            case .closeBracket: isInClass = false
            case .slash where !isInClass:
                let last = source[index - 1]
                return last == .space || last == .tab ? nil : index + 1
            default: break
            }
            index += 1
        }
        return nil
    }

    private static let keywordsBeforeExpressions: Set<String> = [
        "return", "case", "in", "if", "guard", "while", "switch", "where", "throw", "try", "await", "else", "default", "repeat", "do",
        "yield", "is", "as",
    ]
}
