extension UInt8 {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let slash = UInt8(ascii: "/")
    static let asterisk = UInt8(ascii: "*")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let backtick = UInt8(ascii: "`")
    static let hash = UInt8(ascii: "#")
    static let dot = UInt8(ascii: ".")
    static let exclamation = UInt8(ascii: "!")
    static let question = UInt8(ascii: "?")
    static let openParenthesis = UInt8(ascii: "(")
    static let closeParenthesis = UInt8(ascii: ")")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let closeBrace = UInt8(ascii: "}")

    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Letters, the underscore, the dollar sign, and every byte of a character beyond ASCII.
    var isIdentifierHead: Bool {
        let lower = self | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
            || self >= 0x80
    }

    var isIdentifierBody: Bool { isIdentifierHead || isDigit }

    var isOperator: Bool {
        switch self {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), .asterisk, .slash, UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
            .exclamation, UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "%"), .question,
            .dot:
            return true
        default:
            return false
        }
    }
}
