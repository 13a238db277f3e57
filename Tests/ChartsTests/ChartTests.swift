import SwiftUI
import Testing

@testable import Charts

private struct Sale: Identifiable {
    var id: String { "\(month) \(kind)" }
    var month: String
    var kind: String
    var amount: Int
}

private enum Kind: String, Plottable, CaseIterable { case tea, coffee }

@Suite("Charts")
@MainActor
struct ChartTests {
    private func marks<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> [Mark] {
        var marks = _Marks()
        C._collect(content(), into: &marks)
        return marks.all
    }

    private func geometry(_ marks: [Mark], x: AxisScale, y: AxisScale) -> MarkGeometry {
        MarkGeometry(marks: marks, x: x, y: y, stacks: StackedValues(marks), styles: MarkStyles(marks, ChartSettings()))
    }

    private func linear(_ range: ClosedRange<Double>, _ length: CGFloat, isVertical: Bool) -> AxisScale {
        AxisScale(domain: .numbers(range), length: length, isVertical: isVertical)
    }

    @Test("Builders, loops, conditions and modifiers give marks in order, and the innermost modifier wins")
    func building() {
        let isOn = true
        let all = marks {
            RuleMark(y: .value("Limit", 5)).foregroundStyle(.red)
            ForEach(0..<2) { index in LineMark(x: .value("X", index), y: .value("Y", Decimal(index))) }
            if isOn { PointMark(x: .value("X", 1), y: .value("Y", 2.5)).symbolSize(16).symbolSize(100) }
        }
        #expect(all.map(\.kind) == [.rule, .line, .line, .point])
        #expect(all[3].symbolSize == CGSize(width: 4, height: 4))
        #expect(all[2].y?.value == .number(1))
    }

    @Test("Ticks are round, and an automatic domain ends at them")
    func ticks() {
        #expect(NumberTicks(0...97, count: 5).values == [0, 20, 40, 60, 80])
        #expect(NumberTicks(0...97, count: 5).niceRange == 0...100)
        #expect(NumberTicks(0.12...0.48, count: 4).values.map { ($0 * 10).rounded() } == [2, 3, 4])
        #expect(NumberTicks(0.12...0.48, count: 4).decimals == 1)
        #expect(NumberTicks(0...10, step: 2.5).values == [0, 2.5, 5, 7.5, 10])
    }

