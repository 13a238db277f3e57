import Foundation

/// Text that a device keeps up to date by itself: the archive holds the rule, drawing asks it for the string at an instant.
public enum LiveText: Codable, Hashable, Sendable {
    /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
    case timer(start: Date, end: Date, pauseTime: Date?, countsDown: Bool, showsHours: Bool, locale: String)
    /// `Text(_:style:)`.
    case date(Date, style: DateStyle, locale: String, timeZone: String, calendar: String)
    /// `Text(_: ClosedRange<Date>)` and `Text(_: DateInterval)`.
    case interval(start: Date, end: Date, locale: String, timeZone: String, calendar: String)

    public enum DateStyle: String, Codable, Sendable { case time, date, relative, offset, timer }

    /// Whether the string changes as time goes by. `date` and `time` styles stay what they are.
    public var changesWithTime: Bool {
        switch self {
        case .timer: return true
        case .date(_, let style, _, _, _): return style == .relative || style == .offset || style == .timer
        case .interval: return false
        }
    }
}
