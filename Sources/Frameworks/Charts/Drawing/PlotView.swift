import SwiftUI

/// An outline in the coordinates of the plot, whatever the language.
struct PlotOutline: Shape {
    let path: Path
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
    nonisolated func path(in rect: CGRect) -> Path { path }
}

/// The marks of a chart with the lines of its axes behind them.
struct PlotView: View {
    let geometry: MarkGeometry
    let axes: [ResolvedAxis]

    private var size: CGSize { CGSize(width: geometry.x.length, height: geometry.y.length) }

    var body: some View {
        let drawn = geometry.drawn
        ZStack(alignment: .topLeading) {
            ForEach(Array(axes.enumerated()), id: \.offset) { _, axis in AxisLines(axis: axis, x: geometry.x, y: geometry.y) }
            ForEach(Array(drawn.enumerated()), id: \.offset) { _, mark in view(of: mark) }
            ForEach(Array(drawn.flatMap(\.annotations).enumerated()), id: \.offset) { _, item in
                AnnotationLayout(
                    target: item.target, position: item.annotation.position, alignment: item.annotation.alignment,
                    spacing: item.annotation.spacing ?? 4
                ) {
                    item.annotation.content(AnnotationContext(targetSize: item.target.size))
                }
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)
    }

    @ViewBuilder
    private func view(of drawn: DrawnMark) -> some View {
        let shadow = drawn.mark.shadow
        shape(of: drawn)
            .opacity(drawn.mark.opacity)
            .blur(radius: drawn.mark.blur)
            .shadow(color: shadow?.color ?? .clear, radius: shadow?.radius ?? 0, x: shadow?.x ?? 0, y: shadow?.y ?? 0)
    }

    /// Gradients span the mark's own box, or the plot where the mark says so.
    @ViewBuilder
    private func shape(of drawn: DrawnMark) -> some View {
        let box = drawn.mark.alignsWithPlotArea ? CGRect(origin: .zero, size: size) : drawn.bounds
        switch drawn.form {
        case .fill(let path):
            PlotOutline(path: path.offsetBy(dx: -box.minX, dy: -box.minY)).fill(drawn.style)
                .frame(width: box.width, height: box.height).offset(x: box.minX, y: box.minY)
        case .stroke(let path, let style):
            // A straight line's box has no height of its own.
            let box = box.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
            PlotOutline(path: path.offsetBy(dx: -box.minX, dy: -box.minY)).stroke(drawn.style, style: style)
                .frame(width: box.width, height: box.height).offset(x: box.minX, y: box.minY)
        case .view(let view):
            AnnotationLayout(target: drawn.bounds, position: .overlay, alignment: .center, spacing: 0) { view() }
                .foregroundStyle(drawn.style)
        }
    }
}

/// The grid lines and ticks of an axis.
struct AxisLines: View {
    let axis: ResolvedAxis
    let x: AxisScale
    let y: AxisScale

    private struct Line {
        var path: Path
        var stroke: StrokeStyle
        var style: AnyShapeStyle
    }

    private var lines: [Line] {
        let isVertical = axis.edge == .leading || axis.edge == .trailing
        let scale = isVertical ? y : x
        return axis.entries.flatMap { entry -> [Line] in
            entry.elements.compactMap { element -> Line? in
                var fraction = entry.fraction
                if element.isCentered == true, let next = entry.nextFraction { fraction = (fraction + next) / 2 }
                let place = scale.position(fraction: fraction)
                let (low, high): (CGFloat, CGFloat)
                switch element.kind {
                case .label: return nil
                case .gridLine: (low, high) = (0, isVertical ? x.length : y.length)
                case .tick(let length):
                    let end = isVertical ? (axis.edge == .leading ? 0 : x.length) : (axis.edge == .top ? 0 : y.length)
                    let reach = (length ?? 4) * (axis.edge == .leading || axis.edge == .top ? -1 : 1)
                    (low, high) = (end, end + reach)
                }
                let path = Path { path in
                    path.move(to: isVertical ? CGPoint(x: low, y: place) : CGPoint(x: place, y: low))
                    path.addLine(to: isVertical ? CGPoint(x: high, y: place) : CGPoint(x: place, y: high))
                }
                return Line(
                    path: path.offsetBy(dx: element.offset.width, dy: element.offset.height),
                    stroke: element.stroke ?? StrokeStyle(lineWidth: 0.5),
                    style: element.style ?? AnyShapeStyle(Color.gray.opacity(0.3)))
            }
        }
    }

    var body: some View {
        ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
            PlotOutline(path: line.path).stroke(line.style, style: line.stroke).frame(width: x.length, height: y.length)
        }
    }
}

/// Places a view at a rectangle of the plot.
struct AnnotationLayout: Layout {
    let target: CGRect
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            var x = aligned(
                target.minX, target.maxX, size.width, alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5)
            var y = aligned(target.minY, target.maxY, size.height, alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5)
            switch position.place {
            case .overlay: break
            case .automatic, .top: y = target.minY - spacing - size.height
            case .bottom: y = target.maxY + spacing
            case .leading: x = target.minX - spacing - size.width
            case .trailing: x = target.maxX + spacing
            case .topLeading: (x, y) = (target.minX - spacing - size.width, target.minY - spacing - size.height)
            case .topTrailing: (x, y) = (target.maxX + spacing, target.minY - spacing - size.height)
            case .bottomLeading: (x, y) = (target.minX - spacing - size.width, target.maxY + spacing)
            case .bottomTrailing: (x, y) = (target.maxX + spacing, target.maxY + spacing)
            }
            subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(size))
        }
    }

    private func aligned(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ part: CGFloat) -> CGFloat {
        low + (high - low - length) * part
    }
}
