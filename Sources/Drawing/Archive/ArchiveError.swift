/// Why an archive could not be read.
public struct ArchiveError: Error, Hashable, CustomStringConvertible {
    public enum Code: String, Sendable { case unreadable, newerVersion }

    public var code: Code
    /// One sentence that names the place and the cure.
    public var description: String

    public init(code: Code, description: String) {
        self.code = code
        self.description = description
    }
}
