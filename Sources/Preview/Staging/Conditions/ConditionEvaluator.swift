/// Evaluates the condition of an `#if` as the compiler will, as far as that can be known before it.
struct ConditionEvaluator {
    let platform: Platform
    /// Conditions that hold, as `-D` takes them.
    let conditions: Set<String>
    /// Whether a module can be imported.
    let canImport: (String) -> Bool

    /// - Parameter words: The condition's tokens.
    /// - Returns: nil when the answer is the compiler's alone.
    func evaluate(_ words: [String]) -> Bool? {
        var rest = Self.split(words)[...]
        return disjunction(&rest)
    }

    private func disjunction(_ rest: inout ArraySlice<String>) -> Bool? {
        var value = conjunction(&rest)
        while rest.first == "||" {
            rest.removeFirst()
            let other = conjunction(&rest)
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    private func conjunction(_ rest: inout ArraySlice<String>) -> Bool? {
        var value = operand(&rest)
        while rest.first == "&&" {
            rest.removeFirst()
            let other = operand(&rest)
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private func operand(_ rest: inout ArraySlice<String>) -> Bool? {
        guard let word = rest.popFirst() else { return nil }
        if word == "!" { return operand(&rest).map { !$0 } }
        if word == "(" {
            let value = disjunction(&rest)
            if rest.first == ")" { rest.removeFirst() }
            return value
        }
        guard rest.first == "(" else { return word == "true" || word != "false" && conditions.contains(word) }
        var depth = 0
        var arguments: [String] = []
        while let next = rest.popFirst() {
            if next == "(" { depth += 1 }
            if next == ")" { depth -= 1 }
            if depth == 0 { break }
            if depth > 1 || next != "(" { arguments.append(next) }
        }
        return answer(word, arguments)
    }

    private func answer(_ name: String, _ arguments: [String]) -> Bool? {
        guard let first = arguments.first else { return nil }
        switch name {
        case "canImport": return canImport(first)
        case "swift", "compiler": return first.hasPrefix(">")
        default: return platform.answer(to: name, argument: first)
        }
    }

    /// A run of operator characters such as `&&!` is two operators.
    private static func split(_ words: [String]) -> [String] {
        words.flatMap { word -> [String] in
            guard word.count > 2, word.hasPrefix("&&") || word.hasPrefix("||") else { return [word] }
            return [String(word.prefix(2))] + word.dropFirst(2).map(String.init)
        }
    }
}
