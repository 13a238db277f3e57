import Building
import Foundation

/// Surveys one project: chooses its sources, and has them previewed in a process of its own.
struct ProjectSurvey {
    let folder: URL
    let options: SurveyOptions
    let catalogue: ModuleCatalogue

    private var name: String { folder.lastPathComponent }

    func run() -> SurveyedProject {
        let clock = ContinuousClock()
        let start = clock.now
        var project = SurveyedProject(name: name)
        do throws(BuildError) {
            let choice = try SourceChoice(in: folder, catalogue: catalogue, conditions: ["DEBUG"] + options.conditions)
            preview(choice.all, &project)
            project.leftOut = choice.leftOut.map { SurveyedProject.LeftOut(file: shown($0.file.path), reason: reason($0.reason)) }
            let spared = choice.all.filter { !choice.needed.contains($0) }
            if !project.compiles, !spared.isEmpty {
                var second = SurveyedProject(name: name)
                preview(choice.needed, &second)
                if second.compiles {
                    let error = project.error ?? "it is not compiled"
                    second.leftOut = project.leftOut + spared.map { SurveyedProject.LeftOut(file: shown($0.path), reason: error) }
                    project = second
                }
            }
        } catch {
            project.error = error.description
        }
        project.seconds = (clock.now - start).seconds
        return project
    }

    private func preview(_ files: [URL], _ project: inout SurveyedProject) {
        project.files = files.count
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("liveactivity-survey-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let output = options.output?.appendingPathComponent(name) ?? scratch.appendingPathComponent("pictures")
        var run = LimitedProcess(program: SourceBuild.program, limit: options.limit)
        run.arguments =
            ["preview"] + files.map(\.path) + ["--json", "--quiet", "--output", output.path, "--resources", folder.path] + options.passedOn
        if let cache = options.cache { run.environment["XDG_CACHE_HOME"] = cache.path }
        guard let answer = run.run(scratch: scratch) else {
            project.error = "\(SourceBuild.program.path) cannot be started"
            return
        }
        if answer.wasStopped { project.error = "stopped: it was not done after \(Int(options.limit)) s" }
        guard let outcome = try? JSONDecoder().decode(PreviewOutcome.self, from: Data(answer.output.utf8)) else {
            let line = answer.errors.split(separator: "\n").first.map(String.init)
            project.error = project.error ?? shown(line ?? "the preview ended with status \(answer.status)")
            return
        }
        project.compiles = outcome.compiles
        project.drawn = outcome.drawsLiveActivity
        project.warnings = outcome.warnings
        project.compilerWarnings = outcome.compilerLines("warning").count
        project.pictures = outcome.pictures
        project.sheet = options.output == nil ? nil : outcome.sheet
        project.error = outcome.firstError.map(shown)
        if project.error == nil, !project.drawn {
            let line = answer.errors.split(separator: "\n").last { !$0.isEmpty }
            project.error = shown(line.map(String.init) ?? "no picture shows a Live Activity")
        }
    }

    /// A text with the project's files named from the project's folder on.
    private func shown(_ text: String) -> String { text.replacing("\(folder.path)/", with: "") }

    private func reason(_ reason: SourceChoice.LeftOut.Reason) -> String {
        switch reason {
        case .imports(let module): return "imports \(module), which is not there"
        case .needs(let name): return "needs \(name), which is left out"
        case .repeats(let file): return "declares what \(shown(file.path)) declares"
        }
    }
}
