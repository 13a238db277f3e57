/// What a catalogue has for a key in one language.
package struct Translation: Equatable, Sendable {
    /// A text, or texts by a figure or by the kind of device.
    package indirect enum Wording: Equatable, Sendable {
        case text(String)
        case plural([PluralCategory: Wording])
        case device([String: Wording])
    }

    /// A named part that varies with an argument of its own.
    package struct Substitution: Equatable, Sendable {
        /// Counted from 0; nil means the argument that the place in the format names.
        let argument: Int?
        /// How `%arg` is written.
        let specifier: String
        let wording: Wording
    }

    var wording: Wording
    var substitutions: [String: Substitution] = [:]

    /// The text for no figure in particular.
    var generalText: String { Self.text(wording, language: "") { nil } }

    /// The parts of the text for these arguments.
    ///
    /// - Parameter figures: For each argument, what it counts when written as the specifier asks; nil for what is no number.
    func pieces(language: String, figures: (Int, String) -> PluralOperands?, firstFigure: Int?, specifier: String) -> [FormatPiece] {
        let format = Self.text(wording, language: language) { firstFigure.flatMap { figures($0, specifier) } }
        return FormatPiece.joined(expand(FormatPiece.pieces(of: format), language: language, figures: figures, depth: 0))
    }

    private func expand(
        _ pieces: [FormatPiece], language: String, figures: (Int, String) -> PluralOperands?, depth: Int
    ) -> [FormatPiece] {
        pieces.flatMap { piece -> [FormatPiece] in
            guard case .substitution(let name, let position) = piece else { return [piece] }
            // Substitutions that name each other would never end.
            guard let substitution = substitutions[name], depth < 8 else { return [.literal("%#@\(name)@")] }
            let argument = substitution.argument ?? position
            let text = Self.text(substitution.wording, language: language) { figures(argument, substitution.specifier) }
            // A place without a position means the argument that the text varies with.
            let own = FormatPiece.pieces(
                of: text.replacing("%arg", with: "%\(argument + 1)$" + substitution.specifier.dropFirst()), firstArgument: argument)
            return expand(own, language: language, figures: figures, depth: depth + 1)
        }
    }

    private static func text(_ wording: Wording, language: String, figure: () -> PluralOperands?) -> String {
        switch wording {
        case .text(let text): return text
        case .device(let wordings):
            guard let wording = wordings["iphone"] ?? wordings["other"] else { return "" }
            return text(wording, language: language, figure: figure)
        case .plural(let wordings):
            guard let wording = choose(wordings, figure(), language) else { return "" }
            return text(wording, language: language, figure: figure)
        }
    }

    /// A form for zero is used for no thing at all in every language. Apple: Foundation, "Stringsdict file format".
    private static func choose(_ wordings: [PluralCategory: Wording], _ figure: PluralOperands?, _ language: String) -> Wording? {
        guard let figure else { return wordings[.other] }
        if figure.i == 0, figure.isWhole, let zero = wordings[.zero] { return zero }
        return wordings[PluralCategory.category(of: figure, language: language)] ?? wordings[.other]
    }
}
