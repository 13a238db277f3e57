import Archive
import Foundation

extension DisplayItem {
    /// What the item may mark, in points, enlarged for strokes, shadows and text that leaves its box.
    var bounds: CGRect {
        switch content {
        case .shape(let shape, let drawing, _):
            guard case .stroke(let stroke) = drawing else { return shape.bounds }
            let reach = stroke.width * (stroke.join == .miter ? 2 : 1)
            return shape.bounds.insetBy(dx: -reach, dy: -reach)
        case .text(let text): return text.frame.insetBy(dx: -text.frame.height / 2, dy: -text.frame.height / 2)
        case .symbol(let symbol): return symbol.frame.insetBy(dx: -4, dy: -4)
        case .image(let image): return image.frame
        case .liveProgress(let progress): return progress.frame
        case .region(_, let items), .accessibility(_, let items): return items.bounds
        case .group(let effect, let items): return effect.bounds(of: items.bounds)
        }
    }
}

extension [DisplayItem] {
    /// What the items may mark, in points.
    var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension Effect {
    fileprivate func bounds(of inner: CGRect) -> CGRect {
        guard !inner.isNull else { return inner }
        switch self {
        case .clip(let shape, _): return inner.intersection(shape.bounds)
        case .mask(let items): return inner.intersection(items.bounds)
        case .shadow(_, let radius, let x, let y):
            let reach = radius * 1.5
            return inner.union(inner.insetBy(dx: -reach, dy: -reach).offsetBy(dx: x, dy: y))
        case .blur(let radius): return inner.insetBy(dx: -radius * 3, dy: -radius * 3)
        case .transform(let map):
            let corners = [
                CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
                CGPoint(x: inner.maxX, y: inner.maxY),
            ].map(map.apply)
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
            return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
        default: return inner
        }
    }
}
