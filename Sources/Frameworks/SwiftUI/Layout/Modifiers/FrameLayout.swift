import Foundation

/// `frame(width:height:alignment:)`: a box of fixed sides (layout-notes 2).
struct FrameLayout: ModifierLayout {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    /// Negative and infinite lengths are ignored, as on a device (FRM-077).
    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        func valid(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        self.width = valid(width)
        self.height = valid(height)
        self.alignment = alignment
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let child = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
        return CGSize(width: width ?? child.width, height: height ?? child.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let offer = offer(proposal)
        subviews.first?.align(in: bounds, alignment, proposal: offer)
    }

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        (subviews.first?.spacing ?? .plain).resettingToPlain(horizontally: width != nil, vertically: height != nil)
    }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`: a box whose sides stay between bounds (layout-notes 2).
struct FlexibleFrameLayout: ModifierLayout {
    struct Bounds {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        /// Ideal is raised to the minimum and the maximum to the ideal; negative and NaN values are ignored.
        init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
            func valid(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : max($0, 0) } }
            self.minimum = valid(minimum).flatMap { $0.isFinite ? $0 : nil }
            self.ideal = valid(ideal).flatMap { $0.isFinite ? $0 : nil }.map { max($0, self.minimum ?? 0) }
            self.maximum = valid(maximum).map { max($0, self.ideal ?? self.minimum ?? 0) }
        }

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        func clamp(_ value: CGFloat) -> CGFloat { min(max(value, minimum ?? 0), maximum ?? .infinity) }

        /// The side when it follows without asking the child.
        func known(_ proposal: CGFloat?) -> CGFloat? {
            if let proposal { return minimum != nil && maximum != nil ? clamp(proposal) : nil }
            return ideal
        }

        func offer(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamp) }

        func answer(_ child: CGFloat, _ offer: CGFloat?) -> CGFloat {
            switch (minimum, maximum) {
            case (let minimum?, let maximum?): return min(max(child, minimum), maximum)
            case (let minimum?, nil): return max(min(offer ?? .infinity, child), minimum)
            case (nil, let maximum?): return min(max(offer ?? -.infinity, child), maximum)
            case (nil, nil): return child
            }
        }

        /// What the child is proposed when the box has its size (FRM-078).
        func placement(_ proposal: CGFloat?, _ side: CGFloat) -> CGFloat? {
            if proposal == nil, ideal == nil, !isEmpty, side > (minimum ?? -.infinity), side < (maximum ?? .infinity) { return nil }
            return isEmpty ? proposal : side
        }
    }

    var width: Bounds
    var height: Bounds
    var alignment: Alignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        let knownWidth = width.known(proposal.width)
        let knownHeight = height.known(proposal.height)
        if let knownWidth, let knownHeight { return CGSize(width: knownWidth, height: knownHeight) }
        let offer = ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
        let child = subviews.first?.sizeThatFits(offer) ?? .zero
        return CGSize(
            width: knownWidth ?? width.answer(child.width, offer.width), height: knownHeight ?? height.answer(child.height, offer.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        let offer = ProposedViewSize(
            width: width.placement(proposal.width, bounds.width), height: height.placement(proposal.height, bounds.height))
        subviews.first?.align(in: bounds, alignment, proposal: offer)
    }

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
        (subviews.first?.spacing ?? .plain).resettingToPlain(horizontally: !width.isEmpty, vertically: !height.isEmpty)
    }
}

extension LayoutSubview {
    /// Places the view so that its guides meet the bounds' default guides.
    func align(in bounds: CGRect, _ alignment: Alignment, proposal: ProposedViewSize) {
        let own = ViewDimensions(size: bounds.size)
        let child = dimensions(in: proposal)
        place(
            at: CGPoint(
                x: bounds.minX + own[alignment.horizontal] - child[alignment.horizontal],
                y: bounds.minY + own[alignment.vertical] - child[alignment.vertical]),
            proposal: proposal)
    }
}

extension ViewSpacing {
    /// The spacing with the edges of an axis as a plain view has them (SPC-009).
    func resettingToPlain(horizontally: Bool, vertically: Bool) -> ViewSpacing {
        var result = self
        result.survivesFrames = false
        if survivesFrames { return result }
        if horizontally {
            result.left = Self.plain.left
            result.right = Self.plain.right
        }
        if vertically {
            result.top = Self.plain.top
            result.bottom = Self.plain.bottom
        }
        return result
    }
}
