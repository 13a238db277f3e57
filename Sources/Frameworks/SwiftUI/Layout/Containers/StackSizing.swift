import Foundation

/// How a stack divides a length among its children and lines them up (layout-notes 3).
struct StackSizing {
    let axis: Axis
    let spacing: CGFloat?
    let alignment: AlignmentKey

    /// One child's share.
    struct Placement {
        var position: CGPoint
        var size: CGSize
        var proposal: ProposedViewSize
    }

    struct Result {
        var size: CGSize
        var placements: [Placement]
    }

    /// The distances between neighbours: explicit everywhere, or what the two edges prefer.
    func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        return zip(subviews, subviews.dropFirst()).map { first, second in
            spacing ?? first.spacing.distance(to: second.spacing, along: axis, direction: subviews.layoutDirection)
        }
    }

    func arrange(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Result {
        let children = Array(subviews)
        guard !children.isEmpty else { return Result(size: .zero, placements: []) }
        let gaps = gaps(subviews)
        let cross = proposal[axis.other]
        var offers = [CGFloat?](repeating: nil, count: children.count)
        if let main = proposal[axis] {
            offers = divide(main - gaps.reduce(0, +), cross: cross, children)
        }
        let proposals = offers.map { ProposedViewSize(axis, main: $0, cross: cross) }
        let dimensions = zip(children, proposals).map { $0.dimensions(in: $1) }

        // The cross size is the union of the aligned ranges, the guide line itself included.
        var before: CGFloat = 0
        var after: CGFloat = 0
        let guides = dimensions.map { $0[alignment] }
        for (index, dimension) in dimensions.enumerated() {
            before = max(before, guides[index])
            after = max(after, dimension.size[axis.other] - guides[index])
        }
        var placements: [Placement] = []
        placements.reserveCapacity(children.count)
        var main: CGFloat = 0
        for (index, dimension) in dimensions.enumerated() {
            if index > 0 { main += gaps[index - 1] }
            var position = CGPoint.zero
            position[axis] = main
            position[axis.other] = before - guides[index]
            placements.append(Placement(position: position, size: dimension.size, proposal: proposals[index]))
            main += dimension.size[axis]
        }
        return Result(size: CGSize(axis, main: max(main, 0), cross: before + after), placements: placements)
    }

    /// Offers lengths by priority, then to the least flexible first; each takes what it wants and the rest is shared again.
    private func divide(_ length: CGFloat, cross: CGFloat?, _ children: [LayoutSubview]) -> [CGFloat?] {
        if children.count == 1 { return [max(length, 0)] }
        struct Candidate {
            var index: Int
            var priority: Double
            var minimum: CGFloat
            var flexibility: CGFloat
        }
        let candidates = children.indices.map { index -> Candidate in
            let child = children[index]
            let minimum = child.sizeThatFits(ProposedViewSize(axis, main: 0, cross: cross))[axis]
            let maximum = child.sizeThatFits(ProposedViewSize(axis, main: .infinity, cross: cross))[axis]
            let flexibility = maximum.isInfinite ? (minimum.isInfinite ? 0 : CGFloat.infinity) : maximum - minimum
            return Candidate(index: index, priority: child.priority, minimum: minimum, flexibility: flexibility)
        }
        let order = candidates.sorted { left, right in
            if left.priority != right.priority { return left.priority > right.priority }
            if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
            if left.flexibility.isInfinite, left.minimum != right.minimum { return left.minimum > right.minimum }
            return left.index < right.index
        }
        var offers = [CGFloat?](repeating: nil, count: children.count)
        var available = length
        // What lower priorities need at least is put aside, and given back group by group.
        var position = 0
        var reserved = order.reduce(0) { $0 + $1.minimum }
        if reserved.isNaN || reserved.isInfinite { reserved = 0 }
        available -= reserved
        while position < order.count {
            let priority = order[position].priority
            let group = order[position...].prefix { $0.priority == priority }
            for candidate in group where candidate.minimum.isFinite { available += candidate.minimum }
            var left = group.count
            for candidate in group {
                let offer = max(available / CGFloat(left), 0)
                let proposal = ProposedViewSize(axis, main: offer, cross: cross)
                let taken = children[candidate.index].sizeThatFits(proposal)[axis]
                offers[candidate.index] = offer
                available -= taken.isFinite ? taken : 0
                left -= 1
            }
            position = group.endIndex
        }
        return offers
    }

    /// Across the stack the largest preference of any child, along it those of the first and the last (SPC-011).
    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var result = ViewSpacing(top: [:], left: [:], bottom: [:], right: [:])
        let across: Edge.Set = axis == .vertical ? .horizontal : .vertical
        for subview in subviews { result.formUnion(subview.spacing, edges: across) }
        switch axis {
        case .vertical:
            result.top = first.spacing.top
            result.bottom = last.spacing.bottom
        case .horizontal:
            let isMirrored = subviews.layoutDirection == .rightToLeft
            result.left = (isMirrored ? last : first).spacing.left
            result.right = (isMirrored ? first : last).spacing.right
        }
        return result
    }
}

/// What HStack and VStack have in common.
protocol StackLayout: Layout where Cache == Void {
    var sizing: StackSizing { get }
}

extension StackLayout {
    public func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { sizing.spacing(subviews) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        sizing.arrange(proposal, subviews).size
    }

    /// The sizing is done again with the same main length, but an unspecified cross length becomes the stack's own (layout-notes 3.7).
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let axis = sizing.axis
        var proposal = proposal
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let result = sizing.arrange(proposal, subviews)
        for (subview, placement) in zip(subviews, result.placements) {
            subview.place(
                at: CGPoint(x: bounds.minX + placement.position.x, y: bounds.minY + placement.position.y), proposal: placement.proposal)
        }
    }
}
