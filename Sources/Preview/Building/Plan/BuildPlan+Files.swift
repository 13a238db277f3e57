import Foundation

extension BuildPlan {
    /// Plans one module of plain files.
    ///
    /// - Parameters:
    ///   - files: Swift files; asset catalogues, string catalogues and fonts are looked for beside them.
    ///   - languageMode: `5` unless told otherwise.
    /// - Throws: `BuildError` with code `input` when a file is not there or is no Swift source.
    public static func files(_ files: [URL], languageMode: String = "5", conditions: [String] = []) throws(BuildError) -> BuildPlan {
        for file in files {
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw BuildError(code: .input, description: "\(file.relativePath): no such file.")
            }
            guard file.pathExtension == "swift" else {
                throw BuildError(
                    code: .input, description: "\(file.relativePath) is no Swift file. Name .swift files, or a folder with a Package.swift."
                )
            }
        }
        guard let first = files.first else { throw BuildError(code: .input, description: "There is no Swift file to build.") }
        let folder = commonFolder(of: files)
        var module = ModulePlan(name: moduleName(folder.lastPathComponent), sources: unique(files))
        module.languageMode = languageMode
        module.conditions += conditions
        module.mergedModules = folderNames(of: files, below: folder)
        module.resourceFolders = unique(files.map { $0.deletingLastPathComponent() })
        let name = files.count == 1 ? first.deletingPathExtension().lastPathComponent : folder.lastPathComponent
        return BuildPlan(modules: [module], name: name)
    }

    /// Swift files of a folder and those below it, sorted by path. Links to folders are followed, as SwiftPM follows them.
    public static func swiftFiles(under folder: URL) -> [URL] {
        var files: [URL] = []
        collect(folder, into: &files, above: [])
        return files.sorted { $0.path < $1.path }
    }

    private static func collect(_ folder: URL, into files: inout [URL], above: Set<String>) {
        // A link to a folder above would never end.
        let real = folder.resolvingSymlinksInPath().path
        guard !above.contains(real) else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let path = folder.appendingPathComponent(name)
            if name.hasPrefix(".") || ["xcassets", "xcodeproj"].contains(path.pathExtension) { continue }
            var isFolder = ObjCBool(false)
            guard FileManager.default.fileExists(atPath: path.path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                collect(path, into: &files, above: above.union([real]))
            } else if name.hasSuffix(".swift"), name != "Package.swift" {
                files.append(path)
            }
        }
    }

    /// A name that is an identifier and belongs to no module that sources import.
    static func moduleName(_ text: String) -> String {
        var name = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        if name.isEmpty || name.allSatisfy({ $0 == "_" }) { name = "Sources" }
        if name.first?.isNumber == true { name = "_\(name)" }
        let taken = FrameworkNames.all.union(FrameworkNames.reserved)
        return taken.contains(name) ? "\(name)Sources" : name
    }

    /// Names of the folders between a folder and files in it, and its own: a module's sources lie in a folder that is called like it.
    private static func folderNames(of files: [URL], below folder: URL) -> Set<String> {
        let count = max(folder.pathComponents.count - 1, 0)
        return Set(files.flatMap { $0.standardizedFileURL.deletingLastPathComponent().pathComponents.dropFirst(count) })
    }

    /// The folder that holds all files: an example's, when its parts are in folders of their own.
    private static func commonFolder(of files: [URL]) -> URL {
        let folders = files.map { $0.standardizedFileURL.deletingLastPathComponent().pathComponents }
        var common = folders.first ?? []
        for folder in folders {
            let shared = zip(common, folder).prefix { $0 == $1 }.count
            common = Array(common.prefix(shared))
        }
        return URL(fileURLWithPath: NSString.path(withComponents: common))
    }

    /// Each file once, whatever links lead to it.
    private static func unique(_ urls: [URL]) -> [URL] {
        var seen: Set<String> = []
        return urls.filter { seen.insert($0.resolvingSymlinksInPath().path).inserted }
    }
}
