import Foundation

/// Round dates in a range: full minutes, hours, days, months or years.
struct DateTicks {
    let component: Calendar.Component
    let values: [Date]

    private static let steps: [(component: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
        (.minute, 30, 1_800), (.hour, 1, 3_600), (.hour, 2, 7_200), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
        (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400),
        (.month, 6, 15_778_800), (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
    ]

    init(_ range: ClosedRange<Double>, count: Int, calendar: Calendar) {
        let span = range.upperBound - range.lowerBound
        let wanted = span / Double(max(count, 1))
        // The nearest step by ratio.
        let step = Self.steps.min { abs(log($0.seconds / max(wanted, 1e-9))) < abs(log($1.seconds / max(wanted, 1e-9))) }
        self.init(range, component: step?.component ?? .day, count: step?.count ?? 1, calendar: calendar)
    }

    init(_ range: ClosedRange<Double>, component: Calendar.Component, count: Int, calendar: Calendar) {
        self.component = component
        let (low, high) = (Date(timeIntervalSinceReferenceDate: range.lowerBound), Date(timeIntervalSinceReferenceDate: range.upperBound))
        var values: [Date] = []
        // Counting begins where the next larger unit does, so that every other hour is an even one.
        let larger: [Calendar.Component: Calendar.Component] = [
            .second: .minute, .minute: .hour, .hour: .day, .day: .month, .weekOfYear: .month, .month: .year,
        ]
        let aligned = count > 1 ? larger[component] : component
        var date = calendar.dateInterval(of: aligned ?? .era, for: low)?.start ?? low
        if component == .year {
            var parts = calendar.dateComponents([.year], from: low)
            parts.year = ((parts.year ?? 0) / max(count, 1)) * max(count, 1)
            date = calendar.date(from: parts) ?? low
        }
        if component == .day, count > 1 { date = calendar.dateInterval(of: .day, for: low)?.start ?? low }
        if component == .weekOfYear { date = calendar.dateInterval(of: .weekOfYear, for: low)?.start ?? low }
        var steps = 0
        while date <= high, steps < 10_000, values.count < 1_000 {
            if date >= low { values.append(date) }
            guard let next = calendar.date(byAdding: component, value: max(count, 1), to: date), next > date else { break }
            date = next
            steps += 1
        }
        self.values = values
    }

    /// How dates that far apart are written.
    func text(_ date: Date, locale: Locale, calendar: Calendar) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch component {
        case .second: style = style.minute().second()
        case .minute: style = style.hour().minute()
        case .hour: style = style.hour()
        case .day, .weekday, .weekOfYear, .weekOfMonth: style = style.month(.abbreviated).day()
        case .month, .quarter: style = style.month(.abbreviated)
        default: style = style.year()
        }
        return date.formatted(style)
    }
}
