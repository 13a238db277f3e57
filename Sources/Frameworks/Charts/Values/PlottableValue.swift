import Foundation

/// A value with its name. Apple: Charts/PlottableValue. Fidelity: documented.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: Value
    /// The stretch of the calendar that a date stands for.
    var unit: CalendarUnit?

    /// What marks keep of it.
    var channel: Channel { Channel(label: label, value: value.dataValue, interval: unit?.interval(of: value.dataValue)) }

    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue { Self(label: String(label), value: value) }
    public static func value(_ label: Text, _ value: Value) -> PlottableValue { Self(label: "", value: value) }
    public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
        Self(label: String(localized: label), value: value)
    }
}

extension PlottableValue where Value == Date {
    /// A date that stands for a whole minute, day, month, …
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { Self(label: String(label), value: value, unit: CalendarUnit(component: unit, calendar: calendar)) }
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
    ) -> PlottableValue { Self(label: "", value: value, unit: CalendarUnit(component: unit, calendar: calendar)) }
}

extension PlottableValue {
    /// A range of values, for bins.
    public static func value<S: StringProtocol, Bound: Plottable>(_ label: S, _ range: Range<Bound>) -> PlottableValue<Bound> {
        PlottableValue<Bound>(label: String(label), value: range.lowerBound)
    }
}

struct CalendarUnit {
    var component: Calendar.Component
    var calendar: Calendar

    func interval(of value: _DataValue) -> ClosedRange<Double>? {
        guard case .date(let date) = value, let interval = calendar.dateInterval(of: component, for: date) else { return nil }
        return interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
    }
}

/// One value of a mark.
struct Channel: Hashable, Sendable {
    var label: String
    var value: _DataValue
    /// The stretch that a date with a unit stands for.
    var interval: ClosedRange<Double>?

    /// Where points and lines have it.
    var center: _DataValue {
        guard let interval else { return value }
        return .date(Date(timeIntervalSinceReferenceDate: (interval.lowerBound + interval.upperBound) / 2))
    }
}
