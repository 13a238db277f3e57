import Building
import Foundation

/// `liveactivity build`: compiles sources as for iOS, and says what came of it.
struct BuildCommand: Command {
    static let description = CommandDescription(
        name: "build", summary: "Compiles sources as for an iPhone, and says whether they compile.",
        operands: "FILE.swift… | FOLDER | PACKAGE [OPTION…]",
        discussion: """
            Conditions hold as on an iPhone: os(iOS) is true, os(Linux) is not. Messages name your own files and lines. Nothing that has not
            changed is compiled again. The products are shared libraries, one a module, as preview draws them.
            """, options: BuildOptions.descriptions)

    let options: BuildOptions

    init(_ arguments: ParsedArguments) throws(UsageError) { options = try BuildOptions(arguments) }

    func run(_ console: Console) -> ExitStatus {
        do throws(BuildError) {
            let answer = try SourceBuild(options: options, console: console).run()
            if options.printsJSON {
                console.output(BuildReport(answer).json)
            } else if !options.isQuiet {
                for result in answer.results {
                    guard let library = result.library else { continue }
                    console.output("\(result.module.name): \(library.path)\(result.startedPrograms == 0 ? " (unchanged)" : "")")
                }
            }
            return answer.hasRefused ? .sourcesDoNotCompile : .success
        } catch {
            console.error("liveactivity build: \(error.description)")
            return error.exitStatus
        }
    }
}
