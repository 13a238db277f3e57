/// How a symbol's picture is put together from openly licensed glyphs and drawn shapes.
indirect enum SymbolRecipe: Hashable, Sendable {
    /// A glyph of an icon font.
    case glyph(IconGlyph)
    /// Letters or a number in the text face.
    case text(String)
    /// A picture inside an outline; knocked out of it when the outline is filled.
    case enclosed(SymbolRecipe, in: SymbolOutline, isFilled: Bool)
    /// A picture with a smaller one at its corner.
    case badged(SymbolRecipe, badge: SymbolRecipe)
    /// A picture with a dot at its upper corner.
    case dotted(SymbolRecipe)
    /// A picture with a line through it.
    case slashed(SymbolRecipe)
    /// A picture inside another one that has room for it, such as a cloud; knocked out of it when that one is filled.
    case inside(SymbolRecipe, of: SymbolRecipe, isFilled: Bool)
    /// A battery filled to a level from 0 to 1.
    case battery(level: Double)
    /// A full battery under a bolt.
    case chargingBattery
    case outline(SymbolOutline, isFilled: Bool)
    /// A shape that this project draws itself.
    case drawn(DrawnSymbol)
    /// Nobody has it.
    case placeholder
}

/// A glyph by its font and code point.
struct IconGlyph: Hashable, Sendable {
    enum Font: String, Hashable, Sendable {
        case cupertino
        case materialSymbols = "material-symbols"
        case materialDesign = "mdi6"
    }

    var font: Font
    var codePoint: UInt32
    /// Whether the filled form of a variable font is meant.
    var isFilled = false
    var isMirrored = false
}

/// Outlines that are drawn by code, since the icon fonts' own ones differ from the system's.
enum SymbolOutline: String, Hashable, Sendable, CaseIterable {
    case circle, square, rectangle, capsule, diamond, triangle, app, hexagon, octagon, seal, shield, viewfinder
    case portrait = "rectangle.portrait"
    case dashedCircle = "circle.dashed"
    case dottedCircle = "circle.dotted"
    case dashedSquare = "square.dashed"
    case dashedApp = "app.dashed"

    /// Whether there is a filled form.
    var hasFill: Bool {
        switch self {
        case .viewfinder, .dashedCircle, .dottedCircle, .dashedSquare, .dashedApp: return false
        default: return true
        }
    }
}
