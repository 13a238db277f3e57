import Assets
import Foundation
import Staging

/// Builds one module: stage, compile, link, each left out when its inputs are those of the last time.
struct ModuleBuild {
    /// What all modules of a build share.
    struct Surroundings {
        let toolchain: Toolchain
        let frameworks: FrameworksInstallation
        let cLibraries: CLibraryFlags
        let cache: URL
        let moduleCache: URL
        let usesColor: Bool
        let catalogue: ModuleCatalogue
        let identity: String
        let progress: @Sendable (String) -> Void
    }

    /// What other modules need to know.
    struct Product: Sendable {
        var name: String
        /// Changes with everything that went into the module.
        var key: String
        /// The folder with the module's interface.
        var folder: URL
        var library: URL
        /// Everything below it.
        var dependencies: [Product]
    }

    struct Answer: Sendable {
        var product: Product?
        var result: BuildResult
    }

    let module: ModulePlan
    let surroundings: Surroundings
    /// Modules that were built already.
    let dependencies: [String: Product]

    private var folder: URL { surroundings.cache.appendingPathComponent("modules/\(module.name)") }
    private var object: URL { folder.appendingPathComponent("\(module.name).o") }
    private var library: URL { folder.appendingPathComponent("lib\(module.name).so") }
    private var keyFile: URL { folder.appendingPathComponent("key") }
    private var messagesFile: URL { folder.appendingPathComponent("messages") }

    func run() throws(BuildError) -> Answer {
        if let missing = module.dependencies.first(where: { dependencies[$0] == nil }) {
            return Answer(product: nil, result: result(.skipped(because: "\(missing) was not built"), ""))
        }
        let needed = module.dependencies.compactMap { dependencies[$0] }
        do {
            let stage = Stage(folder: folder.appendingPathComponent("staged"))
            let imports = try ModuleImports(
                module: module, catalogue: surroundings.catalogue, dependencies: Set(Self.all(needed).map(\.name)))
            let files = try stage.stage(imports.sources.map { ($0.file, $0.text) }, adaptation: imports.adaptation(of:))
            let overlay = try stage.writeOverlay(for: files, name: module.name)
            let symbols = AssetSymbolsSource(assets: AssetName.all(under: module.resourceFolders), sources: files.map(\.bytes)).text
            let generated = try GeneratedSources(folder: folder).write(
                resourceBundle: ResourceBundleSource(module: module, folder: folder).write(), assetSymbols: symbols)
            let arguments = compilerArguments(files, generated, overlay: overlay, needed)
            let key = key(arguments + [symbols ?? ""], files, needed)
            let product = Product(name: module.name, key: key, folder: folder, library: library, dependencies: needed)
            if let known = try? String(contentsOf: keyFile, encoding: .utf8), known == key,
                FileManager.default.fileExists(atPath: library.path)
            {
                let messages = (try? String(contentsOf: messagesFile, encoding: .utf8)) ?? ""
                return Answer(product: product, result: result(.built(library: library), messages))
            }
            return try compileAndLink(arguments, product, imports)
        } catch let error as StagingError {
            throw BuildError(code: .input, description: error.description)
        } catch let error as BuildError {
            throw error
        } catch {
            throw BuildError(code: .environment, description: "\(module.name) cannot be built: \(error)")
        }
    }

    private func compileAndLink(_ arguments: [String], _ product: Product, _ imports: ModuleImports) throws -> Answer {
        surroundings.progress(module.name)
        try? FileManager.default.removeItem(at: keyFile)
        let clock = ContinuousClock()
        let start = clock.now
        let compiled = try ChildProcess.run(surroundings.toolchain.compiler, arguments)
        guard compiled.status == 0 else {
            let messages = imports.explanation(of: compiled.output) + compiled.output
            return Answer(product: nil, result: result(.refused, messages, programs: 1, duration: clock.now - start))
        }
        // A new file, so that a renderer that still has the old one open keeps it.
        try? FileManager.default.removeItem(at: library)
        let linked = try ChildProcess.run(surroundings.toolchain.linker, linkerArguments(product))
        guard linked.status == 0 else {
            return Answer(
                product: nil, result: result(.refused, compiled.output + linked.output, programs: 2, duration: clock.now - start))
        }
        try compiled.output.write(to: messagesFile, atomically: true, encoding: .utf8)
        try product.key.write(to: keyFile, atomically: true, encoding: .utf8)
        return Answer(
            product: product,
            result: result(.built(library: library), compiled.output, programs: 2, duration: clock.now - start))
    }

    private func compilerArguments(_ files: [Stage.File], _ generated: [URL], overlay: URL?, _ needed: [Product]) -> [String] {
        var arguments = surroundings.toolchain.compilerArguments + ["-c"] + files.map(\.compiled.path)
        arguments += generated.map(\.path)
        arguments += ["-module-name", module.name, "-o", object.path, "-swift-version", module.languageMode]
        arguments += ["-emit-module-path", folder.appendingPathComponent("\(module.name).swiftmodule").path]
        arguments += ["-module-cache-path", surroundings.moduleCache.path, "-Onone"]
        if !files.contains(where: { $0.original.lastPathComponent == "main.swift" }) { arguments.append("-parse-as-library") }
        if let packageName = module.packageName { arguments += ["-package-name", packageName] }
        if let overlay { arguments += ["-vfsoverlay", overlay.path] }
        arguments += module.conditions.flatMap { ["-D", $0] } + module.flags
        arguments += [surroundings.usesColor ? "-color-diagnostics" : "-no-color-diagnostics"]
        arguments += surroundings.frameworks.compilerArguments(surroundings.cLibraries)
        arguments += Self.all(needed).flatMap { ["-I", $0.folder.path] }
        return arguments
    }

    private func linkerArguments(_ product: Product) -> [String] {
        let needed = Self.all(product.dependencies)
        return ["-o", library.path, object.path] + needed.map(\.library.path) + surroundings.frameworks.linkerArguments
            + surroundings.toolchain.linkerArguments + needed.map { "-Wl,-rpath,\($0.folder.path)" }
    }

    private func key(_ arguments: [String], _ files: [Stage.File], _ needed: [Product]) -> String {
        var hash = StableHash(surroundings.identity)
        for argument in arguments where argument != "-color-diagnostics" && argument != "-no-color-diagnostics" { hash.combine(argument) }
        for file in files {
            hash.combine(file.original.path)
            hash.combine(file.bytes)
            hash.combine("")
        }
        for product in needed { hash.combine(product.key) }
        return hash.description
    }

    /// Products and everything that they depend on, each once.
    private static func all(_ products: [Product]) -> [Product] {
        var found: [Product] = []
        for product in products + products.flatMap({ all($0.dependencies) }) where !found.contains(where: { $0.library == product.library })
        {
            found.append(product)
        }
        return found
    }

    private func result(_ outcome: BuildResult.Outcome, _ messages: String, programs: Int = 0, duration: Duration = .zero) -> BuildResult {
        BuildResult(module: module, outcome: outcome, messages: messages, startedPrograms: programs, duration: duration)
    }
}
