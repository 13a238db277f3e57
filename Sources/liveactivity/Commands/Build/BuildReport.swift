import Building
import Foundation

/// What `build --json` prints.
struct BuildReport: Encodable {
    struct Module: Encodable {
        var name: String
        var library: String?
        var isUnchanged: Bool
        /// What the compiler said.
        var messages: String
        var compilerSeconds: Double
    }

    var version = 1
    var modules: [Module]
    var seconds: Double

    init(_ answer: SourceBuild.Answer) {
        modules = answer.results.map { result in
            Module(
                name: result.module.name, library: result.library?.path, isUnchanged: result.startedPrograms == 0,
                messages: result.messages, compilerSeconds: result.duration.seconds)
        }
        seconds = answer.duration.seconds
    }

    var json: String { JSONText.text(of: self) }
}
