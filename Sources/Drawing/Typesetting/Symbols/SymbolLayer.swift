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
        /// A stroke of a width, with dashes and gaps; all in em.
        case dashed(Double, on: Double, off: Double)

        func scaled(_ factor: Double) -> Pen {
            switch self {
            case .fill: return .fill
            case .stroke(let width): return .stroke(width * factor)
            case .emboldened(let width): return .emboldened(width * factor)
            case .dashed(let width, let on, let off): return .dashed(width * factor, on: on * factor, off: off * factor)
            }
        }
    }

    var outline: GlyphOutline
    var operation: Operation
    var pen: Pen

    func moved(x: Double, y: Double) -> SymbolLayer {
        SymbolLayer(outline: outline.moved(x: x, y: y), operation: operation, pen: pen)
    }

    func scaled(_ factor: Double) -> SymbolLayer {
        SymbolLayer(outline: outline.scaled(factor), operation: operation, pen: pen.scaled(factor))
    }
}
