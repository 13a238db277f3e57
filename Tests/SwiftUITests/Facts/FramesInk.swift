import Archive
import Foundation

extension Frames {
    /// What is painted by the last outline that is stroked with a pen of this width.
    func ink(strokedWith width: CGFloat) -> CGRect? {
        var found: CGRect?
        for item in recorded.items {
            guard case .shape(let outline, drawing: .stroke(let stroke), paint: _) = item.content, stroke.width == width else { continue }
            found = outline.bounds.insetBy(dx: -width / 2, dy: -width / 2)
        }
        return found
    }

    /// What is painted by the shape with a name, after everything that moves it.
    func ink(of name: String) -> CGRect? { Self.ink(of: name, isInside: false, in: recorded.items) }

    private static func ink(of name: String, isInside: Bool, in items: [DisplayItem]) -> CGRect? {
        for item in items {
            switch item.content {
            case .shape(let outline, _, _) where isInside: return outline.bounds
            case .group(.transform(let map), let inner):
                guard let rect = ink(of: name, isInside: isInside, in: inner) else { continue }
                let (first, second) = (map.apply(rect.origin), map.apply(CGPoint(x: rect.maxX, y: rect.maxY)))
                return CGRect(x: first.x, y: first.y, width: second.x - first.x, height: second.y - first.y)
            case .group(_, let inner), .region(_, let inner):
                if let rect = ink(of: name, isInside: isInside, in: inner) { return rect }
            case .accessibility(let element, let inner):
                if let rect = ink(of: name, isInside: isInside || element.identifier == name, in: inner) { return rect }
            default: continue
            }
        }
        return nil
    }
}
