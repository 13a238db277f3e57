/// The figures by which a language chooses a plural form. Unicode CLDR: plural operands n, i, v, f.
struct PluralOperands: Equatable, Sendable {
    /// The whole part.
    let i: UInt64
    /// How many digits of a fraction are seen.
    let v: Int
    /// These digits as a number, and the same without zeros at the end.
    let f: UInt64
    let t: UInt64

    /// The number is whole: digits of a fraction, if any, are zeros.
    var isWhole: Bool { t == 0 }

    init(_ value: UInt64) { (i, v, f, t) = (value, 0, 0, 0) }

    /// Reads a number as it is written, such as `1.50`.
    init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let first = parts.first, parts.count < 3, let whole = UInt64(first) else { return nil }
        let digits = parts.count == 2 ? String(parts[1]) : ""
        let trimmed = String(digits.reversed().drop { $0 == "0" }.reversed())
        (i, v, f, t) = (whole, digits.count, UInt64(digits) ?? 0, UInt64(trimmed) ?? 0)
    }
}
