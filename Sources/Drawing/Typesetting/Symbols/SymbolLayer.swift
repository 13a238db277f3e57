import Archive

/// One step of drawing a symbol, in em around the symbol's centre.
struct SymbolLayer: Sendable {
    enum Operation: Sendable {
        /// Adds ink of a level: 0 is the main colour, 1 the second.
        case ink(level: Int)
        /// Takes ink away from what was drawn before.
        case erase
    }

    enum Pen: Sendable {
        case fill
        /// Width in em; round ends.
        case stroke(Double)
        /// Fill, and a stroke that makes it bolder, in em.
        case emboldened(Double)
        case dashed(Double)
    }

    var outline: GlyphOutline
    var operation: Operation
    var pen: Pen
}
