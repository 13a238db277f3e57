import Lexing

/// Finds `UserDefaults(suiteName:`: the settings of an app group, which other programs have to see at once.
struct SuiteScanner {
    /// Where the type's name stands.
    private(set) var ranges: [Range<Int>] = []

    /// As long as the name in whose place it stands.
    static let replacement = "_AppDefaults"

    init(_ source: [UInt8]) {
        let tokens = Lexer.tokens(of: source)
        func text(_ index: Int) -> String {
            tokens.indices.contains(index) ? String(decoding: source[tokens[index].range], as: UTF8.self) : ""
        }
        for index in tokens.indices
        where tokens[index].kind == .identifier && text(index) == "UserDefaults" && text(index + 1) == "(" && text(index + 2) == "suiteName"
            && text(index + 3) == ":" && text(index - 1) != "."
        { ranges.append(tokens[index].range) }
    }
}
