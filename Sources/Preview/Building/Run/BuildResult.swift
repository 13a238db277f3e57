import Foundation

/// What became of a module.
public struct BuildResult: Sendable {
    public enum Outcome: Sendable {
        /// The library, built now or before.
        case built(library: URL)
        /// The compiler or the linker refused; its words are in `messages`.
        case refused
        /// A module that it depends on was not built.
        case skipped(because: String)
    }

    public var module: ModulePlan
    public var outcome: Outcome
    /// What compiler and linker said, as they said it: errors, or warnings. Said again when nothing had to be compiled.
    public var messages: String
    /// Programs that had to be started: 0 when nothing had changed.
    public var startedPrograms: Int
    /// Time spent in compiler and linker.
    public var duration: Duration

    public var library: URL? {
        if case .built(let library) = outcome { return library }
        return nil
    }
}
