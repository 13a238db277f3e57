/// Reads a format from its start to its end.
struct FormatScanner {
    private let characters: [Character]
    private var position = 0
    private var nextArgument: Int

    init(_ format: String, firstArgument: Int) {
        characters = Array(format)
        nextArgument = firstArgument
    }

    mutating func pieces() -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        while position < characters.count {
            let character = characters[position]
            guard character == "%" else {
                literal.append(character)
                position += 1
                continue
            }
            if let piece = placeholder() {
                if case .literal(let percent) = piece {
                    literal += percent
                } else {
                    if !literal.isEmpty { pieces.append(.literal(literal)) }
                    literal = ""
                    pieces.append(piece)
                }
            } else {
                literal.append("%")
                position += 1
            }
        }
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }

    /// The placeholder at the position, which moves behind it; nil leaves the position alone.
    private mutating func placeholder() -> FormatPiece? {
        var index = position + 1
        if index < characters.count, characters[index] == "%" {
            position = index + 1
            return .literal("%")
        }
        let explicit = explicitPosition(&index)
        if index + 1 < characters.count, characters[index] == "#", characters[index + 1] == "@" {
            guard let end = characters[(index + 2)...].firstIndex(of: "@") else { return nil }
            position = end + 1
            return .substitution(String(characters[(index + 2)..<end]), argument(explicit))
        }
        let start = index
        while index < characters.count, "-+ 0#'123456789.".contains(characters[index]) { index += 1 }
        while index < characters.count, "hlqLztj".contains(characters[index]) { index += 1 }
        guard index < characters.count, "@dDiuUxXoOfFeEgGaAcCsSp".contains(characters[index]) else { return nil }
        // "100 % done" is text: a blank as the only flag is far more often an author's percent sign.
        if characters[start] == " " { return nil }
        position = index + 1
        return .argument(argument(explicit), specifier: "%" + String(characters[start...index]))
    }

    /// Reads `2$`, and answers the index that it names.
    private func explicitPosition(_ index: inout Int) -> Int? {
        var end = index
        while end < characters.count, characters[end].isASCII, characters[end].isNumber { end += 1 }
        guard end > index, end < characters.count, characters[end] == "$", let number = Int(String(characters[index..<end])), number > 0
        else { return nil }
        index = end + 1
        return number - 1
    }

    private mutating func argument(_ explicit: Int?) -> Int {
        if let explicit { return explicit }
        defer { nextArgument += 1 }
        return nextArgument
    }
}
