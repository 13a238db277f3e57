import Foundation
import Staging

/// How the compiler finds the C libraries that the frameworks' modules mention.
struct CLibraryFlags: Codable {
    var arguments: [String]

    /// Asks `pkg-config` once and remembers the answer.
    ///
    /// - Throws: `BuildError` with code `environment` when the libraries are not installed.
    static func find(moduleMaps: URL, cache: URL) throws(BuildError) -> CLibraryFlags {
        let file = cache.appendingPathComponent("c-libraries-\(StableHash(moduleMaps.path).description).json")
        if let data = FileManager.default.contents(atPath: file.path), let known = try? JSONDecoder().decode(CLibraryFlags.self, from: data)
        {
            return known
        }
        let packages = ["pangocairo", "libdeflate"]
        let answer = try? ChildProcess.run(
            URL(fileURLWithPath: "/usr/bin/env"), ["pkg-config", "--cflags-only-I"] + packages, combinesOutput: false)
        guard let answer, answer.status == 0 else {
            throw BuildError(
                code: .environment,
                description: "The libraries \(packages.joined(separator: " and ")) are not known to pkg-config. Run make setup, or install "
                    + "libpango1.0-dev, libdeflate-dev and pkg-config.")
        }
        let folders = answer.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: moduleMaps.path))?.sorted() ?? []
        let maps = names.flatMap { ["-Xcc", "-fmodule-map-file=\(moduleMaps.path)/\($0)/module.modulemap"] }
        let flags = CLibraryFlags(arguments: maps + folders)
        try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        try? JSONEncoder().encode(flags).write(to: file, options: .atomic)
        return flags
    }
}
