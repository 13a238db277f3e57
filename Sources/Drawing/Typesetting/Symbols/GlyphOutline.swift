import Archive
import Foundation

/// An outline in em, y downwards.
struct GlyphOutline: Sendable {
    var elements: [PathElement]
    var advance = 0.0

    /// The rectangle of the ink; control points count, which is close enough for icons.
    var bounds: CGRect { PathElement.bounds(of: elements) }

    func mapped(_ map: AffineMap) -> GlyphOutline {
        GlyphOutline(
            elements: elements.map { element in
                switch element {
                case .move(let point): return .move(map.apply(point))
                case .line(let point): return .line(map.apply(point))
                case .quad(let point, let control): return .quad(map.apply(point), control: map.apply(control))
                case .curve(let point, let control1, let control2):
                    return .curve(map.apply(point), control1: map.apply(control1), control2: map.apply(control2))
                case .close: return .close
                }
            }, advance: advance * map.a)
    }

    func moved(x: Double, y: Double) -> GlyphOutline { mapped(AffineMap(tx: x, ty: y)) }
    func scaled(_ factor: Double) -> GlyphOutline { mapped(AffineMap(a: factor, d: factor)) }
    func mirrored() -> GlyphOutline { mapped(AffineMap(a: -1)) }

    func centred() -> GlyphOutline {
        let bounds = bounds
        return moved(x: -bounds.midX, y: -bounds.midY)
    }
}
