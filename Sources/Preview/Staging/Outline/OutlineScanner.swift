import Lexing

/// Walks through the tokens of a source once, and notes what its outline tells.
struct OutlineScanner {
    let source: [UInt8]
    let tokens: [Token]
    private var outline = SourceOutline()
    private var ownNames: Set<String> = []

    private static let declaring: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var", "macro",
    ]
    private static let importKinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    private static let modifiers: Set<String> = [
        "public", "internal", "private", "fileprivate", "package", "open", "final", "nonisolated", "static", "indirect", "unsafe", "set",
        "class", "lazy", "weak", "mutating", "override", "convenience", "required", "isolated", "distributed",
    ]

    init(source: [UInt8], tokens: [Token]) {
        self.source = source
        self.tokens = tokens
    }

    mutating func scan() -> SourceOutline {
        var depth = 0
        var parentheses = 0
        /// The type whose extension is open at depth 1.
        var extended: String?
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            switch token.kind {
            case .punctuation:
                switch source[token.range.lowerBound] {
                case UInt8(ascii: "{"): depth += 1
                case UInt8(ascii: "}"):
                    depth = max(depth - 1, 0)
                    if depth == 0 { extended = nil }
                case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
                case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses = max(parentheses - 1, 0)
                case UInt8(ascii: "@") where text(index + 1) == "main":
                    outline.mains.append(token.range.lowerBound..<tokens[index + 1].range.upperBound)
                default: break
                }
            case .string: noteNames(inString: token)
            case .identifier:
                let name = name(index)
                outline.names.insert(name)
                guard parentheses == 0, text(index - 1) != "." else { break }
                if depth == 0, name == "import", let end = noteImport(at: index) {
                    index = end
                    continue
                }
                if depth == 0, name == "extension" { extended = noteExtension(at: index) }
                noteDeclaration(name, at: index, depth: depth, extended: extended)
            default: break
            }
            index += 1
        }
        outline.names.subtract(ownNames)
        return outline
    }

    private mutating func noteDeclaration(_ keyword: String, at index: Int, depth: Int, extended: String?) {
        if depth == 1, let extended, keyword == "init" {
            var next = index + 1
            while ["?", "!", "<"].contains(text(next)) || text(next - 1) == "<" { next += 1 }
            let label = text(next) == "(" ? name(next + 1) : ""
            outline.extensionMembers[extended, default: []].insert("init(\(label)")
            return
        }
        guard Self.declaring.contains(keyword), index + 1 < tokens.count, tokens[index + 1].kind == .identifier else { return }
        let declared = name(index + 1)
        // `class func` and `static var` declare what stands behind the second word.
        guard !Self.declaring.contains(declared) else { return }
        if depth == 0 {
            if isPrivate(index) { ownNames.insert(declared) } else { outline.declarations.insert(declared) }
        } else if depth == 1, let extended, !isPrivate(index) {
            outline.extensionMembers[extended, default: []].insert(declared)
        }
    }

    /// - Returns: The extended type: of `A.B` its outermost.
    private mutating func noteExtension(at index: Int) -> String? {
        guard index + 1 < tokens.count, tokens[index + 1].kind == .identifier else { return nil }
        let type = name(index + 1)
        var next = index + 2
        while next < tokens.count, text(next) != "{", text(next) != ":" { next += 1 }
        if text(next) == ":" { outline.conformances.insert(type) }
        return type
    }

    /// - Returns: The index after the declaration.
    private mutating func noteImport(at index: Int) -> Int? {
        var next = index + 1
        guard next < tokens.count, tokens[next].kind == .identifier else { return nil }
        let isOfKind = Self.importKinds.contains(text(next)) && next + 1 < tokens.count && tokens[next + 1].kind == .identifier
        if isOfKind { next += 1 }
        let module = name(next)
        while next + 2 < tokens.count, text(next + 1) == ".", tokens[next + 2].kind == .identifier { next += 2 }
        let range = startOfDeclaration(index)..<tokens[next].range.upperBound
        let before = source[..<range.lowerBound]
        let lineStart = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
        outline.imports.append(
            SourceImport(
                module: module, range: range, line: before.count { $0 == .newline } + 1, column: range.lowerBound - lineStart + 1))
        return next + 1
    }

    /// Where attributes and access levels before a keyword begin.
    private func startOfDeclaration(_ keyword: Int) -> Int {
        var index = keyword
        while index > 0 {
            if text(index - 1) == ")" {
                guard let open = tokens[..<index].lastIndex(where: { self.text($0.range) == "(" }), open >= 2, text(open - 2) == "@" else {
                    break
                }
                index = open - 2
            } else if index > 1, text(index - 2) == "@" {
                index -= 2
            } else if Self.modifiers.contains(text(index - 1)) {
                index -= 1
            } else {
                break
            }
        }
        return tokens[index].range.lowerBound
    }

    private func isPrivate(_ keyword: Int) -> Bool {
        var index = keyword - 1
        while index >= 0, Self.modifiers.contains(text(index)) {
            if ["private", "fileprivate"].contains(text(index)), text(index + 1) != "(" { return true }
            index -= 1
        }
        return false
    }

    /// Words of a literal with interpolations; that some of them are mere text does no harm.
    private mutating func noteNames(inString token: Token) {
        let bytes = source[token.range]
        guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == .backslash && ($1 == .openParenthesis || $1 == .hash) }) else { return }
        for word in bytes.split(whereSeparator: { !$0.isIdentifierBody }) where word.first?.isIdentifierHead ?? false {
            outline.names.insert(String(decoding: word, as: UTF8.self))
        }
    }

    private func text(_ index: Int) -> String { tokens.indices.contains(index) ? text(tokens[index].range) : "" }

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// An identifier without the marks that let a keyword be one.
    private func name(_ index: Int) -> String {
        let text = text(index)
        return text.hasPrefix("`") ? String(text.filter { $0 != "`" }) : text
    }
}
