import Archive
import Building
import Foundation

/// What `preview` says at its end: `--json` prints all of it, without it a few lines are printed.
struct PreviewReport: Encodable {
    struct Preview: Encodable {
        var name: String
        var module: String
        var kind: String
        var file: String?
        var line: Int?
        var pictures: [WrittenPicture]
        var diagnostics: [Diagnostic]
    }

    var version = 1
    var status: Int32 = 0
    var device: String
    var language: String
    /// When views were evaluated, and when the pictures show them.
    var now: Date
    var instant: Date
    var output: String
    var sheet: String?
    var previews: [Preview] = []
    /// Libraries that could not be used at all.
    var failures: [String] = []
    /// What the machine lacks, such as fonts.
    var environment: [Diagnostic] = []
    /// What compilers said, a module each.
    var compilerMessages: [String: String]
    /// Compilers and linkers that had to be started.
    var startedPrograms: Int
    var compilerSeconds: Double
    var buildSeconds: Double
    var renderSeconds: Double = 0
    var pictureSeconds: Double = 0
    var seconds: Double = 0

    init(options: PreviewOptions, build: SourceBuild.Answer) {
        device = options.surroundings.device.name
        language = options.surroundings.language
        now = options.now
        instant = options.instant
        output = options.output.path
        compilerMessages = Dictionary(
            build.results.filter { !$0.messages.isEmpty }.map { ($0.module.name, $0.messages) }, uniquingKeysWith: { $1 })
        startedPrograms = build.startedPrograms
        compilerSeconds = build.compilerDuration.seconds
        buildSeconds = build.duration.seconds
    }

    mutating func add(_ pictures: [WrittenPicture], _ drawn: [DrawnPreview]) {
        var rest = pictures[...]
        for preview in drawn {
            previews.append(
                Preview(
                    name: preview.summary.name, module: preview.module, kind: preview.summary.kind.rawValue, file: preview.place?.file,
                    line: preview.place?.line, pictures: Array(rest.prefix(preview.parts.count)), diagnostics: preview.diagnostics))
            rest = rest.dropFirst(preview.parts.count)
        }
    }

    var json: String { JSONText.text(of: self) }

    /// A few lines for people.
    var text: String {
        let pictures = previews.flatMap(\.pictures)
        let warnings = previews.flatMap(\.diagnostics).count { $0.severity == .warning }
        let errors = previews.flatMap(\.diagnostics).count { $0.severity == .error } + failures.count
        let samples = pictures.contains(where: \.isSample) ? "\nPictures marked as samples show values made up from the types." : ""
        let counts = [(warnings, "warning"), (errors, "error")].filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        let time = String(format: "%.2f s, the compiler's share %.2f s", seconds, startedPrograms == 0 ? 0 : compilerSeconds)
        return
            "\(pictures.count) picture\(pictures.count == 1 ? "" : "s") of \(previews.count { !$0.pictures.isEmpty }) previews in \(output)"
            + "\(counts.joined()) (\(time))\(sheet.map { "\nsheet: \($0)" } ?? "")\(samples)"
    }
}
