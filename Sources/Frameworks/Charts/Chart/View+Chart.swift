import SwiftUI

extension View {
    private nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    // MARK: Axes

    /// Apple: SwiftUI/View/chartXAxis(_:). Fidelity: documented.
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }

    /// Apple: SwiftUI/View/chartXAxis(content:). Fidelity: documented.
    public nonisolated func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: @escaping @MainActor () -> Content
    ) -> some View { chart { if $0.x.content == nil { $0.x.content = { content()._specifications } } } }
    public nonisolated func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: @escaping @MainActor () -> Content
    ) -> some View { chart { if $0.y.content == nil { $0.y.content = { content()._specifications } } } }

    /// Apple: SwiftUI/View/chartXAxisLabel(_:position:alignment:spacing:). Fidelity: the x axis' text stands below, the y axis' above.
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        let label = String(label)
        return chart { $0.x.label = AnyView(AxisTitle(text: label)) }
    }
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        let label = String(label)
        return chart { $0.y.label = AnyView(AxisTitle(text: label)) }
    }
    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let content = AnyView(content())
        return chart { $0.x.label = content }
    }
    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View {
        let content = AnyView(content())
        return chart { $0.y.label = content }
    }

    // MARK: Scales

    /// Apple: SwiftUI/View/chartXScale(domain:type:). Fidelity: documented.
    public nonisolated func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart { $0.x.scale.merge(domain, type, nil) }
    }
    public nonisolated func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        let domain = domain._domain
        return chart { $0.y.scale.merge(domain, type, nil) }
    }
    public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        let (domain, padding) = (domain._domain, range._padding)
        return chart { $0.x.scale.merge(domain, type, padding) }
    }
    public nonisolated func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
        domain: D, range: R, type: ScaleType? = nil
    ) -> some View {
        let (domain, padding) = (domain._domain, range._padding)
        return chart { $0.y.scale.merge(domain, type, padding) }
    }
    public nonisolated func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        let padding = range._padding
        return chart { $0.x.scale.merge(nil, type, padding) }
    }
    public nonisolated func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View {
        let padding = range._padding
        return chart { $0.y.scale.merge(nil, type, padding) }
    }
    public nonisolated func chartXScale(type: ScaleType?) -> some View { chart { $0.x.scale.merge(nil, type, nil) } }
    public nonisolated func chartYScale(type: ScaleType?) -> some View { chart { $0.y.scale.merge(nil, type, nil) } }

    /// Apple: SwiftUI/View/chartForegroundStyleScale(_:). Fidelity: documented.
    public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let colors = mapping.map { (key: $0.key.dataValue, style: AnyShapeStyle($0.value)) }
        return chart {
            $0.colors = colors
            $0.colorDomain = colors.map(\.key)
        }
    }
    public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(domain: [D], range: [S]) -> some View {
        let (keys, styles) = (domain.map(\.dataValue), range.map { AnyShapeStyle($0) })
        return chart {
            $0.colorDomain = keys
            $0.colorRange = styles
        }
    }
    public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return chart { $0.colorRange = styles }
    }
    public nonisolated func chartForegroundStyleScale<D: Plottable>(domain: [D]) -> some View {
        let keys = domain.map(\.dataValue)
        return chart { $0.colorDomain = keys }
    }
    /// Apple: SwiftUI/View/chartSymbolScale(_:). Fidelity: documented.
    public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<D, S>) -> some View {
        let symbols = mapping.map { (key: $0.key.dataValue, symbol: AnyChartSymbol($0.value)) }
        return chart { $0.symbols = symbols }
    }

    // MARK: Legend and plot

    /// Apple: SwiftUI/View/chartLegend(_:). Fidelity: documented.
    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend.visibility = visibility } }
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        chart { ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing) }
    }
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chart {
            ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
            $0.legend.content = content
        }
    }

    /// Apple: SwiftUI/View/chartPlotStyle(content:). Fidelity: documented.
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping @MainActor (ChartPlotContent) -> Content
    ) -> some View { chart { if $0.plotStyle == nil { $0.plotStyle = { AnyView(content($0)) } } } }

    /// Apple: SwiftUI/View/chartOverlay(alignment:content:). Fidelity: documented.
    public nonisolated func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View { chart { $0.overlays.append((alignment, { AnyView(content($0)) })) } }
    public nonisolated func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping @MainActor (ChartProxy) -> V
    ) -> some View { chart { $0.backgrounds.append((alignment, { AnyView(content($0)) })) } }

    // Scrolling and selection need a hand on the screen, which Live Activities do not have: these compile along.
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
    public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
    public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
}

extension ScaleSettings {
    /// The innermost modifier wins.
    fileprivate mutating func merge(_ domain: _ScaleDomain?, _ type: ScaleType?, _ padding: (start: CGFloat, end: CGFloat)?) {
        if self.domain == nil { self.domain = domain }
        if self.type == nil { self.type = type }
        if self.padding == nil { self.padding = padding }
    }
}

/// What an axis tells.
struct AxisTitle: View {
    let text: String
    var body: some View { Text(verbatim: text).font(.caption).foregroundStyle(.secondary) }
}
