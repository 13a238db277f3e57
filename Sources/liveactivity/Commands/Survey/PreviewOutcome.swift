import Foundation

/// What a project's `preview --json` printed, as far as a survey needs it.
struct PreviewOutcome: Decodable {
    struct Preview: Decodable {
        struct Picture: Decodable {
            var presentation: String
            var height: Double
        }
        struct Diagnostic: Decodable {
            var severity: String
            var message: String
        }
        var name: String
        var pictures: [Picture]
        var diagnostics: [Diagnostic]
    }

    var status: Int32
    var sheet: String?
    var previews: [Preview]
    var failures: [String]
    var compilerMessages: [String: String]

    private var diagnostics: [Preview.Diagnostic] { previews.flatMap(\.diagnostics) }

    var compiles: Bool { status != ExitStatus.sourcesDoNotCompile.rawValue }

    var warnings: Int { diagnostics.count { $0.severity == "warning" } }

    var pictures: Int { previews.reduce(0) { $0 + $1.pictures.count } }

    /// Whether nothing failed, and something of a Live Activity can be seen.
    var drawsLiveActivity: Bool {
        status == ExitStatus.success.rawValue
            && previews.contains { $0.pictures.contains { $0.presentation != "view" && $0.height > 0 } }
    }

    /// Lines of the compiler's of a kind.
    func compilerLines(_ kind: String) -> [String] {
        compilerMessages.sorted { $0.key < $1.key }.flatMap { $0.value.split(separator: "\n") }.map(String.init).filter {
            // The excerpts below a message repeat it after a bar.
            $0.contains(": \(kind): ") && !$0.contains("`- \(kind): ") && !$0.contains("|- \(kind): ")
        }
    }

    var firstError: String? {
        compilerLines("error").first ?? failures.first ?? diagnostics.first { $0.severity == "error" }?.message
    }
}
