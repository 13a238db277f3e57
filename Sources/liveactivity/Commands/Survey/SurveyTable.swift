import Foundation

/// A line for each project, in columns.
struct SurveyTable: Sendable {
    private let width: Int

    init(names: [String]) { width = max(names.map(\.count).max() ?? 0, "project".count) }

    var head: String { row("project", "compiles", "drawn", "warnings", "seconds", "files", "first error") }

    func line(_ project: SurveyedProject) -> String {
        let files = project.leftOut.isEmpty ? "\(project.files)" : "\(project.files)/\(project.files + project.leftOut.count)"
        return row(
            project.name, project.compiles ? "yes" : "no", project.drawn ? "yes" : "no", "\(project.warnings)",
            String(format: "%.1f", project.seconds), files, project.error ?? "")
    }

    private func row(
        _ name: String, _ compiles: String, _ drawn: String, _ warnings: String, _ seconds: String, _ files: String, _ error: String
    ) -> String {
        let cells = [
            left(name, width), left(compiles, 8), left(drawn, 5), right(warnings, 8), right(seconds, 7), right(files, 7), error,
        ]
        return cells.joined(separator: "  ").replacing(/\s+$/, with: "")
    }

    private func left(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(width - text.count, 0)) }

    private func right(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(width - text.count, 0)) + text }
}
