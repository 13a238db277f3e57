import SwiftUI

/// A bar. Apple: Charts/BarMark. Fidelity: documented.
public nonisolated struct BarMark: _PrimitiveChartContent {
    let mark: Mark

    private nonisolated init(_ change: (inout Mark) -> Void) {
        var mark = Mark(.bar)
        change(&mark)
        self.mark = mark
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init { ($0.x, $0.y, $0.width, $0.height, $0.stacking) = (x.channel, y.channel, width, height, stacking) }
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        self.init {
            ($0.x, $0.y, $0.yEnd, $0.width, $0.stacking) = (x.channel, yStart.channel, yEnd.channel, width, .unstacked)
        }
    }

    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init {
            ($0.x, $0.xEnd, $0.y, $0.height, $0.stacking) = (xStart.channel, xEnd.channel, y.channel, height, .unstacked)
        }
    }

    /// One stacked bar along the x axis.
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init { ($0.x, $0.width, $0.stacking) = (x.channel, width, stacking) } }

    /// One stacked bar along the y axis.
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { self.init { ($0.y, $0.height, $0.stacking) = (y.channel, height, stacking) } }

    /// A bar between two values over the whole height.
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { self.init { ($0.x, $0.xEnd, $0.stacking) = (xStart.channel, xEnd.channel, .unstacked) } }

    @MainActor public static func _collect(_ content: Self, into marks: inout _Marks) { marks.append(content.mark) }
}
