/// A part of a format, as catalogues and keys hold it.
package enum FormatPiece: Equatable, Sendable {
    /// Text as it is; `%%` is `%` by now.
    case literal(String)
    /// A place for the argument of that index, counted from 0, and how it is written (`%lld`, `%.1f`, `%@`; no position inside).
    case argument(Int, specifier: String)
    /// A place for a named text that varies with the argument of that index (`%#@name@`).
    case substitution(String, Int)

    /// Takes a format apart. A `%` that starts no placeholder is text.
    ///
    /// - Parameter firstArgument: What the first place without a position stands for.
    package static func pieces(of format: String, firstArgument: Int = 0) -> [FormatPiece] {
        var scanner = FormatScanner(format, firstArgument: firstArgument)
        return scanner.pieces()
    }

    /// Neighbouring literals become one.
    static func joined(_ pieces: [FormatPiece]) -> [FormatPiece] {
        pieces.reduce(into: []) { result, piece in
            if case .literal(let text) = piece, case .literal(let before)? = result.last {
                result[result.count - 1] = .literal(before + text)
            } else {
                result.append(piece)
            }
        }
    }
}
