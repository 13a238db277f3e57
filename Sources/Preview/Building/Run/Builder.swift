import Foundation
import Staging
import Synchronization

/// Builds the modules of a plan to shared libraries, each only when something that goes into it changed.
public struct Builder: Sendable {
    public let toolchain: Toolchain
    public let frameworks: FrameworksInstallation
    /// Where copies, objects and libraries are kept.
    public let cache: URL
    /// Where the compiler keeps what it makes of the system's modules; builders may share it.
    public var moduleCache: URL
    /// Whether the compiler may colour its messages.
    public var usesColor = false

    public init(toolchain: Toolchain, frameworks: FrameworksInstallation, cache: URL) {
        self.toolchain = toolchain
        self.frameworks = frameworks
        self.cache = cache
        moduleCache = cache.appendingPathComponent("ModuleCache")
    }

    /// Modules that sources can import.
    public var catalogue: ModuleCatalogue { ModuleCatalogue(toolchain: toolchain) }

    /// Plans a package.
    ///
    /// - Throws: `BuildError` when the manifest or a dependency cannot be used.
    public func plan(package folder: URL, environment: [String: String]) throws(BuildError) -> BuildPlan {
        var planner = PackagePlanner(reader: ManifestReader(toolchain: toolchain, cache: cache, environment: environment))
        return try planner.plan(folder.standardizedFileURL)
    }

    /// Builds a plan; modules that do not depend on each other are built at the same time.
    ///
    /// - Parameter progress: Called with a module's name when its compiler starts, from any thread.
    /// - Throws: `BuildError` when sources cannot be read or the environment is broken. What a compiler says is no error but a result.
    public func build(_ plan: BuildPlan, progress: @escaping @Sendable (String) -> Void = { _ in }) throws(BuildError) -> [BuildResult] {
        let flags = try CLibraryFlags.find(moduleMaps: frameworks.moduleMaps, cache: cache)
        let common = ModuleBuild.Surroundings(
            toolchain: toolchain, frameworks: frameworks, cLibraries: flags, cache: cache, moduleCache: moduleCache, usesColor: usesColor,
            catalogue: catalogue, identity: toolchain.identity + frameworks.identity, progress: progress)
        var finished: [String: ModuleBuild.Product] = [:]
        var results: [String: BuildResult] = [:]
        var waiting = plan.modules
        while !waiting.isEmpty {
            let ready = waiting.filter { $0.dependencies.allSatisfy { results[$0] != nil } }
            guard !ready.isEmpty else { break }
            waiting.removeAll { module in ready.contains { $0.name == module.name } }
            let known = finished
            let wave = Mutex<[(ModulePlan, Result<ModuleBuild.Answer, BuildError>)]>([])
            DispatchQueue.concurrentPerform(iterations: ready.count) { index in
                let module = ready[index]
                let answer = Result { () throws(BuildError) in
                    try ModuleBuild(module: module, surroundings: common, dependencies: known).run()
                }
                wave.withLock { $0.append((module, answer)) }
            }
            for (module, answer) in wave.withLock({ $0 }) {
                let answer = try answer.get()
                finished[module.name] = answer.product
                results[module.name] = answer.result
            }
        }
        return plan.modules.compactMap { results[$0.name] }
    }
}
