import Building
import Foundation

/// What `build` and `preview` have in common: what is compiled, and where products are kept.
struct BuildOptions {
    static let descriptions = [
        OptionDescription(name: "--swift-version", value: "5|6", summary: "language mode of plain files (5); packages say it themselves"),
        OptionDescription(name: "--define", value: "NAME", summary: "a condition that holds; may be repeated", isRepeatable: true),
        OptionDescription(
            name: "--resources", value: "FOLDER", summary: "searched for assets, texts and fonts after the sources' folders",
            isRepeatable: true),
        OptionDescription(
            name: "--cache-path", value: "FOLDER",
            summary: "where compiled code is kept (a package's .build, or\n~/.cache/openactivitykit for plain files)"),
        OptionDescription(name: "--quiet", value: nil, summary: "no progress, and no list of what was written"),
        OptionDescription(name: "--json", value: nil, summary: "print one JSON document about everything"),
    ]

    let operands: [String]
    let languageMode: String
    let conditions: [String]
    let resourceFolders: [URL]
    let cachePath: String?
    let isQuiet: Bool
    let printsJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        operands = arguments.operands
        guard !operands.isEmpty else { throw UsageError("name Swift files, or the folder of a package; see --help") }
        languageMode = arguments.value("--swift-version") ?? "5"
        guard ["5", "6"].contains(languageMode) else { throw .unknown(languageMode, for: "--swift-version", among: ["5", "6"]) }
        conditions = arguments.list("--define")
        resourceFolders = arguments.all("--resources").map { URL(fileURLWithPath: $0).standardizedFileURL }
        for folder in resourceFolders where !SourceBuild.isFolder(folder) { throw UsageError("--resources \(folder.path) is no folder") }
        cachePath = arguments.value("--cache-path")
        isQuiet = arguments.has("--quiet")
        printsJSON = arguments.has("--json")
    }
}
