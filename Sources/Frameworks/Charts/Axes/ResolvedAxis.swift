import SwiftUI

/// An axis with its values found and their labels written.
@MainActor
struct ResolvedAxis {
    struct Entry {
        var value: _DataValue
        /// From 0 to 1; where the value stands, and where the next one does.
        var fraction: CGFloat
        var nextFraction: CGFloat?
        var elements: [_AxisElement]
        /// What a label without a form of its own writes.
        var text: String
    }

    var entries: [Entry]
    var edge: Edge

    init(_ specification: _AxisSpecification, _ scale: AxisScale, tickCount: Int, environment: ChartEnvironment) {
        let isNamed = if case .categories = scale.domain { true } else { false }
        switch (specification.position, scale.isVertical) {
        case (.automatic, true) where isNamed: edge = environment.isRightToLeft ? .trailing : .leading
        case (.leading, true): edge = environment.isRightToLeft ? .trailing : .leading
        case (.trailing, true), (.automatic, true), (.top, true), (.bottom, true): edge = environment.isRightToLeft ? .leading : .trailing
        case (.top, false): edge = .top
        case (.leading, false), (.trailing, false), (.automatic, false), (.bottom, false): edge = .bottom
        }
        let (values, write) = Self.values(specification.values, scale, tickCount, environment)
        let stood = values.compactMap { value in scale.fraction(value).map { (value, $0) } }
            .filter { $0.1 >= -0.0001 && $0.1 <= 1.0001 }
        var entries: [Entry] = []
        for (index, (value, fraction)) in stood.enumerated() {
            let axisValue = AxisValue(index: index, count: stood.count, value: value)
            let elements = specification.content?(axisValue)._elements ?? Self.automatic(specification, scale)
            let next = index + 1 < stood.count ? stood[index + 1].1 : nil
            let text = specification.text?(value) ?? write(value)
            entries.append(Entry(value: value, fraction: fraction, nextFraction: next, elements: elements, text: text))
        }
        self.entries = entries
        if !scale.isVertical { thinOut(scale, environment) }
    }

    /// Names stand in the middle of their room, without lines; other values on a line.
    private static func automatic(_ specification: _AxisSpecification, _ scale: AxisScale) -> [_AxisElement] {
        let label = _AxisElement(.label(.init(text: specification.text)))
        if case .categories = scale.domain { return [label] }
        return [_AxisElement(.gridLine, stroke: specification.stroke), label]
    }

    private static func values(
        _ values: AxisMarkValues, _ scale: AxisScale, _ tickCount: Int, _ environment: ChartEnvironment
    ) -> ([_DataValue], (_DataValue) -> String) {
        func plain(_ value: _DataValue) -> String {
            switch value {
            case .category(let name): return name
            case .number(let number): return number.formatted(.number.locale(environment.locale))
            case .date(let date): return date.formatted(Date.FormatStyle(date: .abbreviated, locale: environment.locale))
            }
        }
        func numbers(_ ticks: NumberTicks) -> ([_DataValue], (_DataValue) -> String) {
            let style = FloatingPointFormatStyle<Double>(locale: environment.locale).precision(.fractionLength(ticks.decimals))
            return (ticks.values.map(_DataValue.number), { $0.scalar.map(style.format) ?? "" })
        }
        func dates(_ ticks: DateTicks) -> ([_DataValue], (_DataValue) -> String) {
            (
                ticks.values.map(_DataValue.date),
                { value in
                    guard case .date(let date) = value else { return "" }
                    return ticks.text(date, locale: environment.locale, calendar: environment.calendar)
                }
            )
        }
        switch (values.kind, scale.domain) {
        case (.given(let given), .dates(let range)):
            let style = DateTicks(range, count: max(given.count, 1), calendar: environment.calendar)
            return (given, dates(style).1)
        case (.given(let given), _): return (given, plain)
        case (_, .categories(let names)): return (names.map(_DataValue.category), plain)
        case (.stride(let step), .numbers(let range)): return numbers(NumberTicks(range, step: step))
        case (.automatic(let count), .numbers(let range)): return numbers(NumberTicks(range, count: count ?? tickCount))
        case (.calendar(let component, let count, let calendar), .dates(let range)):
            return dates(DateTicks(range, component: component, count: count, calendar: calendar ?? environment.calendar))
        case (.automatic(let count), .dates(let range)):
            return dates(DateTicks(range, count: count ?? tickCount, calendar: environment.calendar))
        case (.stride(let step), .dates(let range)):
            let ticks = NumberTicks(range, step: step).values.map { _DataValue.date(Date(timeIntervalSinceReferenceDate: $0)) }
            return (ticks, dates(DateTicks(range, count: ticks.count, calendar: environment.calendar)).1)
        case (.calendar, .numbers(let range)): return numbers(NumberTicks(range, count: tickCount))
        }
    }

    /// Texts that would touch the one before lose their label, as on a phone.
    private mutating func thinOut(_ scale: AxisScale, _ environment: ChartEnvironment) {
        var end = -CGFloat.infinity
        for index in entries.indices {
            let entry = entries[index]
            let isWritten = entry.elements.contains { if case .label(let label) = $0.kind { label.content == nil } else { false } }
            guard isWritten else { continue }
            let width = entry.text.size(withAttributes: [.font: UIFont.systemFont(ofSize: environment.labelSize)]).width
            let place = scale.position(fraction: entry.fraction)
            let isNamed = if case .category = entry.value { true } else { false }
            let start = isNamed ? place - width / 2 : place
            if start < end {
                entries[index].elements.removeAll { if case .label = $0.kind { true } else { false } }
            } else {
                end = start + width + 4
            }
        }
    }
}

/// What of the surroundings decides how axes are written.
struct ChartEnvironment {
    var locale: Locale
    var calendar: Calendar
    var isRightToLeft: Bool
    /// Points of the axes' text.
    var labelSize: CGFloat
}
