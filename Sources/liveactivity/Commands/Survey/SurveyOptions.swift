import Foundation

/// What `survey` is asked for.
struct SurveyOptions {
    static let descriptions = [
        OptionDescription(name: "--project", value: "NAME", summary: "only projects whose name contains this", isRepeatable: true),
        OptionDescription(name: "--output", value: "FOLDER", summary: "where sheets and pictures are written, a folder a project"),
        OptionDescription(name: "--timeout", value: "SECONDS", summary: "how long one project may take (180)"),
        OptionDescription(name: "--now", value: "INSTANT", summary: "when views are evaluated, as for preview"),
        OptionDescription(name: "--swift-version", value: "5|6", summary: "language mode (5)"),
        OptionDescription(name: "--define", value: "NAME", summary: "a condition that holds; may be repeated", isRepeatable: true),
        OptionDescription(name: "--cache-path", value: "FOLDER", summary: "where compiled code is kept (~/.cache/openactivitykit)"),
        OptionDescription(name: "--quiet", value: nil, summary: "no progress"),
        OptionDescription(name: "--json", value: nil, summary: "print one JSON document about everything"),
    ]

    let folder: URL
    let names: [String]
    let output: URL?
    /// Seconds for one project.
    let limit: TimeInterval
    let conditions: [String]
    let cache: URL?
    let isQuiet: Bool
    let printsJSON: Bool
    /// What is passed on to each project's preview as it is.
    let passedOn: [String]

    init(_ arguments: ParsedArguments) throws(UsageError) {
        guard arguments.operands.count == 1, let path = arguments.operands.first else {
            throw UsageError("name one folder that holds a folder for each project; see --help")
        }
        folder = URL(fileURLWithPath: path).standardizedFileURL
        names = arguments.all("--project")
        output = arguments.value("--output").map { URL(fileURLWithPath: $0).standardizedFileURL }
        limit = try PreviewOptions.number(arguments, "--timeout", in: 1...86400) ?? 180
        conditions = arguments.list("--define")
        cache = arguments.value("--cache-path").map { URL(fileURLWithPath: $0).standardizedFileURL }
        isQuiet = arguments.has("--quiet")
        printsJSON = arguments.has("--json")
        let languageMode = arguments.value("--swift-version")
        if let languageMode, !["5", "6"].contains(languageMode) {
            throw .unknown(languageMode, for: "--swift-version", among: ["5", "6"])
        }
        var passedOn = languageMode.map { ["--swift-version", $0] } ?? []
        passedOn += conditions.flatMap { ["--define", $0] }
        if let instant = try PreviewOptions.instant(arguments, "--now", relativeTo: Date()) {
            passedOn += ["--now", instant.formatted(.iso8601)]
        }
        self.passedOn = passedOn
    }
}
