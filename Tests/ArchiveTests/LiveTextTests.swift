import Archive
import Foundation
import Testing

@Suite struct LiveTextTests {
    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func timer(
        _ length: Double, at seconds: Double, countsDown: Bool = true, hours: Bool = true, pause: Double? = nil, locale: String = "en_US"
    ) -> String {
        LiveText.timer(
            start: start, end: start.addingTimeInterval(length), pauseTime: pause.map { start.addingTimeInterval($0) },
            countsDown: countsDown, showsHours: hours, locale: locale
        ).string(at: start.addingTimeInterval(seconds))
    }

    @Test(
        "A countdown reads its remaining time, rounded up, and stands at nought when it is over (D2)",
        arguments: [
            (0.0, "8:00"), (0.4, "8:00"), (61, "6:59"), (61.5, "6:59"), (479.5, "0:01"), (480, "0:00"), (9_999, "0:00"), (-50, "8:00"),
        ])
    func countdown(seconds: Double, text: String) { #expect(timer(480, at: seconds) == text) }

    @Test("Counting up starts at nought and stops at the end", arguments: [(0.0, "0:00"), (61.9, "1:01"), (480, "8:00"), (500, "8:00")])
    func countUp(seconds: Double, text: String) { #expect(timer(480, at: seconds, countsDown: false) == text) }

    @Test("Hours have a place of their own unless they are not wanted")
    func hours() {
        #expect(timer(4_503, at: 0) == "1:15:03")
        #expect(timer(4_503, at: 0, hours: false) == "75:03")
    }

    @Test("A paused timer stands still")
    func paused() {
        #expect(timer(480, at: 100, pause: 48) == "7:12")
        #expect(timer(480, at: 20, pause: 48) == "7:40")
    }

    @Test("Hebrew writes Latin digits; Arabic may write its own")
    func digits() {
        #expect(timer(323, at: 0, locale: "he") == "5:23")
        #expect(timer(323, at: 0, locale: "ar_EG") == "٥:٢٣")
        #expect(timer(323, at: 0, locale: "ar_AE") == "5:23")
    }

    private func date(_ offset: Double, _ style: LiveText.DateStyle, locale: String = "en_US") -> String {
        LiveText.date(start.addingTimeInterval(offset), style: style, locale: locale, timeZone: "UTC", calendar: "gregorian").string(
            at: start)
    }

    @Test("Date styles read as on a phone")
    func styles() {
        #expect(date(0, .time).replacingOccurrences(of: "\u{202F}", with: " ") == "6:13 AM")
        #expect(date(0, .date) == "May 9, 2026")
        #expect(date(-125, .relative) == "2 min, 5 sec")
        #expect(date(-7_200, .offset) == "+2 hours")
        #expect(date(7_200, .offset) == "-2 hours")
        #expect(date(3_661, .timer) == "1:01:01")
    }

    @Test("Times and intervals are written as the place writes them")
    func places() {
        #expect(date(0, .time, locale: "de_DE") == "06:13")
        #expect(date(0, .date, locale: "de_DE") == "9. Mai 2026")
        #expect(date(-125, .relative, locale: "de_DE") == "2 Min., 5 Sek.")
        func interval(_ length: Double, _ locale: String) -> String {
            LiveText.interval(
                start: start, end: start.addingTimeInterval(length), locale: locale, timeZone: "Europe/Berlin", calendar: "gregorian"
            ).string(at: start).replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(of: "\u{2009}", with: " ")
        }
        #expect(interval(5_400, "en_US") == "8:13 – 9:43 AM")
        #expect(interval(5_400, "de_DE") == "08:13–09:43 Uhr")
        #expect(interval(90_000, "en_US").hasPrefix("5/9/26"))
    }

    @Test("A date is counted by the calendar of the device")
    func calendars() {
        let text = LiveText.date(start, style: .date, locale: "en_US", timeZone: "UTC", calendar: "buddhist").string(at: start)
        #expect(text.contains("2569"))
    }

    @Test("Digits, dates and nonsense never end the process", arguments: [Double.infinity, -.infinity, 1e300, -1e300])
    func extremes(seconds: Double) {
        let far = Date(timeIntervalSinceReferenceDate: seconds)
        let timer = LiveText.timer(start: start, end: far, pauseTime: nil, countsDown: true, showsHours: true, locale: "en")
        #expect(!timer.string(at: start).isEmpty)
        for style in [LiveText.DateStyle.relative, .offset, .timer, .time, .date] {
            let text = LiveText.date(far, style: style, locale: "en", timeZone: "UTC", calendar: "gregorian")
            _ = text.string(at: start)
            _ = text.nextChange(after: start)
        }
    }

    @Test("The next change of a running timer is less than a second away, and never comes when it is over")
    func nextChange() {
        let timer = LiveText.timer(
            start: start, end: start.addingTimeInterval(10), pauseTime: nil, countsDown: true, showsHours: true, locale: "en")
        #expect(timer.nextChange(after: start.addingTimeInterval(3.25)) == start.addingTimeInterval(4))
        #expect(timer.nextChange(after: start.addingTimeInterval(10)) == nil)
        #expect(timer.nextChange(after: start.addingTimeInterval(-5)) == start)
    }
}
