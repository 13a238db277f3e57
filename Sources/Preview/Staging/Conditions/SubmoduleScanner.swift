import Lexing

/// Finds the submodules of imports: `.log` of `import os.log`.
///
/// Apple's frameworks have submodules, which are part of what the framework itself brings; modules of Swift have none.
struct SubmoduleScanner {
    private(set) var ranges: [Range<Int>] = []

    private static let kinds: Set<String> = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"]

    init(_ source: [UInt8]) {
        let tokens = Lexer.tokens(of: source)
        func text(_ index: Int) -> String {
            tokens.indices.contains(index) ? String(decoding: source[tokens[index].range], as: UTF8.self) : ""
        }
        for index in tokens.indices where text(index) == "import" && tokens[index].kind == .identifier {
            // `import struct Module.Name` names a declaration, and `.import` is a member.
            guard text(index - 1) != ".", !Self.kinds.contains(text(index + 1)), text(index + 2) == "." else { continue }
            var end = index + 1
            while text(end + 1) == ".", tokens.indices.contains(end + 2), !tokens[end + 1].isFirstOnLine { end += 2 }
            guard end > index + 1 else { continue }
            ranges.append(tokens[index + 1].range.upperBound..<tokens[end].range.upperBound)
        }
    }
}
