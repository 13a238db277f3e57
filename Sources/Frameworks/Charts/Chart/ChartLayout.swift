import SwiftUI

/// What a part of a chart is.
enum ChartPart {
    case plot
    /// Beside the plot, at a place from 0 to 1; in the middle of it, or beginning there.
    case label(Edge, fraction: CGFloat, anchor: UnitPoint, spacing: CGFloat, offset: CGSize)
    case title(Edge)
    case legend(AnnotationPosition, CGFloat)
}

struct ChartPartKey: LayoutValueKey { static var defaultValue: ChartPart { .plot } }

/// The plot in the middle, and around it what the labels need.
struct ChartLayout: Layout {
    let x: AxisScale
    let y: AxisScale

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var rest = bounds
        // From the outside: legend, titles, then labels.
        for subview in subviews {
            if case .legend(let position, let spacing) = subview[ChartPartKey.self] { placeLegend(subview, position, spacing, &rest) }
        }
        for subview in subviews {
            guard case .title(let edge) = subview[ChartPartKey.self] else { continue }
            let size = subview.sizeThatFits(ProposedViewSize(width: rest.width, height: nil))
            if edge == .top {
                subview.place(at: rest.origin, proposal: ProposedViewSize(size))
                rest.origin.y += size.height + 6
            } else {
                subview.place(at: CGPoint(x: rest.midX - size.width / 2, y: rest.maxY - size.height), proposal: ProposedViewSize(size))
            }
            rest.size.height = max(rest.height - size.height - 6, 0)
        }
        var room: [Edge: CGFloat] = [:]
        for subview in subviews {
            guard case .label(let edge, _, _, let spacing, _) = subview[ChartPartKey.self] else { continue }
            let size = subview.sizeThatFits(.unspecified)
            let needed = (edge == .leading || edge == .trailing ? size.width : size.height) + spacing
            room[edge] = max(room[edge] ?? 0, needed)
        }
        // Edges are those of the screen here: the axis has looked at the language already.
        let isMirrored = subviews.layoutDirection == .rightToLeft
        let left = room[isMirrored ? .trailing : .leading] ?? 0
        let right = room[isMirrored ? .leading : .trailing] ?? 0
        let (top, bottom) = (room[.top] ?? 0, room[.bottom] ?? 0)
        let plot = CGRect(
            x: rest.minX + left, y: rest.minY + top, width: max(rest.width - left - right, 0), height: max(rest.height - top - bottom, 0))
        for subview in subviews {
            switch subview[ChartPartKey.self] {
            case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
            case .label(let edge, let fraction, let anchor, let spacing, let offset):
                place(subview, plot, bounds, edge, isMirrored, fraction, anchor, spacing, offset)
            case .title, .legend: break
            }
        }
    }

    private func place(
        _ subview: LayoutSubview, _ plot: CGRect, _ bounds: CGRect, _ edge: Edge, _ isMirrored: Bool, _ fraction: CGFloat,
        _ anchor: UnitPoint,
        _ spacing: CGFloat, _ offset: CGSize
    ) {
        let size = subview.sizeThatFits(.unspecified)
        var origin: CGPoint
        switch edge {
        case .leading, .trailing:
            let isLeft = (edge == .leading) != isMirrored
            let place = plot.minY + y.with(length: plot.height).position(fraction: fraction)
            origin = CGPoint(x: isLeft ? plot.minX - spacing - size.width : plot.maxX + spacing, y: place - size.height * anchor.y)
        case .top, .bottom:
            let place = plot.minX + x.with(length: plot.width).position(fraction: fraction)
            // The last text moves in rather than out of the chart.
            let left = max(min(place - size.width * anchor.x, bounds.maxX - size.width), bounds.minX)
            origin = CGPoint(x: left, y: edge == .top ? plot.minY - spacing - size.height : plot.maxY + spacing)
        }
        origin.x += offset.width
        origin.y += offset.height
        subview.place(at: origin, proposal: ProposedViewSize(size))
    }

    private func placeLegend(_ subview: LayoutSubview, _ position: AnnotationPosition, _ spacing: CGFloat, _ rest: inout CGRect) {
        switch position.place {
        case .top, .topLeading, .topTrailing:
            let size = subview.sizeThatFits(ProposedViewSize(width: rest.width, height: nil))
            subview.place(at: rest.origin, proposal: ProposedViewSize(width: rest.width, height: size.height))
            rest.origin.y += size.height + spacing
            rest.size.height = max(rest.height - size.height - spacing, 0)
        case .leading, .trailing:
            let size = subview.sizeThatFits(.unspecified)
            let isLeft = position.place == .leading
            subview.place(at: CGPoint(x: isLeft ? rest.minX : rest.maxX - size.width, y: rest.minY), proposal: ProposedViewSize(size))
            if isLeft { rest.origin.x += size.width + spacing }
            rest.size.width = max(rest.width - size.width - spacing, 0)
        case .overlay:
            let size = subview.sizeThatFits(.unspecified)
            subview.place(at: rest.origin, proposal: ProposedViewSize(size))
        case .automatic, .bottom, .bottomLeading, .bottomTrailing:
            let size = subview.sizeThatFits(ProposedViewSize(width: rest.width, height: nil))
            subview.place(
                at: CGPoint(x: rest.minX, y: rest.maxY - size.height), proposal: ProposedViewSize(width: rest.width, height: size.height))
            rest.size.height = max(rest.height - size.height - spacing, 0)
        }
    }
}

