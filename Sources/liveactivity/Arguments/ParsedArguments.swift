/// Arguments taken apart: options with their values, and what stands beside them.
struct ParsedArguments: Equatable {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Takes arguments apart.
    ///
    /// - Throws: `UsageError` for an unknown option, with the nearest one; a missing value; a value too many; an option given twice.
    init(_ arguments: [String], options: [OptionDescription]) throws(UsageError) {
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if argument == "--" {
                operands += arguments[index...]
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                let hint = NearestName.find(parts[0], among: options.map(\.name)).map { "; did you mean \($0)?" } ?? "; see --help"
                throw UsageError("there is no option \(parts[0])\(hint)")
            }
            guard let placeholder = option.value else {
                guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
                values[option.name] = []
                continue
            }
            let value: String
            if parts.count == 2 {
                value = parts[1]
            } else {
                guard index < arguments.count, !arguments[index].hasPrefix("--") else {
                    throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder)")
                }
                value = arguments[index]
                index += 1
            }
            guard option.isRepeatable || values[option.name] == nil else { throw UsageError("\(option.name) is given twice") }
            values[option.name, default: []].append(value)
        }
    }

    func has(_ option: String) -> Bool { values[option] != nil }
    func value(_ option: String) -> String? { values[option]?.last }
    /// Values of a repeatable option; commas separate values too.
    func list(_ option: String) -> [String] {
        (values[option] ?? []).flatMap { $0.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) } }
    }
    /// Values of a repeatable option as they were given.
    func all(_ option: String) -> [String] { values[option] ?? [] }
}
