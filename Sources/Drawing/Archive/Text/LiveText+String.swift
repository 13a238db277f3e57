import Foundation

extension LiveText {
    /// What the text reads at an instant.
    public func string(at instant: Date) -> String {
        switch self {
        case .timer(let start, let end, let pauseTime, let countsDown, let showsHours, let locale):
            let now = min(max(min(instant, pauseTime ?? instant), start), max(start, end))
            // A countdown shows a second until it is over; counting up, only what has passed.
            let seconds = countsDown ? end.timeIntervalSince(now).rounded(.up) : now.timeIntervalSince(start).rounded(.down)
            return TimerText.string(seconds: seconds, showsHours: showsHours, locale: locale)
        case .date(let date, let style, let locale, let timeZone, let calendar):
            let surroundings = Surroundings(locale: locale, timeZone: timeZone, calendar: calendar)
            return Self.string(date, style, at: instant, surroundings)
        case .interval(let start, let end, let locale, let timeZone, let calendar):
            let surroundings = Surroundings(locale: locale, timeZone: timeZone, calendar: calendar)
            let formatter = DateIntervalFormatter()
            formatter.locale = surroundings.locale
            formatter.timeZone = surroundings.timeZone
            formatter.calendar = surroundings.calendar
            formatter.dateStyle = surroundings.calendar.isDate(start, inSameDayAs: end) ? .none : .short
            formatter.timeStyle = .short
            return formatter.string(from: start, to: end)
        }
    }

    /// What a device's settings add to a date.
    private struct Surroundings {
        let locale: Locale
        let timeZone: TimeZone
        let calendar: Calendar

        init(locale: String, timeZone: String, calendar: String) {
            let known: [Calendar.Identifier] = [
                .gregorian, .buddhist, .japanese, .chinese, .hebrew, .indian, .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .persian,
                .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .iso8601, .republicOfChina,
            ]
            self.locale = Locale(identifier: locale)
            self.timeZone = TimeZone(identifier: timeZone) ?? .gmt
            var own = Calendar(identifier: known.first { "\($0)" == calendar } ?? .gregorian)
            own.locale = self.locale
            own.timeZone = self.timeZone
            self.calendar = own
        }

        func string(_ date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.calendar = calendar
            formatter.timeZone = timeZone
            formatter.dateStyle = dateStyle
            formatter.timeStyle = timeStyle
            return formatter.string(from: date)
        }
    }

    private static func string(_ date: Date, _ style: DateStyle, at instant: Date, _ surroundings: Surroundings) -> String {
        let distance = date.timeIntervalSince(instant)
        switch style {
        case .time: return surroundings.string(date, dateStyle: .none, timeStyle: .short)
        case .date: return surroundings.string(date, dateStyle: .long, timeStyle: .none)
        case .timer:
            let seconds = distance > 0 ? distance.rounded(.up) : (-distance).rounded(.down)
            return TimerText.string(seconds: seconds, showsHours: true, locale: surroundings.locale.identifier)
        case .relative:
            return units(abs(distance).rounded(.down), width: .abbreviated, count: 2, surroundings.locale)
        case .offset:
            // How far the clock is from the date: less before it, more after it.
            let seconds = abs(distance).rounded(.down)
            let sign = seconds < 1 ? "" : distance > 0 ? "-" : "+"
            return sign + units(seconds, width: .wide, count: 1, surroundings.locale)
        }
    }

    private static func units(_ seconds: Double, width: Duration.UnitsFormatStyle.UnitWidth, count: Int, _ locale: Locale) -> String {
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
            zeroValueUnits: .hide, fractionalPart: .hide(rounded: .down)
        ).locale(locale)
        return Duration.seconds(seconds.isFinite ? min(seconds, 1e12) : 0).formatted(style)
    }

    /// The next instant after this one at which the string may be another; nil when it never is.
    public func nextChange(after instant: Date) -> Date? {
        guard changesWithTime else { return nil }
        switch self {
        case .timer(let start, let end, let pauseTime, let countsDown, _, _):
            let stop = min(end, pauseTime ?? end)
            guard instant < stop else { return nil }
            guard instant >= start else { return start }
            let base = countsDown ? end : start
            return Self.nextSecond(after: instant, from: base)
        case .date(let date, _, _, _, _): return Self.nextSecond(after: instant, from: date)
        case .interval: return nil
        }
    }

    /// The first instant after another that lies whole seconds away from a base.
    private static func nextSecond(after instant: Date, from base: Date) -> Date {
        let passed = instant.timeIntervalSince(base)
        return base.addingTimeInterval(passed.rounded(.down) + 1)
    }
}

/// Seconds as a clock writes them: 6:59, 75:03, 1:15:03.
enum TimerText {
    static func string(seconds: Double, showsHours: Bool, locale: String) -> String {
        let total = Int(max(seconds.isFinite ? min(seconds, 1e12) : 0, 0))
        let hours = showsHours ? total / 3_600 : 0
        let minutes = total / 60 - hours * 60
        let parts = hours > 0 ? [(hours, 1), (minutes, 2), (total % 60, 2)] : [(minutes, 1), (total % 60, 2)]
        let style = IntegerFormatStyle<Int>(locale: Locale(identifier: locale)).grouping(.never)
        return parts.map { value, length in
            usesLatinDigits(locale)
                ? (value < 10 && length == 2 ? "0\(value)" : "\(value)")
                : value.formatted(style.precision(.integerLength(length...)))
        }.joined(separator: ":")
    }

    /// Languages whose locales may write other digits; for the rest no formatter is needed.
    private static func usesLatinDigits(_ locale: String) -> Bool {
        let others = ["ar", "fa", "ur", "ps", "bn", "mr", "ne", "as", "my", "dz", "ckb", "uz", "pa", "ks", "sd", "sat", "mni"]
        let language = locale.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
        return !others.contains(String(language)) && !locale.contains("numbers=")
    }
}