/// The texts of an axis.
struct AxisLabels: View {
    let axis: ResolvedAxis
    let labelSize: CGFloat

    private struct Item {
        var label: _AxisElement.Label
        var element: _AxisElement
        var part: ChartPart
        var text: String
    }

    private var items: [Item] {
        axis.entries.flatMap { entry -> [Item] in
            entry.elements.compactMap { element -> Item? in
                guard case .label(let label) = element.kind else { return nil }
                let isVertical = axis.edge == .leading || axis.edge == .trailing
                var fraction = entry.fraction
                // Labels of a continuous x axis begin at their line; those of names stand under their middle.
                var anchor = UnitPoint.center
                if !isVertical {
                    let isNamed = if case .category = entry.value { true } else { false }
                    anchor = label.anchor ?? (isNamed ? .top : .topLeading)
                    if element.isCentered == true {
                        anchor = .top
                        if let next = entry.nextFraction { fraction = (fraction + next) / 2 }
                    } else if element.isCentered == false {
                        anchor = label.anchor ?? .topLeading
                    }
                }
                let spacing = (isVertical ? label.horizontalSpacing : label.verticalSpacing) ?? 4
                return Item(
                    label: label, element: element,
                    part: .label(axis.edge, fraction: fraction, anchor: anchor, spacing: spacing, offset: element.offset),
                    text: label.text?(entry.value) ?? entry.text)
            }
        }
    }

    var body: some View {
        ForEach(Array(items.enumerated()), id: \.offset) { _, item in
            Group { if let content = item.label.content { content } else { Text(verbatim: item.text) } }
                .font(item.element.font ?? .caption2)
                .foregroundStyle(item.element.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
                .fixedSize()
                .layoutValue(key: ChartPartKey.self, value: item.part)
        }
    }
}

/// What colours mean.
struct ChartLegend: View {
    let styles: MarkStyles
    let settings: LegendSettings

    var body: some View {
        HStack(spacing: 12) {
            if let content = settings.content {
                content
            } else {
                ForEach(Array(styles.colorKeys.enumerated()), id: \.offset) { _, key in
                    HStack(spacing: 4) {
                        Circle().fill(styles.color(key)).frame(width: 8, height: 8)
                        Text(verbatim: text(key)).font(.caption2).foregroundStyle(.secondary)
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: settings.alignment ?? .leading)
    }

    private func text(_ key: _DataValue) -> String {
        switch key {
        case .category(let name): return name
        case .number(let number): return number.formatted()
        case .date(let date): return date.formatted(date: .abbreviated, time: .omitted)
        }
    }
}
