/// What a module's sources are compiled without, beyond the conditions of their platform.
public struct SourceAdaptation: Equatable, Sendable {
    /// Modules whose sources are among those compiled: importing them says nothing new, and `canImport` holds.
    public var mergedModules: Set<String> = []
    /// Modules that are not there: sources are compiled as if nothing of them were needed.
    public var absentModules: Set<String> = []
    /// Of the absent ones, those that bring Foundation along on an iPhone.
    public var modulesWithFoundation: Set<String> = []
    /// Whether `@main` is left out, because another file of the module has it.
    public var leavesOutMain = false

    public init() {}
}
