/// A virtual file system for the compiler: these files are read in place of those. The format is clang's.
struct Overlay: Encodable {
    struct Root: Encodable {
        var type = "directory"
        var name: String
        var contents: [Entry]
    }

    struct Entry: Encodable {
        enum CodingKeys: String, CodingKey {
            case type, name
            case externalContents = "external-contents"
        }
        var type = "file"
        var name: String
        var externalContents: String
    }

    enum CodingKeys: String, CodingKey {
        case version, roots
        case isCaseSensitive = "case-sensitive"
        case usesExternalNames = "use-external-names"
    }

    var version = 0
    var isCaseSensitive = "true"
    /// Messages name the author's file, not the copy.
    var usesExternalNames = false
    var roots: [Root]
}
