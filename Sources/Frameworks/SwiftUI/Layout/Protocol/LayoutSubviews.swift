import Foundation

/// The subviews a layout arranges. Apple: SwiftUI/LayoutSubviews. Fidelity: documented.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    let nodes: ArraySlice<ViewNode>
    /// The writing direction. Placements are mirrored for a layout, so it rarely matters.
    public var layoutDirection: LayoutDirection

    init(_ nodes: ArraySlice<ViewNode>, direction: LayoutDirection) {
        self.nodes = nodes
        layoutDirection = direction
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(nodes[bounds], direction: layoutDirection) }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.nodes.elementsEqual(right.nodes, by: ===)
    }
}

/// One subview, as its layout sees it. Apple: SwiftUI/LayoutSubview. Fidelity: documented.
public struct LayoutSubview: Equatable {
    let node: ViewNode

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.traits.layoutValues[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue
    }

    /// Higher ones get their space first.
    public var priority: Double { node.traits.layoutPriority }
    public var spacing: ViewSpacing { node.spacing }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Sets where the subview goes: the point in the layout's bounds at which the subview's anchor lies, and what it is proposed.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let proposal = proposal.sanitized
        let size = node.sizeThatFits(proposal).placeable
        node.proposal = proposal
        node.frame = CGRect(
            origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height).placeable, size: size)
    }

    /// The dimensions at the proposal with which it was placed last.
    var placedDimensions: ViewDimensions { node.dimensions(in: node.proposal) }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool { left.node === right.node }
}

/// A value that a view carries for its container. Apple: SwiftUI/LayoutValueKey. Fidelity: documented.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
