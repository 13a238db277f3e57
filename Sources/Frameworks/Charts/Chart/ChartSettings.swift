import SwiftUI

/// What modifiers said about the charts inside.
struct ChartSettings {
    var x = AxisSettings()
    var y = AxisSettings()
    var legend = LegendSettings()
    var colorDomain: [_DataValue] = []
    var colors: [(key: _DataValue, style: AnyShapeStyle)] = []
    var colorRange: [AnyShapeStyle] = []
    var symbols: [(key: _DataValue, symbol: AnyChartSymbol)] = []
    var plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?
    var overlays: [(alignment: Alignment, view: @MainActor (ChartProxy) -> AnyView)] = []
    var backgrounds: [(alignment: Alignment, view: @MainActor (ChartProxy) -> AnyView)] = []
}

struct AxisSettings {
    var visibility = Visibility.automatic
    var content: (@MainActor () -> [_AxisSpecification])?
    var scale = ScaleSettings()
    var label: AnyView?
}

struct LegendSettings {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

private struct ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

/// The plot as `chartPlotStyle` gets it. Apple: Charts/ChartPlotContent. Fidelity: documented.
public struct ChartPlotContent: View {
    let content: AnyView
    public var body: some View { content }
}

/// Where values stand in a chart. Apple: Charts/ChartProxy. Fidelity: documented for positions and values.
public struct ChartProxy {
    let x: AxisScale
    let y: AxisScale

    /// In points.
    public var plotSize: CGSize { CGSize(width: x.length, height: y.length) }
    public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(value.dataValue) }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(value.dataValue) }
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let left = position(forX: value.x), let top = position(forY: value.y) else { return nil }
        return CGPoint(x: left, y: top)
    }
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        x.value(at: position).flatMap(P.init(plotted:))
    }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        y.value(at: position).flatMap(P.init(plotted:))
    }
}
