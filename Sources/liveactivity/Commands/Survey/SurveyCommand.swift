import Building
import Foundation
import Synchronization

/// `liveactivity survey`: previews every project of a folder, each by itself, and says what came of each.
struct SurveyCommand: Command {
    static let description = CommandDescription(
        name: "survey", summary: "Previews every project of a folder, and counts which compile and are drawn.",
        operands: "FOLDER [OPTION…]",
        discussion: """
            FOLDER holds a folder for each project, with Swift files, catalogues and fonts in any arrangement. Of each project those files are
            compiled that can be compiled together; when they are refused, those alone that its Live Activities need. Tests, copies of a file
            in a second target, and files that need a module which is not there are left out. A project that fails, crashes or hangs does not
            stop the others.
            """, options: SurveyOptions.descriptions)

    let options: SurveyOptions

    init(_ arguments: ParsedArguments) throws(UsageError) { options = try SurveyOptions(arguments) }

    func run(_ console: Console) -> ExitStatus {
        do throws(BuildError) {
            let environment = ProcessInfo.processInfo.environment
            let toolchain = try Toolchain.find(searchPath: environment["PATH"] ?? "")
            _ = try FrameworksInstallation.find(for: SourceBuild.program)
            let catalogue = ModuleCatalogue(toolchain: toolchain)
            let folders = try projects()
            let table = SurveyTable(names: folders.map(\.lastPathComponent))
            if !options.printsJSON { console.output(table.head) }
            let clock = ContinuousClock()
            let start = clock.now
            let printsLines = !options.printsJSON
            let outcomes = survey(folders, catalogue, console) { if printsLines { console.output(table.line($0)) } }
            var report = SurveyReport(projects: outcomes)
            report.seconds = (clock.now - start).seconds
            console.output(options.printsJSON ? JSONText.text(of: report) : report.summary)
            return report.status
        } catch {
            console.error("liveactivity survey: \(error.description)")
            return error.exitStatus
        }
    }

    /// Surveys projects two at a time.
    ///
    /// - Parameter tell: Called with each outcome in the order of the projects, as soon as those before it are there.
    private func survey(
        _ folders: [URL], _ catalogue: ModuleCatalogue, _ console: Console, tell: @Sendable (SurveyedProject) -> Void
    ) -> [SurveyedProject] {
        let state = Mutex<(next: Int, told: Int, outcomes: [Int: SurveyedProject])>((0, 0, [:]))
        let options = options
        DispatchQueue.concurrentPerform(iterations: min(2, folders.count)) { _ in
            while let index = state.withLock({ state -> Int? in
                guard state.next < folders.count else { return nil }
                state.next += 1
                return state.next - 1
            }) {
                if !options.isQuiet { console.progress("project \(index + 1) of \(folders.count): \(folders[index].lastPathComponent)…") }
                let outcome = ProjectSurvey(folder: folders[index], options: options, catalogue: catalogue).run()
                state.withLock { state in
                    state.outcomes[index] = outcome
                    while let next = state.outcomes[state.told] {
                        console.clearProgress()
                        tell(next)
                        state.told += 1
                    }
                }
            }
        }
        console.clearProgress()
        return state.withLock { state in folders.indices.compactMap { state.outcomes[$0] } }
    }

    private func projects() throws(BuildError) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: options.folder.path))?.sorted()
        guard let names else {
            throw BuildError(code: .input, description: "\(options.folder.path) cannot be read. Name a folder of projects.")
        }
        let folders = names.filter { !$0.hasPrefix(".") }.map { options.folder.appendingPathComponent($0) }.filter(SourceBuild.isFolder)
        guard !folders.isEmpty else {
            throw BuildError(
                code: .input, description: "\(options.folder.path) has no folders. Name a folder that holds one for each project.")
        }
        guard !options.names.isEmpty else { return folders }
        let chosen = folders.filter { folder in
            options.names.contains { folder.lastPathComponent.range(of: $0, options: .caseInsensitive) != nil }
        }
        guard !chosen.isEmpty else {
            throw BuildError(
                code: .input, description: "no project of \(options.folder.path) is named \(options.names.joined(separator: " or ")).")
        }
        return chosen
    }
}
