import Foundation

/// Round numbers in a range: steps of 1, 2 or 5 times a power of ten.
struct NumberTicks {
    let range: ClosedRange<Double>
    let step: Double

    /// - Parameter count: How many are wished for; the step that comes nearest is taken.
    init(_ range: ClosedRange<Double>, count: Int) {
        self.range = range
        let span = range.upperBound - range.lowerBound
        guard span > 0, span.isFinite else {
            step = 1
            return
        }
        let raw = span / Double(max(count, 1))
        let power = pow(10, floor(log10(raw)))
        // The borders between steps lie at their geometric means.
        let ratio = raw / power
        let factor = ratio >= 50.0.squareRoot() ? 10.0 : ratio >= 10.0.squareRoot() ? 5 : ratio >= 2.0.squareRoot() ? 2 : 1
        step = factor * power
    }

    /// - Parameter step: The distance that was asked for.
    init(_ range: ClosedRange<Double>, step: Double) {
        self.range = range
        self.step = step > 0 ? step : 1
    }

    var values: [Double] {
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard first <= last, last - first < 1_000 else { return [] }
        return stride(from: first, through: last, by: 1).map { $0 == 0 ? 0 : $0 * step }
    }

    /// The range from tick to tick around it.
    var niceRange: ClosedRange<Double> {
        let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
        let high = (range.upperBound / step - 1e-9).rounded(.up) * step
        return low < high ? low...high : range
    }

    /// As many decimals as the step has.
    var decimals: Int {
        var decimals = 0
        var value = step
        while decimals < 6, abs(value - value.rounded()) > 1e-9 {
            value *= 10
            decimals += 1
        }
        return decimals
    }
}
