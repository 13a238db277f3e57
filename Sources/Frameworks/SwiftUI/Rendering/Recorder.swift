import Archive
import Foundation

/// Turns a laid out tree into a display list. Frames become absolute, and their corners are rounded to pixels one by one
/// (layout-notes 8).
struct Recorder {
    private(set) var items: [DisplayItem] = []
    private(set) var images: [String: Archive.ImageResource] = [:]
    private(set) var diagnostics: [Diagnostic] = []
    let pixelsPerPoint: CGFloat
    private var origin = CGPoint.zero

    init(pixelsPerPoint: CGFloat) { self.pixelsPerPoint = pixelsPerPoint }

    /// The node's frame in points of the presentation, not rounded.
    func frame(of node: ViewNode) -> CGRect { CGRect(origin: origin, size: node.frame.size) }

    /// The node's frame as a layer has it.
    func pixelFrame(of node: ViewNode) -> CGRect { round(frame(of: node)) }

    /// Rounds both corners, half up.
    func round(_ rect: CGRect) -> CGRect {
        func snap(_ value: CGFloat) -> CGFloat { (value * pixelsPerPoint + 0.5 + 1e-6).rounded(.down) / pixelsPerPoint }
        let x = snap(rect.minX)
        let y = snap(rect.minY)
        return CGRect(x: x, y: y, width: snap(rect.maxX) - x, height: snap(rect.maxY) - y)
    }

    mutating func record(_ content: DisplayItem.Content, of node: ViewNode) { record(content, identity: node.identity.description) }

    mutating func record(_ content: DisplayItem.Content, identity: String) {
        items.append(DisplayItem(identity: identity, content: content))
    }

    /// Records a tree whose root's frame is already set.
    mutating func record(_ node: ViewNode) {
        let before = origin
        origin = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
        node.drawing.draw(node, into: &self)
        origin = before
    }

    mutating func recordChildren(of node: ViewNode) {
        let isSorted = node.children.allSatisfy { $0.traits.zIndex == 0 }
        let order =
            isSorted
            ? node.children
            : node.children.enumerated().sorted { ($0.1.traits.zIndex, $0.0) < ($1.1.traits.zIndex, $1.0) }.map(\.element)
        for child in order { record(child) }
    }

    /// What a block records, kept apart instead of added.
    mutating func recording(_ block: (inout Recorder) -> Void) -> [DisplayItem] {
        let before = items
        items = []
        block(&self)
        let recorded = items
        items = before
        return recorded
    }

    mutating func add(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    mutating func addImage(_ image: Archive.ImageResource, key: String) { images[key] = image }
}
