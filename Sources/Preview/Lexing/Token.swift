/// One token of Swift source: where it stands, and what it is as far as finding structure needs.
public struct Token: Equatable, Sendable {
    public enum Kind: Sendable {
        case identifier
        case number
        /// A whole string literal with everything inside, interpolations included.
        case string
        /// A regular expression literal, bare or extended.
        case regularExpression
        /// `#if`, `#Preview`, and every other name after a number sign.
        case hashName
        /// One byte: a bracket, comma, semicolon, colon, or at sign.
        case punctuation
        /// A run of operator characters.
        case `operator`
    }

    public var kind: Kind
    /// Byte offsets into the source.
    public var range: Range<Int>
    /// Whether only white space and comments precede the token on its line.
    public var isFirstOnLine: Bool

    public init(kind: Kind, range: Range<Int>, isFirstOnLine: Bool) {
        self.kind = kind
        self.range = range
        self.isFirstOnLine = isFirstOnLine
    }
}
