import SwiftUI

/// A point. Apple: Charts/PointMark. Fidelity: documented; the default size is guessed.
public nonisolated struct PointMark: _PrimitiveChartContent {
    let mark: Mark

    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.point)
        (mark.x, mark.y) = (x.channel, y.channel)
        self.mark = mark
    }
    /// In the middle of the height.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        var mark = Mark(.point)
        mark.x = x.channel
        self.mark = mark
    }
    /// In the middle of the width.
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        var mark = Mark(.point)
        mark.y = y.channel
        self.mark = mark
    }

    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) { marks.append(content.mark) }
}

/// A straight line across. Apple: Charts/RuleMark. Fidelity: documented.
public nonisolated struct RuleMark: _PrimitiveChartContent {
    let mark: Mark

    private nonisolated init(_ change: (inout Mark) -> Void) {
        var mark = Mark(.rule)
        change(&mark)
        self.mark = mark
    }

    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init { $0.x = x.channel }
    }
    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init { $0.y = y.channel }
    }
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init { ($0.x, $0.y, $0.yEnd) = (x.channel, yStart.channel, yEnd.channel) }
    }
    public nonisolated init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init { ($0.x, $0.xEnd, $0.y) = (xStart.channel, xEnd.channel, y.channel) }
    }

    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) { marks.append(content.mark) }
}

/// A rectangle. Apple: Charts/RectangleMark. Fidelity: documented.
public nonisolated struct RectangleMark: _PrimitiveChartContent {
    let mark: Mark

    private nonisolated init(_ change: (inout Mark) -> Void) {
        var mark = Mark(.rectangle)
        change(&mark)
        self.mark = mark
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
    ) { self.init { ($0.x, $0.y, $0.width, $0.height) = (x.channel, y.channel, width, height) } }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init { ($0.x, $0.xEnd, $0.y, $0.yEnd) = (xStart.channel, xEnd.channel, yStart.channel, yEnd.channel) } }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) { self.init { ($0.x, $0.y, $0.yEnd, $0.width) = (x.channel, yStart.channel, yEnd.channel, width) } }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) { self.init { ($0.x, $0.xEnd, $0.y, $0.height) = (xStart.channel, xEnd.channel, y.channel, height) } }

    /// Over the whole height.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { self.init { ($0.x, $0.xEnd) = (xStart.channel, xEnd.channel) } }

    /// Over the whole width.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { self.init { ($0.y, $0.yEnd) = (yStart.channel, yEnd.channel) } }

    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) { marks.append(content.mark) }
}

/// A piece of a pie or ring. Apple: Charts/SectorMark. Fidelity: documented.
public nonisolated struct SectorMark: _PrimitiveChartContent {
    let mark: Mark

    public nonisolated init<A: Plottable>(
        angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector)
        (mark.x, mark.innerRadius, mark.outerRadius, mark.angularInset) = (angle.channel, innerRadius, outerRadius, angularInset ?? 0)
        self.mark = mark
    }

    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) { marks.append(content.mark) }
}
