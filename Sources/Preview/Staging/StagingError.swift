/// Why sources could not be staged.
public struct StagingError: Error, Hashable, CustomStringConvertible {
    /// One sentence that names the file and the cure.
    public var description: String

    public init(description: String) {
        self.description = description
    }
}
