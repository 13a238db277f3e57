import Foundation
import Staging

/// Chooses, of everything that lies in a project's folder, the sources that its Live Activities are made of.
///
/// A file belongs to them when it declares an `ActivityConfiguration`, or something that a file which belongs to them mentions.
public struct SourceChoice: Sendable {
    /// A file that is not compiled, and why.
    public struct LeftOut: Equatable, Sendable {
        public enum Reason: Equatable, Sendable {
            /// It imports a module that is not there.
            case imports(String)
            /// It mentions what only files left out declare.
            case needs(String)
            /// It declares what a file nearer to the Live Activity declares too.
            case repeats(URL)
        }
        public var file: URL
        public var reason: Reason
    }

    /// Everything that can be compiled together.
    public private(set) var all: [URL]
    /// Only what the Live Activities need.
    public private(set) var needed: [URL]
    public private(set) var leftOut: [LeftOut]

    /// Chooses among the Swift files of a folder; tests and manifests are none of them.
    ///
    /// - Throws: `BuildError` with code `input` when there is no Swift file or one cannot be read.
    public init(in folder: URL, catalogue: ModuleCatalogue, conditions: [String] = ["DEBUG"]) throws(BuildError) {
        let files = BuildPlan.swiftFiles(under: folder).filter { !Self.isTest($0, in: folder) }
        guard !files.isEmpty else { throw BuildError(code: .input, description: "\(folder.path) has no Swift file.") }
        let folders = Set(files.flatMap { $0.pathComponents.dropFirst(folder.pathComponents.count).dropLast() })
        func isThere(_ module: String) -> Bool {
            catalogue.contains(module) || folders.contains(module) && !AppleFrameworks.contains(module)
        }
        var candidates: [Candidate] = []
        for file in files {
            do throws(StagingError) {
                let outline = SourceOutline(try Stage.text(of: file), conditions: Set(conditions), canImport: isThere)
                candidates.append(
                    Candidate(file: file, outline: outline, absentModule: outline.imports.map(\.module).first { !isThere($0) }))
            } catch {
                throw BuildError(code: .input, description: error.description)
            }
        }
        let graph = SourceGraph(candidates)
        let needed = graph.closure(of: graph.roots)
        var reasons: [Int: LeftOut.Reason] = [:]
        for index in candidates.indices where !needed.contains(index) {
            if let module = candidates[index].absentModule {
                reasons[index] = .imports(module)
            } else if let twin = graph.twin(of: index, in: needed) {
                reasons[index] = .repeats(candidates[twin].file)
            }
        }
        for index in candidates.indices where !needed.contains(index) && reasons[index] == nil {
            let earlier = candidates.indices.prefix(index).filter { !needed.contains($0) && reasons[$0] == nil }
            if let twin = graph.twin(of: index, in: Set(earlier)) { reasons[index] = .repeats(candidates[twin].file) }
        }
        while let (index, name) = graph.firstUnmet(without: Set(reasons.keys), besides: needed) { reasons[index] = .needs(name) }
        all = candidates.indices.filter { reasons[$0] == nil }.map { candidates[$0].file }
        self.needed = candidates.indices.filter(needed.contains).map { candidates[$0].file }
        leftOut = reasons.sorted { $0.key < $1.key }.map { LeftOut(file: candidates[$0.key].file, reason: $0.value) }
    }

    /// Folders and files that test targets are made of.
    private static func isTest(_ file: URL, in folder: URL) -> Bool {
        let parts = file.pathComponents.dropFirst(folder.pathComponents.count).dropLast()
        return parts.contains { part in
            ["Tests", "Test", "test", "tests"].contains(part) || part.hasSuffix("Tests")
                || [".build", "Pods", "Carthage", "node_modules"].contains(part)
        }
    }
}

/// One file that may be chosen.
struct Candidate {
    var file: URL
    var outline: SourceOutline
    /// A module that it imports and that is not there.
    var absentModule: String?
}
