import SwiftUI

/// A point of a line. Apple: Charts/LineMark. Fidelity: documented.
public nonisolated struct LineMark: _PrimitiveChartContent {
    let mark: Mark

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.line)
        (mark.x, mark.y) = (x.channel, y.channel)
        self.mark = mark
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = LineMark(x: x, y: y).mark
        mark.series = series.channel
        self.mark = mark
    }

    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) { marks.append(content.mark) }
}

/// A point of an area's edge. Apple: Charts/AreaMark. Fidelity: documented.
public nonisolated struct AreaMark: _PrimitiveChartContent {
    let mark: Mark

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.stacking) = (x.channel, y.channel, stacking)
        self.mark = mark
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        var mark = AreaMark(x: x, y: y, stacking: stacking).mark
        mark.series = series.channel
        self.mark = mark
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        var mark = Mark(.area)
        (mark.x, mark.y, mark.yEnd, mark.stacking) = (x.channel, yStart.channel, yEnd.channel, .unstacked)
        self.mark = mark
    }

    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var mark = AreaMark(x: x, yStart: yStart, yEnd: yEnd).mark
        mark.series = series.channel
        self.mark = mark
    }

    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) { marks.append(content.mark) }
}
