/// The texts of `--help`.
enum Help {
    static var overview: String {
        let commands = CommandLineProgram.commands.map { ($0.description.name, $0.description.summary) }
        return """
            Live Activities without a Mac.

            usage: liveactivity COMMAND [OPTION…]

            \(table(commands))

            liveactivity COMMAND --help explains a command. liveactivity --version prints the version.

            exit status
            \(statuses)
            """
    }

    static func text(for command: any Command.Type) -> String {
        let description = command.description
        let options = description.options.map { option in
            ("\(option.name)\(option.value.map { " \($0)" } ?? "")", option.summary)
        }
        return """
            \(description.summary)

            usage: liveactivity \(description.name) \(description.operands)

            \(description.discussion)

            options
            \(table(options))

            exit status
            \(statuses)
            """
    }

    private static var statuses: String { table(ExitStatus.allCases.map { (String($0.rawValue), $0.explanation) }) }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = min(rows.map(\.0.count).max() ?? 0, 28)
        return rows.map { name, text in
            let padding = String(repeating: " ", count: max(width - name.count, 0) + 2)
            let lines = text.split(separator: "\n")
            let indentation = String(repeating: " ", count: width + 4)
            let first = name.count > width ? "  \(name)\n\(indentation)\(lines.first ?? "")" : "  \(name)\(padding)\(lines.first ?? "")"
            return ([first] + lines.dropFirst().map { "\(indentation)\($0)" }).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
