import Archive
import Foundation

/// The rows of one section, with its header and footer.
struct ListSection {
    var header: [ViewNode] = []
    var rows: [ViewNode] = []
    var footer: [ViewNode] = []

    /// Groups elements: those of a `Section` belong together, others make a section with their neighbours.
    static func sections(of nodes: [ViewNode]) -> [ListSection] {
        var sections: [ListSection] = []
        var current: ViewIdentity?
        var isFirst = true
        for node in nodes {
            let role = node.traits[SectionRole.self]
            if isFirst || role?.section != current { sections.append(ListSection()) }
            isFirst = false
            current = role?.section
            switch role?.part {
            case .header: sections[sections.count - 1].header.append(node)
            case .footer: sections[sections.count - 1].footer.append(node)
            case .content, nil: sections[sections.count - 1].rows.append(node)
            }
        }
        return sections
    }
}

/// Rows on their grounds, section under section.
nonisolated struct ListBody: View {
    let sections: [ListSection]
    let metrics: ListMetrics

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(sections.indices, id: \.self) { index in
                let section = sections[index]
                if section.header.isEmpty {
                    Color.clear.frame(height: metrics.gapAbove)
                } else {
                    if index > 0, sections[index - 1].footer.isEmpty { Color.clear.frame(height: metrics.gapBelow) }
                    edge(section.header, metrics.headerPadding)
                }
                rows(section.rows)
                if !section.footer.isEmpty {
                    edge(section.footer, metrics.footerPadding)
                } else if index == sections.count - 1 || sections[index + 1].header.isEmpty {
                    Color.clear.frame(height: metrics.gapBelow)
                }
            }
        }
    }

    @MainActor private func edge(_ nodes: [ViewNode], _ padding: (top: CGFloat, bottom: CGFloat)) -> some View {
        VStack(alignment: .leading, spacing: 0) { ForEach(nodes.indices, id: \.self) { NodeView(node: nodes[$0]) } }
            .padding(.top, padding.top).padding(.bottom, padding.bottom)
            .padding(.horizontal, metrics.sectionInset + metrics.rowInset)
    }

    @MainActor private func rows(_ nodes: [ViewNode]) -> some View {
        VStack(spacing: 0) {
            ForEach(nodes.indices, id: \.self) { index in
                ListRow(node: nodes[index], isLast: index == nodes.count - 1, metrics: metrics)
            }
        }
        .background(ground, in: Rectangle())
        .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius))
        .padding(.horizontal, metrics.sectionInset)
    }

    private var ground: AnyShapeStyle {
        metrics.background == .plain ? AnyShapeStyle(Color.clear) : AnyShapeStyle(GroupedBackgroundStyle(level: 1))
    }
}

/// One row: content in its insets, at least as high as the system's, with a line below unless it is the last.
nonisolated struct ListRow: _PrimitiveView {
    typealias Body = Never
    let node: ViewNode
    let isLast: Bool
    let metrics: ListMetrics

    @MainActor static func _makeElements(_ view: Self, _ context: _ViewContext, into elements: inout _ViewElements) {
        let traits = view.node.traits[ListRowTraits.self]
        let slot = view.isLast ? 0 : view.metrics.separatorSlot
        let layout = ListRowLayout(
            insets: traits.insets
                ?? EdgeInsets(
                    top: view.metrics.rowPadding, leading: view.metrics.rowInset, bottom: view.metrics.rowPadding,
                    trailing: view.metrics.rowInset),
            leastHeight: view.metrics.leastRowHeight - view.metrics.separatorSlot, slot: slot,
            separatorTrailingInset: view.metrics.separatorTrailingInset, line: context.environment.pixelLength)
        let line = context.child(named: "separator").element(
            of: Color(provider: view.isLast || traits.hidesSeparator ? .components(.clear) : .separator))
        let background = traits.background ?? context.child(named: "background").element(of: Color.clear)
        let row = context.node(layout, children: [background, view.node, line])
        guard let action = traits.action else { return elements.append(row) }
        elements.append(
            context.child(named: "touch").node(PassThroughLayout(), drawing: RegionDrawing(action: action), children: [row]))
    }
}

/// Background, content and separator of a row, in this order.
struct ListRowLayout: Layout {
    let insets: EdgeInsets
    let leastHeight: CGFloat
    /// The room for the separator below the row.
    let slot: CGFloat
    let separatorTrailingInset: CGFloat
    let line: CGFloat

    private func offer(_ width: CGFloat?) -> ProposedViewSize {
        ProposedViewSize(width: width.map { max($0 - insets.horizontal, 0) }, height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
        guard subviews.count == 3 else { return .zero }
        let content = subviews[1].sizeThatFits(offer(proposal.width))
        return CGSize(
            width: proposal.width ?? content.width + insets.horizontal, height: max(content.height + insets.vertical, leastHeight) + slot)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
        guard subviews.count == 3 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let offer = offer(bounds.width)
        let content = subviews[1].dimensions(in: offer)
        let room = bounds.height - slot - insets.vertical
        let y = bounds.minY + insets.top + (room - content.height) / 2
        subviews[1].place(at: CGPoint(x: bounds.minX + insets.leading, y: y), proposal: offer)
        // The line starts below the row's text (LST-005, LST-014).
        let start = insets.leading + (content[explicit: HorizontalAlignment.listRowSeparatorLeading] ?? 0)
        subviews[2].place(
            at: CGPoint(x: bounds.minX + start, y: bounds.maxY - (slot + line) / 2),
            proposal: ProposedViewSize(width: max(bounds.width - start - separatorTrailingInset, 0), height: line))
    }

    func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { .zero }
}
