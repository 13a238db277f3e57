import Foundation

extension ModulePlan {
    /// The module of a package's target.
    init(target: PackageManifest.Target, manifest: PackageManifest, root: URL) throws(BuildError) {
        let folder = try Self.folder(of: target, manifest: manifest, root: root)
        let excluded = (target.exclude ?? []).map { folder.appendingPathComponent($0).standardizedFileURL.path }
        let roots = target.sources.map { $0.map { folder.appendingPathComponent($0).standardizedFileURL.path } }
        let resources = (target.resources ?? []).map { folder.appendingPathComponent($0.path).standardizedFileURL }
        let sources = BuildPlan.swiftFiles(under: folder).filter { file in
            func isInside(_ path: String) -> Bool { file.path == path || file.path.hasPrefix("\(path)/") }
            return !excluded.contains(where: isInside) && !resources.contains { isInside($0.path) }
                && roots?.contains(where: isInside) ?? true
        }
        guard !sources.isEmpty else {
            throw BuildError(
                code: .package, description: "The target \(target.name) of \(manifest.name) has no Swift sources in \(folder.path).")
        }
        self.init(name: Self.moduleName(target.name), sources: sources)
        packageName = manifest.name.lowercased()
        resourceFolders = [folder] + resources.filter { !$0.path.hasPrefix("\(folder.path)/") }
        bundledResources = resources
        let tools = manifest.toolsVersion._version.split(separator: ".").first.flatMap { Int($0) } ?? 5
        languageMode = manifest.swiftLanguageVersions?.last ?? (tools >= 6 ? "6" : "5")
        conditions.append("SWIFT_PACKAGE")
        for setting in target.settings ?? [] where setting.tool == "swift" && setting.condition?.holds ?? true { apply(setting) }
    }

    private mutating func apply(_ setting: PackageManifest.Setting) {
        for (kind, value) in setting.kind {
            switch kind {
            case "define": conditions += value.texts
            case "swiftLanguageMode": languageMode = value.texts.first ?? languageMode
            case "enableUpcomingFeature": flags += value.texts.flatMap { ["-enable-upcoming-feature", $0] }
            case "enableExperimentalFeature": flags += value.texts.flatMap { ["-enable-experimental-feature", $0] }
            case "defaultIsolation": flags += value.texts.flatMap { ["-default-isolation", $0] }
            case "interoperabilityMode" where value.texts.first == "Cxx": flags += ["-cxx-interoperability-mode=default"]
            case "unsafeFlags": flags += value.texts
            default: break
            }
        }
    }

    private static func folder(of target: PackageManifest.Target, manifest: PackageManifest, root: URL) throws(BuildError) -> URL {
        let candidates = target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" } + ["Sources"]
        for candidate in candidates {
            let folder = root.appendingPathComponent(candidate).standardizedFileURL
            if FileManager.default.fileExists(atPath: folder.path) { return folder }
        }
        throw BuildError(
            code: .package,
            description: "The target \(target.name) of \(manifest.name) has no folder \(candidates[0]) in \(root.path).")
    }

    /// The name that SwiftPM gives a target's module.
    static func moduleName(_ target: String) -> String {
        let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
    }
}
