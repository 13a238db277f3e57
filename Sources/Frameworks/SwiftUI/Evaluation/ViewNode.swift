import Foundation

/// One element of an evaluated view tree: how it is laid out, how it is drawn, and what stands inside it.
///
/// A node belongs to the thread that lays it out. It remembers its answers per proposal, so that a stack that asks three times
/// costs one measurement; a later evaluation may keep nodes whose inputs did not change.
final class ViewNode {
    let identity: ViewIdentity
    let layout: LayoutBox
    let drawing: any NodeDrawing
    let environment: EnvironmentValues
    private(set) var children: [ViewNode]
    var traits: ViewTraits
    /// What the node hands up by itself (`preference`), by key.
    var preferences: [ObjectIdentifier: Any] = [:]

    /// Where the parent put it, in the parent's coordinates, already mirrored for the language.
    var frame: CGRect = .zero
    /// Its top left in the presentation, known while the tree is laid out from the root down.
    var origin: CGPoint = .zero
    /// What it was proposed when it was placed.
    var proposal: ProposedViewSize = .unspecified

    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
    private var knownSpacing: ViewSpacing?
    /// How many answers are remembered: more than the proposals that nested stacks combine from minimum, maximum, ideal and offer.
    private static let memory = 48

    init(
        identity: ViewIdentity, environment: EnvironmentValues, layout: LayoutBox, drawing: any NodeDrawing = ChildrenDrawing(),
        children: [ViewNode] = [], traits: ViewTraits = ViewTraits()
    ) {
        self.identity = identity
        self.environment = environment
        self.layout = layout
        self.drawing = drawing
        self.children = children
        self.traits = traits
    }

    private var subviews: LayoutSubviews { LayoutSubviews(children[...], direction: environment.layoutDirection) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sanitized
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        let answer = layout.sizeThatFits(proposal, subviews)
        let size = CGSize(
            width: answer.width.isNaN ? 0 : max(answer.width, 0), height: answer.height.isNaN ? 0 : max(answer.height, 0))
        if sizes.count == Self.memory { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = layout.spacing(subviews)
        knownSpacing = spacing
        return spacing
    }

    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let proposal = proposal.sanitized
        let size = sizeThatFits(proposal).placeable
        return ViewDimensions(size: size) { [self] key in explicitGuide(key, size, proposal) }
    }

    /// Guides are remembered too: each modifier in a row asks its content several times, which would multiply.
    private func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        if let known = guides.first(where: { $0.key == key && $0.proposal == proposal }) { return known.value }
        let value = layout.explicitAlignment(key, in: CGRect(origin: .zero, size: size), proposal, subviews)
        if guides.count == Self.memory { guides.removeFirst() }
        guides.append((key, proposal, value))
        return value
    }

    /// Replaces what stands inside: for nodes whose content depends on their size.
    func setChildren(_ nodes: [ViewNode]) { children = nodes }

    /// Places everything inside, down to the leaves. Placements are made as if the language ran from left to right, then mirrored.
    func layoutChildren() {
        layout.place(in: CGRect(origin: .zero, size: frame.size), proposal, subviews)
        for child in children {
            if environment.layoutDirection == .rightToLeft { child.frame.origin.x = frame.width - child.frame.maxX }
            child.origin = CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY)
            child.layoutChildren()
        }
    }
}
