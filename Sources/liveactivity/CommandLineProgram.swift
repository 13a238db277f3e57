/// The program: finds the command that the first argument names, and runs it.
public struct CommandLineProgram {
    /// Runs the program with the arguments after its name, and returns its exit status.
    public static func run(_ arguments: [String]) -> Int32 { CommandLineProgram(console: .standard).run(arguments).rawValue }

    static let version = "0.1.0"

    static var commands: [any Command.Type] {
        [PreviewCommand.self, SurveyCommand.self, BuildCommand.self, DrawCommand.self, DevicesCommand.self]
    }

    let console: Console

    func run(_ arguments: [String]) -> ExitStatus {
        guard let name = arguments.first else {
            console.error(Help.overview)
            return .usage
        }
        switch name {
        case "--help", "-h":
            console.output(Help.overview)
            return .success
        case "help":
            guard let command = arguments.dropFirst().first.flatMap(Self.command(named:)) else {
                console.output(Help.overview)
                return .success
            }
            console.output(Help.text(for: command))
            return .success
        case "--version":
            console.output("liveactivity \(Self.version)")
            return .success
        default: break
        }
        guard let command = Self.command(named: name) else {
            let candidates = Self.commands.map { $0.description.name }
            let hint = NearestName.find(name, among: candidates).map { "; did you mean \($0)?" } ?? "; see liveactivity --help"
            console.error("liveactivity: there is no command \(name)\(hint)")
            return .usage
        }
        let rest = Array(arguments.dropFirst())
        if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
            console.output(Help.text(for: command))
            return .success
        }
        do throws(UsageError) {
            return try command.init(ParsedArguments(rest, options: command.description.options)).run(console)
        } catch {
            console.error("liveactivity \(name): \(error.description)")
            return .usage
        }
    }

    private static func command(named name: String) -> (any Command.Type)? { commands.first { $0.description.name == name } }
}
