import Foundation

/// Plans the modules of a package: those of its own targets, and those of the packages that they depend on.
struct PackagePlanner {
    /// What our own package offers; the shared library has it all.
    private static let ownProducts = FrameworkNames.all.union(["OpenActivityKit"])

    let reader: ManifestReader
    private var manifests: [URL: PackageManifest] = [:]
    private var planned: [String: ModulePlan] = [:]
    private var order: [String] = []
    private var open: [String] = []

    init(reader: ManifestReader) { self.reader = reader }

    /// Plans every executable and library of the package in a folder.
    mutating func plan(_ root: URL) throws(BuildError) -> BuildPlan {
        let manifest = try read(root)
        for target in manifest.targets where ["executable", "regular"].contains(target.type) {
            try add(target, of: manifest, at: root, isRequested: true)
        }
        let modules = order.compactMap { planned[$0] }
        guard modules.contains(where: \.isRequested) else {
            throw BuildError(code: .package, description: "The package \(manifest.name) has no target with Swift sources.")
        }
        return BuildPlan(modules: modules, name: manifest.name, productsFolder: root.appendingPathComponent(".build"))
    }

    private mutating func read(_ folder: URL) throws(BuildError) -> PackageManifest {
        if let known = manifests[folder] { return known }
        let manifest = try reader.read(folder)
        manifests[folder] = manifest
        return manifest
    }

    private mutating func add(_ target: PackageManifest.Target, of manifest: PackageManifest, at root: URL, isRequested: Bool)
        throws(BuildError)
    {
        if planned[target.name] != nil { return }
        guard !open.contains(target.name) else {
            throw BuildError(code: .package, description: "The target \(target.name) of \(manifest.name) depends on itself.")
        }
        open.append(target.name)
        defer { open.removeLast() }
        guard ["executable", "regular"].contains(target.type) else {
            throw BuildError(
                code: .package,
                description:
                    "The target \(target.name) of \(manifest.name) is a \(target.type) target, which liveactivity cannot build yet.")
        }
        var module = try ModulePlan(target: target, manifest: manifest, root: root)
        module.isRequested = isRequested
        for dependency in target.dependencies where dependency.condition?.holds ?? true {
            module.dependencies += try addDependency(dependency, of: manifest, at: root, isRequested: isRequested)
        }
        planned[target.name] = module
        order.append(target.name)
    }

    /// - Returns: The modules that the dependency stands for.
    private mutating func addDependency(
        _ dependency: PackageManifest.TargetDependency, of manifest: PackageManifest, at root: URL, isRequested: Bool
    ) throws(BuildError) -> [String] {
        if dependency.product == nil, let target = manifest.targets.first(where: { $0.name == dependency.name }) {
            try add(target, of: manifest, at: root, isRequested: isRequested)
            return [target.name]
        }
        if Self.ownProducts.contains(dependency.name) { return [] }
        for folder in dependencyFolders(of: manifest, at: root) {
            let other = try read(folder)
            guard let product = other.products.first(where: { $0.name == dependency.name }) else { continue }
            for target in other.targets where product.targets.contains(target.name) {
                try add(target, of: other, at: folder, isRequested: false)
            }
            return product.targets
        }
        throw BuildError(
            code: .package,
            description: "\(manifest.name) depends on \(dependency.name), which is in no package that is there. "
                + "Fetch dependencies with swift package resolve.")
    }

    private func dependencyFolders(of manifest: PackageManifest, at root: URL) -> [URL] {
        manifest.dependencies.flatMap { dependency -> [URL] in
            (dependency.fileSystem ?? []).map { URL(fileURLWithPath: $0.path) }
                + (dependency.sourceControl ?? []).map { root.appendingPathComponent(".build/checkouts/\($0.identity)") }
        }.filter {
            // Ours are in the shared library already.
            !FileManager.default.fileExists(atPath: $0.appendingPathComponent("Sources/Frameworks/ActivityKit").path)
                && FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
    }
}
