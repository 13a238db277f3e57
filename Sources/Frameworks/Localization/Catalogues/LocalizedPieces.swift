import Foundation

/// A text in a language, with places for its arguments.
package struct LocalizedPieces: Equatable, Sendable {
    /// Literals and arguments; substitutions are resolved by now.
    package let pieces: [FormatPiece]
    /// The language in which the text was found.
    package let language: String
    /// Whether a catalogue knows the key.
    package let isFound: Bool

    /// The text with its arguments written.
    package func string(write: (Int, String) -> String?) -> String {
        pieces.map { piece in
            switch piece {
            case .literal(let text): return text
            // Places that nothing stands in stay readable.
            case .argument(let index, let specifier): return write(index, specifier) ?? specifier
            case .substitution(let name, _): return "%#@\(name)@"
            }
        }.joined()
    }
}
