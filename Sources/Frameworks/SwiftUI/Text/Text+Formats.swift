import Archive
import Foundation

/// A value with the format that writes it; formats follow the surroundings' locale.
struct FormattedText: Equatable, Sendable {
    private let write: @Sendable (Locale) -> String
    /// What equality compares: the text in a fixed locale.
    private let sample: String

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String, F.FormatInput: Sendable, F: Sendable {
        write = { format.locale($0).format(input) }
        sample = write(Locale(identifier: "en_US_POSIX"))
    }

    func string(in locale: Locale) -> String { write(locale) }

    static func == (left: FormattedText, right: FormattedText) -> Bool { left.sample == right.sample }
}

/// Text that the device keeps up to date: a rule that becomes a `LiveText` in its surroundings.
enum LiveTextSource: Hashable, Sendable {
    case timer(start: Date, end: Date, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    case date(Date, LiveText.DateStyle)
    case interval(Date, Date)

    func resolve(in environment: EnvironmentValues) -> LiveText {
        let locale = environment.locale.identifier
        switch self {
        case .timer(let start, let end, let pauseTime, let countsDown, let showsHours):
            return .timer(start: start, end: end, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours, locale: locale)
        case .date(let date, let style):
            return .date(
                date, style: style, locale: locale, timeZone: environment.timeZone.identifier,
                calendar: "\(environment.calendar.identifier)")
        case .interval(let start, let end):
            return .interval(
                start: start, end: end, locale: locale, timeZone: environment.timeZone.identifier,
                calendar: "\(environment.calendar.identifier)")
        }
    }
}

extension Text {
    /// How a date is shown. Apple: SwiftUI/Text/DateStyle.
    public struct DateStyle: Hashable, Codable, Sendable {
        let style: LiveText.DateStyle
        public static let time = DateStyle(style: .time)
        public static let date = DateStyle(style: .date)
        public static let relative = DateStyle(style: .relative)
        public static let offset = DateStyle(style: .offset)
        public static let timer = DateStyle(style: .timer)
    }

    /// Shows a date, kept up to date by the system.
    public init(_ date: Date, style: DateStyle) { self.init(.live(.date(date, style.style))) }

    /// Shows the two ends of a range of dates.
    public init(_ dates: ClosedRange<Date>) { self.init(.live(.interval(dates.lowerBound, dates.upperBound))) }

    /// Shows the two ends of an interval.
    public init(_ interval: DateInterval) { self.init(.live(.interval(interval.start, interval.end))) }

    /// Shows a timer that runs inside an interval, also while no process of the app lives.
    ///
    /// - Parameters:
    ///   - timerInterval: From when to when it runs.
    ///   - pauseTime: The instant at which the timer stands still; nil lets it run.
    ///   - countsDown: Whether it counts towards the end.
    ///   - showsHours: Whether hours stand in a place of their own.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(
            .live(
                .timer(
                    start: timerInterval.lowerBound, end: timerInterval.upperBound, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours)))
    }

    /// Shows a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
        self.init(.formatted(FormattedText(input, format)))
    }

    /// Shows a value through a formatter. Apple: SwiftUI/Text/init(_:formatter:).
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// Shows an object through a formatter.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }
}
