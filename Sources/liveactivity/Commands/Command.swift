/// One command of the program.
protocol Command {
    static var description: CommandDescription { get }

    /// - Throws: `UsageError` when a value cannot be used.
    init(_ arguments: ParsedArguments) throws(UsageError)

    func run(_ console: Console) -> ExitStatus
}

/// What `--help` says about a command, and what the parser accepts.
struct CommandDescription {
    var name: String
    var summary: String
    /// What stands after the name in the first line, such as `FILE.swift… | PACKAGE`.
    var operands: String
    var discussion: String
    var options: [OptionDescription]
}

/// One option of a command.
struct OptionDescription {
    /// With its two dashes.
    var name: String
    /// What its value is called; nil for a switch.
    var value: String?
    var summary: String
    var isRepeatable = false
}
