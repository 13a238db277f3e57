import Archive
import Building
import Foundation
import RenderingMessages
import Synchronization
import Typesetting

/// `liveactivity preview`: compiles sources, draws what they preview, writes pictures.
struct PreviewCommand: Command {
    static let description = CommandDescription(
        name: "preview", summary: "Draws every preview and every Live Activity of an app's sources.",
        operands: "FILE.swift… | FOLDER | PACKAGE [OPTION…]",
        discussion: """
            Sources are compiled as for an iPhone; plain files need no package. Every #Preview, PreviewProvider and ActivityConfiguration is
            drawn: one labelled sheet, and a picture each. A configuration that no preview gives states to is drawn from --attributes and
            --state, else from sample values that are made from its types.
            """, options: PreviewOptions.descriptions)

    let options: PreviewOptions

    init(_ arguments: ParsedArguments) throws(UsageError) { options = try PreviewOptions(arguments) }

    func run(_ console: Console) -> ExitStatus {
        let clock = ContinuousClock()
        let start = clock.now
        do throws(BuildError) {
            let build = try SourceBuild(options: options.build, console: console).run()
            let buildEnd = clock.now
            let answers = draw(build, console)
            let drawEnd = clock.now
            var report = PreviewReport(options: options, build: build)
            report.renderSeconds = (drawEnd - buildEnd).seconds
            var status: ExitStatus = build.hasRefused ? .sourcesDoNotCompile : .success
            for (module, answer) in answers {
                if let failure = answer.failure {
                    console.error("\(module): error: \(failure)")
                    report.failures.append("\(module): \(failure)")
                    status = status.worse(.previewsFailed)
                }
                if answer.previews.contains(where: \.hasFailed) { status = status.worse(.previewsFailed) }
            }
            let previews = answers.flatMap(\.answer.previews)
            for preview in previews { tell(preview, console) }
            report.environment = Typesetter.shared.fontDiagnostics
            for diagnostic in report.environment { console.error("liveactivity: \(diagnostic.severity.rawValue): \(diagnostic.message)") }
            do throws(PictureError) {
                let pictures = PictureFolder(options: options, title: build.plan.name)
                report.add(try pictures.write(previews, console), previews)
                report.sheet = try pictures.writeSheet(previews, console)?.path
            } catch {
                console.error("liveactivity preview: \(error.description)")
                status = status.worse(.environment)
            }
            report.pictureSeconds = (clock.now - drawEnd).seconds
            report.seconds = (clock.now - start).seconds
            status = finish(previews, build, status, console)
            report.status = status.rawValue
            if options.build.printsJSON {
                console.output(report.json)
            } else if !options.build.isQuiet {
                console.output(report.text)
            }
            return status
        } catch {
            console.clearProgress()
            console.error("liveactivity preview: \(error.description)")
            return error.exitStatus
        }
    }

    /// Says that nothing was drawn, unless something else was said about that.
    private func finish(_ previews: [DrawnPreview], _ build: SourceBuild.Answer, _ status: ExitStatus, _ console: Console) -> ExitStatus {
        guard previews.allSatisfy(\.parts.isEmpty), status == .success else { return status }
        if !options.names.isEmpty {
            let names = previews.map(\.summary.name)
            let hint = options.names.lazy.compactMap { NearestName.find($0, among: names) }.first.map { "; did you mean \($0)?" }
            console.error(
                "liveactivity preview: no preview is named \(options.names.joined(separator: " or "))\(hint ?? "; there are \(names.joined(separator: ", "))")"
            )
            return .usage
        }
        console.error(
            previews.isEmpty
                ? "liveactivity preview: \(build.plan.name) has no #Preview, no PreviewProvider and no ActivityConfiguration."
                : "liveactivity preview: nothing is to be drawn in the presentations and on the device that were asked for.")
        return .usage
    }

    private func draw(_ build: SourceBuild.Answer, _ console: Console) -> [(module: String, answer: LibraryDrawing.Answer)] {
        let libraries = build.results.filter { $0.module.isRequested && $0.library != nil }
        // Archives name fonts; whoever draws them has to know them too.
        Typesetter.registerFonts(under: libraries.flatMap(\.module.resourceFolders))
        let answers = Mutex([Int: LibraryDrawing.Answer]())
        let renderer = RendererProcess(program: build.frameworks.renderer, clock: build.frameworks.clock, limit: options.timeout)
        let workingFolder = FileManager.default.currentDirectoryPath
        let (options, isQuiet) = (options, options.build.isQuiet)
        DispatchQueue.concurrentPerform(iterations: libraries.count) { index in
            let result = libraries[index]
            guard let library = result.library else { return }
            let drawing = LibraryDrawing(
                renderer: renderer, places: PlaceFinder(module: result.module, workingFolder: workingFolder),
                progress: { if !isQuiet { console.progress("drawing \(result.module.name): \($0)…") } },
                print: { if !isQuiet, !$0.isEmpty { console.error($0) } })
            let answer = drawing.draw(options.request(library: library, resourceFolders: result.module.resourceFolders))
            answers.withLock { $0[index] = answer }
        }
        console.clearProgress()
        return answers.withLock { answers in
            libraries.indices.compactMap { index in answers[index].map { (libraries[index].module.name, $0) } }
        }
    }

    /// In which cells of a matrix a diagnostic is seen: all, or these.
    private func cells(showing diagnostic: Diagnostic, in preview: DrawnPreview) -> String {
        guard options.surroundings.isMatrix, let seen = preview.variants[diagnostic] else { return "" }
        let all = Set(preview.parts.map(\.variant)).count
        guard seen.count < all else { return "" }
        let rest = seen.count > 3 ? " and \(seen.count - 3) more" : ""
        return " [\(seen.prefix(3).joined(separator: "; "))\(rest)]"
    }

    private func tell(_ preview: DrawnPreview, _ console: Console) {
        for diagnostic in preview.diagnostics where diagnostic.severity != .note {
            let place = diagnostic.file.map { file in diagnostic.line.map { "\(file):\($0): " } ?? "\(file): " } ?? "\(preview.module): "
            let isNamed = diagnostic.message.contains("\"\(preview.summary.name)\"")
            let message = "\(isNamed ? "" : "\(preview.summary.name): ")\(diagnostic.message)"
            console.error("\(place)\(diagnostic.severity.rawValue): \(message)\(cells(showing: diagnostic, in: preview))")
        }
    }
}