    @Test("Ticks of dates fall on full hours, days and months")
    func dateTicks() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        // 2026-05-09 06:26:40.
        let start = 800_000_800.0
        let hours = DateTicks(start...start + 6 * 3_600, count: 3, calendar: calendar)
        #expect(hours.component == .hour)
        #expect(hours.values.map { calendar.component(.hour, from: $0) } == [8, 10, 12])
        let days = DateTicks(start...start + 5 * 86_400, count: 5, calendar: calendar)
        #expect(days.component == .day && days.values.count == 5)
        #expect(days.values.allSatisfy { calendar.component(.hour, from: $0) == 0 })
        let months = DateTicks(start...start + 200 * 86_400, component: .month, count: 2, calendar: calendar)
        #expect(months.values.map { calendar.component(.month, from: $0) } == [7, 9, 11])
    }

    @Test("Explicit domains hold, and an automatic one counts y from zero unless told otherwise")
    func domains() {
        func domain(_ settings: ScaleSettings, zero: Bool) -> AxisScale.Domain {
            DomainFinder(settings: settings, values: [.number(40), .number(63)], includesZero: zero)
                .scale(length: 100, isVertical: true, tickCount: 5).domain
        }
        #expect(domain(ScaleSettings(), zero: true) == .numbers(0...70))
        #expect(domain(ScaleSettings(domain: (10...70)._domain), zero: true) == .numbers(10...70))
        #expect(domain(ScaleSettings(domain: AutomaticScaleDomain.automatic(includesZero: false)._domain), zero: true) == .numbers(40...65))
    }

    @Test("Values stand where their scale has them, y upwards")
    func positions() {
        let y = linear(0...10, 100, isVertical: true)
        #expect(y.position(.number(0)) == 100 && y.position(.number(10)) == 0 && y.position(.number(2.5)) == 75)
        let names = AxisScale(domain: .categories(["a", "b"]), length: 100, isVertical: false)
        #expect(names.position(.category("a")) == 25 && names.bandwidth == 50)
        #expect(names.position(.category("c")) == nil)
        let log = AxisScale(domain: .numbers(1...100), type: .log, length: 100, isVertical: false)
        #expect(abs((log.position(.number(10)) ?? 0) - 50) < 1e-9)
        #expect(ChartProxy(x: log, y: y).value(atY: 75, as: Double.self) == 2.5)
    }

    @Test("Bars at one place are stacked, negative ones downwards, and normalized ones fill the whole")
    func stacking() {
        let bars = marks {
            ForEach([3.0, 2, -1], id: \.self) { value in BarMark(x: .value("X", "a"), y: .value("Y", value)) }
        }
        let spans = StackedValues(bars).spans
        #expect(spans[0] == .init(start: 0, end: 3) && spans[1] == .init(start: 3, end: 5) && spans[2] == .init(start: 0, end: -1))
        let whole = StackedValues(
            marks { ForEach([3.0, 1], id: \.self) { BarMark(x: .value("X", "a"), y: .value("Y", $0), stacking: .normalized) } }
        ).spans
        #expect(whole[1] == .init(start: 0.75, end: 1))
    }

    @Test("A bar fills four fifths of its band from the base to its value; horizontal ones lie")
    func bars() throws {
        let upright = marks { BarMark(x: .value("X", "a"), y: .value("Y", 5)) }
        let names = AxisScale(domain: .categories(["a", "b"]), length: 100, isVertical: false)
        let frame = try #require(geometry(upright, x: names, y: linear(0...10, 100, isVertical: true)).drawn.first).bounds
        #expect(frame == CGRect(x: 5, y: 50, width: 40, height: 50))
        let lying = marks { BarMark(x: .value("X", 5), y: .value("Y", "a"), height: 10) }
        let row = AxisScale(domain: .categories(["a"]), length: 40, isVertical: true)
        let bar = try #require(geometry(lying, x: linear(0...10, 100, isVertical: false), y: row).drawn.first).bounds
        #expect(bar == CGRect(x: 0, y: 15, width: 50, height: 10))
    }

    @Test("Lines of one series are one line, and points keep the innermost style")
    func lines() throws {
        let all = marks {
            ForEach([("a", 0), ("a", 1), ("b", 0), ("b", 1)], id: \.0.self) { pair in
                LineMark(x: .value("X", pair.1), y: .value("Y", pair.1), series: .value("S", pair.0))
            }
        }
        let drawn = geometry(all, x: linear(0...1, 10, isVertical: false), y: linear(0...1, 10, isVertical: true)).drawn
        #expect(drawn.count == 2)
        #expect(drawn[0].bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("A monotone curve never overshoots its points")
    func monotone() {
        let points = [(0, 0), (1, 0), (2, 10), (3, 10)].map { CGPoint(x: CGFloat($0.0), y: CGFloat($0.1)) }
        #expect(LineInterpolation.monotoneSlopes(points) == [0, 0, 0, 0])
        for method in [InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepCenter, .stepStart, .stepEnd] {
            var path = Path()
            LineInterpolation.add(points, method, to: &path)
            #expect(path.currentPoint == points.last)
        }
    }

    @Test("Colours are taken in turn, or from the scale that was given")
    func colors() {
        let all = marks {
            ForEach(Kind.allCases, id: \.self) { kind in
                BarMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("Kind", kind))
            }
        }
        var settings = ChartSettings()
        #expect(MarkStyles(all, settings).colorKeys == [.category("tea"), .category("coffee")])
        settings.colors = [(.category("coffee"), AnyShapeStyle(Color.brown))]
        let given = MarkStyles(all, settings).color(.category("coffee"))._resolvedStyle(in: EnvironmentValues(), level: 0)
        let brown = Color.brown._resolvedStyle(in: EnvironmentValues(), level: 0)
        #expect("\(given)" == "\(brown)")
    }

    @Test("A pie's pieces share the circle from the top on")
    func sectors() throws {
        let all = marks { ForEach([1, 1, 2], id: \.self) { SectorMark(angle: .value("A", $0)) } }
        let size = linear(0...1, 100, isVertical: false)
        let drawn = geometry(all, x: size, y: linear(0...1, 100, isVertical: true)).drawn
        #expect(drawn.count == 3)
        // The first quarter is at the top right.
        let box = drawn[0].bounds
        #expect(abs(box.minX - 50) < 1e-6 && abs(box.maxY - 50) < 1e-6 && abs(box.maxX - 100) < 0.1)
    }

    @Test("A whole chart gives a plot, lines, labels and a legend that stay in their frame")
    func chart() {
        let sales = ["Jan", "Feb"].flatMap { month in ["Tea", "Coffee"].map { Sale(month: month, kind: $0, amount: 12) } }
        let chart = Chart(sales) { sale in
            BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount)).foregroundStyle(by: .value("Kind", sale.kind))
                .annotation { Text("\(sale.amount)") }
        }
        let frame = CGRect(x: 0, y: 0, width: 300, height: 150)
        let recorded = ViewRendering(chart, environment: EnvironmentValues()).record(in: frame)
        #expect(recorded.items.count > 10)
        #expect(recorded.diagnostics.isEmpty)
    }
}
