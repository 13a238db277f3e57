import Building
import Foundation
import RenderingMessages

/// Finds the author's file and line for what the compiled code knows by module and type.
struct PlaceFinder {
    let module: ModulePlan
    /// Paths inside it are shown relative to it.
    let workingFolder: String

    func place(of summary: PreviewSummary) -> SourcePlace? {
        if let fileID = summary.fileID, let line = summary.line { return file(fileID).map { SourcePlace(file: shown($0), line: line) } }
        let type = summary.identifier.split(separator: ".").last.map(String.init) ?? summary.identifier
        for source in module.sources {
            guard let text = try? String(contentsOf: source, encoding: .utf8), text.contains(type) else { continue }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                let isDeclaration = zip(words, words.dropFirst()).contains { ["struct", "class", "enum"].contains($0) && $1 == type }
                if isDeclaration { return SourcePlace(file: shown(source), line: index + 1) }
            }
        }
        return nil
    }

    /// The path of a `#fileID`.
    func path(of fileID: String) -> String { file(fileID).map(shown) ?? fileID }

    private func file(_ fileID: String) -> URL? {
        let name = fileID.split(separator: "/").last.map(String.init) ?? fileID
        return module.sources.first { $0.path == fileID } ?? module.sources.first { $0.lastPathComponent == name }
    }

    private func shown(_ file: URL) -> String {
        file.path.hasPrefix("\(workingFolder)/") ? String(file.path.dropFirst(workingFolder.count + 1)) : file.path
    }
}
