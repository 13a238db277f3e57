import Foundation

extension BuildPlan {
    /// Plans the programs of a folder that is no package: each subfolder with an `@main` is a program, and shares the files of all other
    /// subfolders with the others. A folder with one program or none is one module.
    ///
    /// - Throws: `BuildError` with code `input` when there is no Swift file.
    public static func folder(_ folder: URL, languageMode: String = "5", conditions: [String] = []) throws(BuildError) -> BuildPlan {
        let files = swiftFiles(under: folder)
        guard !files.isEmpty else {
            throw BuildError(code: .input, description: "\(folder.path) has no Swift file. Name a package, or .swift files.")
        }
        var parts: [String: [URL]] = [:]
        for file in files { parts[part(of: file, in: folder), default: []].append(file) }
        let programs = parts.filter { name, files in !name.isEmpty && files.contains(where: hasMain) }.keys.sorted()
        guard programs.count > 1 else {
            var plan = try BuildPlan.files(files, languageMode: languageMode, conditions: conditions)
            plan.name = folder.lastPathComponent
            // Catalogues may lie where no source lies.
            for index in plan.modules.indices { plan.modules[index].resourceFolders.append(folder) }
            return plan
        }
        let shared = parts.filter { !programs.contains($0.key) }.sorted { $0.key < $1.key }.flatMap(\.value)
        var modules: [ModulePlan] = []
        for program in programs {
            let plan = try BuildPlan.files(shared + (parts[program] ?? []), languageMode: languageMode, conditions: conditions)
            for var module in plan.modules {
                module.name = moduleName("\(folder.lastPathComponent)\(program)")
                // An extension has its own resources, and not the app's.
                module.resourceFolders = [folder.appendingPathComponent(program)] + module.resourceFolders
                modules.append(module)
            }
        }
        return BuildPlan(modules: modules, name: folder.lastPathComponent)
    }

    /// The first folder below the given one that a file is in; empty for files in the folder itself.
    private static func part(of file: URL, in folder: URL) -> String {
        let rest = file.pathComponents.dropFirst(folder.pathComponents.count)
        return rest.count > 1 ? rest.first ?? "" : ""
    }

    private static func hasMain(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.split(separator: "\n").contains { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("@main") }
    }
}
