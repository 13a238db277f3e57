import Foundation

/// The sources that a build adds to the author's.
struct GeneratedSources {
    let folder: URL

    /// - Returns: The files to compile; one whose text stays the same keeps its time.
    func write(resourceBundle: URL?, assetSymbols: String?) throws -> [URL] {
        var files = resourceBundle.map { [$0] } ?? []
        if let assetSymbols {
            let file = folder.appendingPathComponent("GeneratedAssetSymbols.swift")
            if (try? String(contentsOf: file, encoding: .utf8)) != assetSymbols {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try assetSymbols.write(to: file, atomically: true, encoding: .utf8)
            }
            files.append(file)
        }
        return files
    }
}
