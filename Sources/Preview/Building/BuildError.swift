/// Why sources could not be built, before any compiler had something to say about them.
public struct BuildError: Error, Hashable, CustomStringConvertible {
    public enum Code: String, Sendable {
        /// A source, folder or manifest is not there, or cannot be read.
        case input
        /// The package's manifest or its dependencies cannot be used.
        case package
        /// The Swift toolchain or the frameworks are missing or damaged.
        case environment
    }

    public var code: Code
    /// One sentence or two that name the place and the cure.
    public var description: String

    public init(code: Code, description: String) {
        self.code = code
        self.description = description
    }
}
