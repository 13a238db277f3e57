import Foundation

/// The samples of the basic types, chosen by the name of the property they are for.
struct SampleValues {
    let instant: Date

    /// A sample, or nil for types that are made of others.
    func known(_ type: Any.Type, path: [any CodingKey]) -> Any? {
        let name = path.last { $0.intValue == nil }?.stringValue ?? ""
        let index = path.last?.intValue ?? 0
        switch type {
        case is String.Type: return index == 0 ? Self.text(name) : "\(Self.text(name)) \(index + 1)"
        case is Bool.Type: return false
        case is Date.Type: return date(name, index, isElement: path.last?.intValue != nil)
        case is URL.Type: return URL(string: "https://example.com/\(name)")
        case is UUID.Type: return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: index)))
        case is Data.Type: return Data()
        case is Decimal.Type: return Decimal(Self.real(name, index))
        case let type as any BinaryFloatingPoint.Type: return Self.real(type, Self.real(name, index))
        case let type as any BinaryInteger.Type: return Self.whole(type, Self.whole(name, index))
        default: return nil
        }
    }

    private static func real<T: BinaryFloatingPoint>(_ type: T.Type, _ value: Double) -> T { T(value) }
    private static func whole<T: BinaryInteger>(_ type: T.Type, _ value: Int) -> T { T(value) }

    /// `recipeName` becomes "Recipe name".
    static func text(_ name: String) -> String {
        var words = ""
        for character in name {
            if character == "_" || character == "-" {
                words.append(" ")
            } else if character.isUppercase, words.last?.isLowercase == true {
                words += " \(character.lowercased())"
            } else {
                words.append(character)
            }
        }
        return words.isEmpty ? "Text" : words.prefix(1).uppercased() + words.dropFirst()
    }

    private func date(_ name: String, _ index: Int, isElement: Bool) -> Date {
        if isElement { return instant.addingTimeInterval(Double(index) * 600) }
        let isPast = Self.contains(name, ["start", "began", "begin", "creat", "placed", "opened", "last", "since", "from"])
        return instant.addingTimeInterval(isPast ? -300 : 600)
    }

    private static func real(_ name: String, _ index: Int) -> Double {
        if contains(name, ["progress", "fraction", "percent", "ratio", "level"]) { return index == 0 ? 0.6 : 0.8 }
        if contains(name, ["remaining", "duration", "interval", "seconds", "elapsed", "time"]) { return 432 }
        return 12.5 + Double(index)
    }

    private static func whole(_ name: String, _ index: Int) -> Int {
        if contains(name, ["goal", "total", "maximum", "count", "capacity", "limit"]) { return 8 }
        return index == 0 ? 3 : 3 + 5 * index
    }

    private static func contains(_ name: String, _ parts: [String]) -> Bool {
        let name = name.lowercased()
        return parts.contains { name.contains($0) }
    }
}
