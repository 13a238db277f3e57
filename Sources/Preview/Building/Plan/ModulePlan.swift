import Foundation

/// One module to compile: a target of a package, or the plain files that were named.
public struct ModulePlan: Equatable, Sendable {
    public var name: String
    /// In a stable order.
    public var sources: [URL]
    /// Modules whose sources are among these, so that importing them says nothing new.
    public var mergedModules: Set<String> = []
    /// Names of modules of the same plan.
    public var dependencies: [String] = []
    /// `5` or `6`.
    public var languageMode: String = "5"
    /// Conditions that hold, as `-D` takes them.
    public var conditions: [String] = ["DEBUG"]
    /// Further flags that the manifest asks for.
    public var flags: [String] = []
    /// Modules of one package may use each other's `package` declarations.
    public var packageName: String?
    /// Folders that are searched for asset catalogues, string catalogues and fonts.
    public var resourceFolders: [URL] = []
    /// Files that `Bundle.module` holds; empty when the module has no such bundle.
    public var bundledResources: [URL] = []
    /// Whether the user named it, so that its previews are drawn; others are only needed by those.
    public var isRequested: Bool = true

    public init(name: String, sources: [URL]) {
        self.name = name
        self.sources = sources
    }
}

/// Modules, each after those that it depends on.
public struct BuildPlan: Equatable, Sendable {
    public var modules: [ModulePlan]
    /// What messages call the whole.
    public var name: String
    /// A folder inside which products may be kept, for packages.
    public var productsFolder: URL?

    public init(modules: [ModulePlan], name: String, productsFolder: URL? = nil) {
        self.modules = modules
        self.name = name
        self.productsFolder = productsFolder
    }
}
