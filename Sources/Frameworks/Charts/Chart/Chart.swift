import SwiftUI

/// A chart of marks. Apple: Charts/Chart. Fidelity: documented; distances, default sizes and colours beyond blue are guessed.
public nonisolated struct Chart<Content: ChartContent>: View {
    @Environment(\.chartSettings) private var settings
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.layoutDirection) private var layoutDirection
    private let content: Content

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable { self.content = ForEach(data, content: content) }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

    @MainActor public var body: some View {
        let marks = marks
        GeometryReader { proxy in
            // The direction of the surroundings decides about sides; positions are counted from the left.
            ChartFrame(
                marks: marks, settings: settings, size: proxy.size,
                environment: ChartEnvironment(
                    locale: locale, calendar: calendar, isRightToLeft: layoutDirection == .rightToLeft,
                    labelSize: UIFont.preferredFont(forTextStyle: .caption2).pointSize))
        }
        .environment(\.chartSettings, ChartSettings())
    }

    @MainActor private var marks: [Mark] {
        var marks = _Marks()
        Content._collect(content, into: &marks)
        return marks.all
    }
}

/// A chart that has a size: axes, legend and plot.
struct ChartFrame: View {
    let marks: [Mark]
    let settings: ChartSettings
    let size: CGSize
    let environment: ChartEnvironment

    private var isPie: Bool { !marks.isEmpty && marks.allSatisfy { $0.kind == .sector } }

    /// As many ticks as labels of the axes' font have room; guessed from pictures of charts of several sizes.
    private var tickCounts: (x: Int, y: Int) { (min(max(Int(size.width / 65), 1), 6), min(max(Int(size.height / 32), 1), 5)) }

    private func domain(_ axis: AxisSettings, isVertical: Bool, stacks: StackedValues) -> DomainFinder {
        var finder = DomainFinder(settings: axis.scale)
        for (index, mark) in marks.enumerated() where mark.kind != .sector {
            for channel in (isVertical ? [mark.y, mark.yEnd] : [mark.x, mark.xEnd]).compactMap({ $0 }) {
                finder.values.append(channel.value)
                if let interval = channel.interval { finder.scalars += [interval.lowerBound, interval.upperBound] }
            }
            guard mark.isVertical == isVertical else { continue }
            if let span = stacks.spans[index] {
                // The parts of a stack are no values of the axis.
                if mark.stacking != .unstacked { finder.values.removeLast() }
                finder.scalars += [span.start, span.end]
                if finder.values.isEmpty { finder.values.append(.number(span.end)) }
                if mark.kind == .bar { finder.includesZero = true }
            }
        }
        // Values along y are seen from zero.
        if isVertical { finder.includesZero = true }
        return finder
    }

    private func specifications(_ axis: AxisSettings) -> [_AxisSpecification] {
        guard axis.visibility != .hidden, !isPie else { return [] }
        return axis.content?() ?? [_AxisSpecification(position: .automatic, values: .automatic)]
    }

    var body: some View {
        let stacks = StackedValues(marks)
        let styles = MarkStyles(marks, settings)
        let counts = tickCounts
        let x = domain(settings.x, isVertical: false, stacks: stacks).scale(length: size.width, isVertical: false, tickCount: counts.x)
        let y = domain(settings.y, isVertical: true, stacks: stacks).scale(length: size.height, isVertical: true, tickCount: counts.y)
        let xAxes = specifications(settings.x).map { ResolvedAxis($0, x, tickCount: counts.x, environment: environment) }
        let yAxes = specifications(settings.y).map { ResolvedAxis($0, y, tickCount: counts.y, environment: environment) }
        ChartLayout(x: x, y: y) {
            GeometryReader { proxy in plot(x, y, stacks, styles, xAxes + yAxes, proxy.size) }
                .layoutValue(key: ChartPartKey.self, value: .plot)
            ForEach(Array((xAxes + yAxes).enumerated()), id: \.offset) { _, axis in AxisLabels(axis: axis, labelSize: environment.labelSize)
            }
            if let label = settings.x.label, settings.x.visibility != .hidden {
                label.layoutValue(key: ChartPartKey.self, value: .title(.bottom))
            }
            if let label = settings.y.label, settings.y.visibility != .hidden {
                label.layoutValue(key: ChartPartKey.self, value: .title(.top))
            }
            if settings.legend.visibility != .hidden, !styles.colorKeys.isEmpty || settings.legend.content != nil {
                ChartLegend(styles: styles, settings: settings.legend)
                    .layoutValue(key: ChartPartKey.self, value: .legend(settings.legend.position, settings.legend.spacing ?? 8))
            }
        }
        .frame(width: size.width, height: size.height)
    }

    @ViewBuilder
    private func plot(
        _ x: AxisScale, _ y: AxisScale, _ stacks: StackedValues, _ styles: MarkStyles, _ axes: [ResolvedAxis], _ size: CGSize
    ) -> some View {
        let (x, y) = (x.with(length: size.width), y.with(length: size.height))
        let proxy = ChartProxy(x: x, y: y)
        let content = PlotView(geometry: MarkGeometry(marks: marks, x: x, y: y, stacks: stacks, styles: styles), axes: axes)
        ZStack {
            ForEach(Array(settings.backgrounds.enumerated()), id: \.offset) { _, item in
                item.view(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: item.alignment)
            }
            if let style = settings.plotStyle { style(ChartPlotContent(content: AnyView(content))) } else { content }
            ForEach(Array(settings.overlays.enumerated()), id: \.offset) { _, item in
                item.view(proxy).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: item.alignment)
            }
        }
    }
}

extension AxisScale {
    func with(length: CGFloat) -> AxisScale {
        var scale = self
        scale.length = length
        return scale
    }
}
