import Foundation

/// Which modules sources can import here.
public struct ModuleCatalogue: Sendable {
    private let names: Set<String>

    /// - Parameter names: Modules of the toolchain and of the frameworks.
    public init(names: Set<String>) { self.names = names }

    /// What a toolchain and the frameworks offer.
    public init(toolchain: Toolchain) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: toolchain.libraries.path)) ?? []
        let found = entries.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        names = FrameworkNames.all.union(found)
    }

    /// Whether a module of this name is there.
    public func contains(_ module: String) -> Bool { names.contains(module) }
}
