import Foundation

/// Instants as people write them: `+3m`, `-90s`, `+1h30m`, `2026-11-30T18:00:00Z`.
public enum InstantText {
    /// - Returns: nil when the text is neither a distance nor a date.
    public static func date(_ text: String, relativeTo instant: Date) -> Date? {
        if let seconds = distance(text) { return instant.addingTimeInterval(seconds) }
        return try? Date(text, strategy: .iso8601)
    }

    private static func distance(_ text: String) -> TimeInterval? {
        guard let sign = text.first, sign == "+" || sign == "-", text.count > 1 else { return nil }
        var seconds: TimeInterval = 0
        var digits = ""
        for character in text.dropFirst() {
            if character.isASCII, character.isNumber || character == "." {
                digits.append(character)
                continue
            }
            let units: [Character: TimeInterval] = ["s": 1, "m": 60, "h": 3600, "d": 86400]
            guard let unit = units[character], let count = TimeInterval(digits) else { return nil }
            seconds += count * unit
            digits = ""
        }
        if !digits.isEmpty {
            guard let count = TimeInterval(digits) else { return nil }
            seconds += count
        }
        return sign == "-" ? -seconds : seconds
    }
}
