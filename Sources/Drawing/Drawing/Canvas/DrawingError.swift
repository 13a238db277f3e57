/// Why a picture could not be made.
public struct DrawingError: Error, Hashable, CustomStringConvertible {
    public enum Code: String, Sendable { case size, memory, encoding, imageUnreadable }

    public var code: Code
    /// One sentence that names the place and the cure.
    public var description: String

    public init(code: Code, description: String) {
        self.code = code
        self.description = description
    }
}
