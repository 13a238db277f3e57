/// Splits Swift source into tokens, skipping comments and white space.
///
/// It knows nested comments, raw and multi-line strings, interpolation, raw identifiers and regular expression literals, so that text
/// inside them is never taken for code. Source that is not Swift gives tokens too, never a trap: the compiler is the one to complain.
public struct Lexer {
    let source: [UInt8]
    private(set) var position: Int
    private var isFirstOnLine = true
    private var previous: Token?
    private let end: Int

    public init(_ source: [UInt8]) {
        self.source = source
        end = source.count
        position = 0
        if source.starts(with: [UInt8]("#!".utf8)) { skipLine() }
    }

    /// Every token of a source.
    public static func tokens(of source: [UInt8]) -> [Token] {
        var lexer = Lexer(source)
        var tokens: [Token] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    /// The next token, or nil at the end.
    public mutating func next() -> Token? {
        skipTrivia()
        guard position < end else { return nil }
        let start = position
        let kind = scan()
        if position == start { position += 1 }
        let token = Token(kind: kind, range: start..<position, isFirstOnLine: isFirstOnLine)
        isFirstOnLine = false
        previous = token
        return token
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index < end ? source[index] : 0
    }

    var lastToken: Token? { previous }
    var startsLine: Bool { isFirstOnLine }

    mutating func move(to index: Int) { position = min(index, end) }

    private mutating func skipTrivia() {
        while position < end {
            let current = byte()
            if current == .newline || current == .carriageReturn {
                isFirstOnLine = true
                position += 1
            } else if current == .space || current == .tab || current == 0x0B || current == 0x0C || current == 0 {
                position += 1
            } else if current == .slash, byte(1) == .slash {
                skipLine()
            } else if current == .slash, byte(1) == .asterisk {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipLine() {
        while position < end, byte() != .newline, byte() != .carriageReturn { position += 1 }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < end {
            if byte() == .slash, byte(1) == .asterisk {
                depth += 1
                position += 2
            } else if byte() == .asterisk, byte(1) == .slash {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte() == .newline { isFirstOnLine = true }
                position += 1
            }
        }
        position = min(position, end)
    }

    private mutating func scan() -> Token.Kind {
        let current = byte()
        if current.isIdentifierHead {
            skipIdentifier()
            return .identifier
        }
        if current.isDigit {
            while byte().isIdentifierBody || (byte() == .dot && byte(1).isDigit) { position += 1 }
            return .number
        }
        switch current {
        case .quote:
            skipString(hashes: 0)
            return .string
        case .backtick:
            skipRawIdentifier()
            return .identifier
        case .hash:
            return scanHash()
        case .slash where startsBareRegularExpression:
            skipBareRegularExpression()
            return .regularExpression
        default:
            if current.isOperator {
                skipOperator()
                return .operator
            }
            position += 1
            return .punctuation
        }
    }

    private mutating func skipIdentifier() {
        while position < end, byte().isIdentifierBody { position += 1 }
    }

    private mutating func skipRawIdentifier() {
        position += 1
        while position < end, byte() != .newline {
            position += 1
            if source[position - 1] == .backtick { return }
        }
    }

    private mutating func skipOperator() {
        while position < end, byte().isOperator {
            let opensComment = byte() == .slash && (byte(1) == .slash || byte(1) == .asterisk)
            if opensComment { return }
            position += 1
        }
    }

    private mutating func scanHash() -> Token.Kind {
        var hashes = 0
        while byte(hashes) == .hash { hashes += 1 }
        if byte(hashes) == .quote {
            position += hashes
            skipString(hashes: hashes)
            return .string
        }
        if byte(hashes) == .slash {
            skipExtendedRegularExpression(hashes: hashes)
            return .regularExpression
        }
        position += 1
        guard hashes == 1, byte().isIdentifierHead else { return .punctuation }
        skipIdentifier()
        return .hashName
    }

    /// Skips a string literal whose opening quote is the current byte.
    private mutating func skipString(hashes: Int) {
        let isMultiline = byte(1) == .quote && byte(2) == .quote && !(hashes > 0 && closes(at: position + 2, hashes: hashes))
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while position < end {
            let current = byte()
            if current == .quote, (1..<quotes).allSatisfy({ byte($0) == .quote }), closes(at: position + quotes - 1, hashes: hashes) {
                position += quotes + hashes
                return
            }
            if current == .newline, !isMultiline { return }
            if current == .backslash, (0..<hashes).allSatisfy({ byte(1 + $0) == .hash }) {
                position += 1 + hashes
                if byte() == .openParenthesis {
                    skipParenthesised()
                } else if byte() != .newline {
                    position += 1
                }
            } else {
                position += 1
            }
        }
        position = min(position, end)
    }

    /// Whether the quote at an index is followed by as many number signs as the literal was opened with.
    private func closes(at quote: Int, hashes: Int) -> Bool {
        guard quote + hashes < end || hashes == 0, quote < end, source[quote] == .quote else { return false }
        return (0..<hashes).allSatisfy { source[quote + 1 + $0] == .hash }
    }

    /// Skips an interpolation, from its opening parenthesis to the closing one.
    private mutating func skipParenthesised() {
        var depth = 0
        let outer = (isFirstOnLine, previous)
        defer { (isFirstOnLine, previous) = outer }
        while let token = next() {
            guard token.kind == .punctuation else { continue }
            if source[token.range.lowerBound] == .openParenthesis { depth += 1 }
            if source[token.range.lowerBound] == .closeParenthesis { depth -= 1 }
            if depth == 0 { return }
        }
    }
}
