import Building
import Foundation
import Staging

/// Plans and builds what the operands name, and passes on what the compiler says.
struct SourceBuild {
    let options: BuildOptions
    let console: Console

    /// Everything that a build came to.
    struct Answer {
        var plan: BuildPlan
        var results: [BuildResult]
        var frameworks: FrameworksInstallation
        /// Time from the start to the last library.
        var duration: Duration

        var hasRefused: Bool { results.contains { $0.library == nil } }
        var startedPrograms: Int { results.reduce(0) { $0 + $1.startedPrograms } }
        /// Time in compilers and linkers; modules that are built side by side count each.
        var compilerDuration: Duration { results.reduce(.zero) { $0 + $1.duration } }
    }

    /// - Throws: `BuildError` for everything that is not the compiler's to say.
    func run() throws(BuildError) -> Answer {
        let clock = ContinuousClock()
        let start = clock.now
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try Toolchain.find(searchPath: environment["PATH"] ?? "")
        let frameworks = try FrameworksInstallation.find(for: Self.program)
        let inputs = options.operands.map { URL(fileURLWithPath: $0).standardizedFileURL }
        let package = try packageFolder(inputs)
        let cache = cacheFolder(inputs, package: package, environment)
        var builder = Builder(toolchain: toolchain, frameworks: frameworks, cache: cache)
        builder.usesColor = console.isTerminal
        builder.moduleCache = moduleCache(package: package, environment) ?? builder.moduleCache
        var plan: BuildPlan
        if let package {
            console.progress("reading \(package.lastPathComponent)/Package.swift…")
            plan = try builder.plan(package: package, environment: environment)
        } else if inputs.count == 1, Self.isFolder(inputs[0]) {
            plan = try BuildPlan.folder(inputs[0], languageMode: options.languageMode, conditions: options.conditions)
        } else {
            plan = try BuildPlan.files(
                inputs.flatMap { Self.isFolder($0) ? BuildPlan.swiftFiles(under: $0) : [$0] }, languageMode: options.languageMode,
                conditions: options.conditions)
        }
        for index in plan.modules.indices { plan.modules[index].resourceFolders += options.resourceFolders }
        let console = console
        let isQuiet = options.isQuiet
        let results = try builder.build(plan) { name in
            if !isQuiet { console.progress("compiling \(name)…") }
        }
        console.clearProgress()
        for result in results where !result.messages.isEmpty { console.error(result.messages) }
        for result in results {
            if case .skipped(let reason) = result.outcome { console.error("liveactivity: \(result.module.name) was left out: \(reason)") }
        }
        return Answer(plan: plan, results: results, frameworks: frameworks, duration: clock.now - start)
    }

    /// The running program's own file.
    static var program: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

    private func packageFolder(_ inputs: [URL]) throws(BuildError) -> URL? {
        let packages = inputs.filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }
        guard let package = packages.first else { return nil }
        guard inputs.count == 1 else {
            throw BuildError(code: .input, description: "Name one package alone, or Swift files; \(package.path) is a package.")
        }
        return package
    }

    private func cacheFolder(_ inputs: [URL], package: URL?, _ environment: [String: String]) -> URL {
        if let path = options.cachePath { return URL(fileURLWithPath: path).standardizedFileURL }
        if let package { return package.appendingPathComponent(".build/liveactivity") }
        let key = StableHash(inputs.map(\.path).joined(separator: "\n")).description.prefix(16)
        return Self.home(environment).appendingPathComponent(String(key))
    }

    /// Plain files share what the compiler keeps of the system's modules; a folder of their own has its own.
    private func moduleCache(package: URL?, _ environment: [String: String]) -> URL? {
        options.cachePath == nil && package == nil ? Self.home(environment).appendingPathComponent("ModuleCache") : nil
    }

    private static func home(_ environment: [String: String]) -> URL {
        URL(fileURLWithPath: "\(environment["XDG_CACHE_HOME"] ?? "\(environment["HOME"] ?? "/tmp")/.cache")/openactivitykit")
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

extension BuildError {
    /// How the program ends with this error.
    var exitStatus: ExitStatus {
        switch code {
        case .input, .package: return .usage
        case .environment: return .environment
        }
    }
}
