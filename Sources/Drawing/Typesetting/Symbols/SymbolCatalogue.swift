import Foundation

/// Which picture stands in for a symbol's name: a table of names, then rules for what names have in common (fonts-icons 3).
public struct SymbolCatalogue: Sendable {
    public static let shared = SymbolCatalogue()

    struct Entry: Sendable {
        var recipe: SymbolRecipe
        var grade: SymbolGrade
    }

    private let table: [String: Entry]

    /// Names that the Cupertino set uses for other pictures than the system does.
    static let falseFriends: Set<String> = [
        "info", "forward", "back", "clear", "search", "share", "home", "time", "shift", "battery.75.percent", "battery.25.percent",
        "battery.full", "battery.empty", "battery.charging",
    ]

    init() {
        var table: [String: Entry] = [:]
        for row in SymbolTable.rows.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
            let columns = row.split(separator: "|", maxSplits: 2)
            guard columns.count == 3, let grade = Self.grade(columns[1]), let recipe = RecipeParser.parse(String(columns[2])),
                recipe != .placeholder, !Self.falseFriends.contains(String(columns[0]))
            else { continue }
            table[String(columns[0])] = Entry(recipe: recipe, grade: grade)
        }
        for symbol in DrawnSymbol.allCases { table[symbol.rawValue] = Entry(recipe: .drawn(symbol), grade: .composed) }
        for outline in SymbolOutline.allCases where outline != .app {
            table[outline.rawValue] = Entry(recipe: .outline(outline, isFilled: false), grade: .same)
            if outline.hasFill { table[outline.rawValue + ".fill"] = Entry(recipe: .outline(outline, isFilled: true), grade: .same) }
        }
        for name in ["battery.100.bolt", "battery.100percent.bolt"] {
            table[name] = Entry(recipe: .chargingBattery, grade: .composed)
        }
        self.table = table
    }

    private static func grade(_ letter: Substring) -> SymbolGrade? {
        switch letter {
        case "A": return .same
        case "B": return .composed
        case "C": return .otherSet
        case "D": return .approximation
        default: return nil
        }
    }

    /// Every name of the table, for tools and tests.
    public var names: [String] { table.keys.sorted() }

    /// How good the stand-in for a name is.
    public func grade(of name: String) -> SymbolGrade { entry(name).grade }

    /// The picture for a name; the placeholder when nobody has it.
    func entry(_ name: String) -> Entry { resolve(name, depth: 0) ?? Entry(recipe: .placeholder, grade: .missing) }

    private func resolve(_ name: String, depth: Int) -> Entry? {
        if let entry = table[name] { return entry }
        guard depth < 4, !name.isEmpty else { return nil }
        var parts = name.split(separator: ".").map(String.init)
        // Suffixes name the script of a letter-like symbol.
        if let last = parts.last, ["ar", "he", "hi", "ja", "ko", "th", "zh", "rtl", "bn", "ta", "te"].contains(last), parts.count > 1 {
            return resolve(parts.dropLast().joined(separator: "."), depth: depth + 1)
        }
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard let last = parts.last else { return nil }
        if let letters = SymbolNames.letters[name] { return Entry(recipe: .text(letters), grade: .composed) }
        if let entry = badged(parts, isFilled, depth) ?? outlined(parts, isFilled, depth) ?? inside(parts, isFilled, depth) { return entry }
        if last == "slash", let base = resolve(filled(parts.dropLast(), isFilled), depth: depth + 1) {
            return Entry(recipe: .slashed(base.recipe), grade: worse(base.grade, .composed))
        }
        if let entry = respelled(name, depth) { return entry }
        // At last the other fill, then the name without what it ends with.
        if let other = table[isFilled ? parts.joined(separator: ".") : name + ".fill"] {
            return Entry(recipe: other.recipe, grade: .approximation)
        }
        return nil
    }

    private func filled(_ parts: some Sequence<String>, _ isFilled: Bool) -> String {
        parts.joined(separator: ".") + (isFilled ? ".fill" : "")
    }

    private func outlined(_ parts: [String], _ isFilled: Bool, _ depth: Int) -> Entry? {
        for length in [2, 1] where parts.count > length {
            guard let outline = SymbolOutline(rawValue: parts.suffix(length).joined(separator: ".")) else { continue }
            let inner = parts.dropLast(length).joined(separator: ".")
            if inner.count <= 2, inner.allSatisfy({ $0.isNumber || $0.isLetter }) {
                return Entry(recipe: .enclosed(.text(inner.uppercased()), in: outline, isFilled: isFilled), grade: .composed)
            }
            guard let base = resolve(inner, depth: depth + 1) ?? resolve(inner + ".fill", depth: depth + 1) else { continue }
            return Entry(recipe: .enclosed(base.recipe, in: outline, isFilled: isFilled), grade: worse(base.grade, .composed))
        }
        return nil
    }

    /// A picture in a cloud, a speech bubble and the like.
    private func inside(_ parts: [String], _ isFilled: Bool, _ depth: Int) -> Entry? {
        for length in [2, 1] where parts.count > length {
            let outer = parts.suffix(length).joined(separator: ".")
            guard let vessel = SymbolNames.vessels[outer].flatMap({ table[$0 + (isFilled ? ".fill" : "")] }),
                let inner = resolve(parts.dropLast(length).joined(separator: "."), depth: depth + 1)
            else { continue }
            return Entry(recipe: .inside(inner.recipe, of: vessel.recipe, isFilled: isFilled), grade: worse(inner.grade, .composed))
        }
        return nil
    }

    private func badged(_ parts: [String], _ isFilled: Bool, _ depth: Int) -> Entry? {
        guard let place = parts.firstIndex(of: "badge"), place > 0,
            let base = resolve(filled(parts[..<place], isFilled), depth: depth + 1)
                ?? resolve(parts[..<place].joined(separator: "."), depth: depth + 1)
        else { return nil }
        let rest = parts[(place + 1)...].joined(separator: ".")
        if rest.isEmpty { return Entry(recipe: .dotted(base.recipe), grade: worse(base.grade, .composed)) }
        guard let badge = resolve(rest + ".fill", depth: depth + 1) ?? resolve(rest, depth: depth + 1) else {
            return Entry(recipe: base.recipe, grade: .approximation)
        }
        return Entry(recipe: .badged(base.recipe, badge: badge.recipe), grade: worse(base.grade, .composed))
    }

    /// Names that differ in words only: directions by language, a percent sign spelled out, an `and` between.
    private func respelled(_ name: String, _ depth: Int) -> Entry? {
        let candidates = SymbolNames.respellings.compactMap { old, new in
            name.contains(old) ? name.replacingOccurrences(of: old, with: new) : nil
        }
        return candidates.lazy.compactMap { resolve($0, depth: depth + 1) }.first
    }

    private func worse(_ first: SymbolGrade, _ second: SymbolGrade) -> SymbolGrade {
        let order: [SymbolGrade] = [.same, .composed, .otherSet, .approximation, .missing]
        return (order.firstIndex(of: first) ?? 0) >= (order.firstIndex(of: second) ?? 0) ? first : second
    }

    /// A known name that shares its beginning with one that is not.
    func nearest(to name: String) -> String? {
        let parts = name.split(separator: ".")
        func common(_ other: String) -> Int { zip(parts, other.split(separator: ".")).prefix { $0 == $1 }.count }
        let best = names.map { ($0, common($0)) }.filter { $0.1 > 0 }.max { ($0.1, -$0.0.count, $1.0) < ($1.1, -$1.0.count, $0.0) }
        return best?.0
    }
}
