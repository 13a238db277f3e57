/// An `import` of a source.
public struct SourceImport: Equatable, Sendable {
    /// The module, without what is named inside it.
    public var module: String
    /// The declaration with its attributes, in bytes.
    public var range: Range<Int>
    /// From 1.
    public var line: Int
    public var column: Int
}
