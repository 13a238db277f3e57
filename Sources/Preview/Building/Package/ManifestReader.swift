import Foundation
import Staging

/// Reads manifests, and remembers what they said while nothing that they look at changes.
struct ManifestReader {
    let toolchain: Toolchain
    let cache: URL
    let environment: [String: String]

    /// - Throws: `BuildError` with code `package` and the package manager's own words.
    func read(_ folder: URL) throws(BuildError) -> PackageManifest {
        let file = cache.appendingPathComponent("manifest-\(try key(folder)).json")
        if let data = FileManager.default.contents(atPath: file.path), let known = try? decode(data) { return known }
        let answer: ChildProcess.Answer
        do {
            answer = try ChildProcess.run(
                toolchain.packageManager, ["package", "--package-path", folder.path, "dump-package"], combinesOutput: false)
        } catch {
            throw BuildError(code: .environment, description: "\(toolchain.packageManager.path) cannot be started: \(error)")
        }
        guard answer.status == 0, let start = answer.output.firstIndex(of: "{") else {
            // Again, for the words that the first run threw away.
            let complaint = try? ChildProcess.run(toolchain.packageManager, ["package", "--package-path", folder.path, "dump-package"])
            throw BuildError(
                code: .package, description: "The manifest of \(folder.path) cannot be used.\n\(complaint?.output ?? answer.output)")
        }
        let data = Data(answer.output[start...].utf8)
        do {
            let manifest = try decode(data)
            try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
            try? data.write(to: file, options: .atomic)
            return manifest
        } catch {
            throw BuildError(code: .package, description: "The manifest of \(folder.path) is of a kind that is not understood: \(error)")
        }
    }

    private func decode(_ data: Data) throws -> PackageManifest { try JSONDecoder().decode(PackageManifest.self, from: data) }

    /// A manifest is a program: it may read variables and look for files, so both are part of the key.
    private func key(_ folder: URL) throws(BuildError) -> String {
        let manifest = folder.appendingPathComponent("Package.swift")
        guard let data = FileManager.default.contents(atPath: manifest.path) else {
            throw BuildError(code: .input, description: "\(folder.path) has no Package.swift. Name a package, or .swift files.")
        }
        var hash = StableHash(folder.path)
        hash.combine(data)
        hash.combine(toolchain.identity)
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) where !Self.volatile.contains(name) {
            hash.combine("\(name)=\(value)")
        }
        let paths = FileManager.default.enumerator(atPath: folder.path)
        var folders: [String] = []
        while let path = paths?.nextObject() as? String {
            guard paths?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
            if path.hasPrefix(".") || path.hasSuffix(".xcassets") { paths?.skipDescendants() } else { folders.append(path) }
        }
        for path in folders.sorted() { hash.combine(path) }
        return hash.description
    }

    /// Variables that differ from one terminal to the next.
    private static let volatile: Set<String> = [
        "_", "PWD", "OLDPWD", "SHLVL", "TERM", "COLUMNS", "LINES", "WINDOWID", "DISPLAY", "TMPDIR", "SSH_CLIENT", "SSH_CONNECTION",
        "SSH_TTY",
        "XDG_SESSION_ID",
    ]
}
