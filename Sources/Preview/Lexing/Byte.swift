extension UInt8 {
    package static let newline = UInt8(ascii: "\n")
    package static let carriageReturn = UInt8(ascii: "\r")
    package static let space = UInt8(ascii: " ")
    package static let tab = UInt8(ascii: "\t")
    package static let slash = UInt8(ascii: "/")
    package static let asterisk = UInt8(ascii: "*")
    package static let quote = UInt8(ascii: "\"")
    package static let backslash = UInt8(ascii: "\\")
    package static let backtick = UInt8(ascii: "`")
    package static let hash = UInt8(ascii: "#")
    package static let dot = UInt8(ascii: ".")
    package static let exclamation = UInt8(ascii: "!")
    package static let question = UInt8(ascii: "?")
    package static let openParenthesis = UInt8(ascii: "(")
    package static let closeParenthesis = UInt8(ascii: ")")
    package static let openBracket = UInt8(ascii: "[")
    package static let closeBracket = UInt8(ascii: "]")
    package static let closeBrace = UInt8(ascii: "}")

    package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Letters, the underscore, the dollar sign, and every byte of a character beyond ASCII.
    package var isIdentifierHead: Bool {
        let lower = self | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
            || self >= 0x80
    }

    package var isIdentifierBody: Bool { isIdentifierHead || isDigit }

    package var isOperator: Bool {
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
