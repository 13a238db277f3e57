import Archive
import Foundation

/// What the renderer tells while it works, one line of JSON each.
public enum RenderingResponse: Codable, Equatable, Sendable {
    /// The previews of the library, in the order of their files and lines, each with a provisional name.
    case found([PreviewSummary])
    /// A preview was made, and has told its name.
    case named(preview: String, name: String)
    /// The unit is being worked on; whatever happens until the next message is its doing.
    case began(RenderingUnit)
    /// An archive follows the line: so many bytes.
    case archive(ArchiveSummary, byteCount: Int)
    /// Something about a preview that no archive can carry.
    case diagnostic(Diagnostic, preview: String)
    /// The library cannot be used at all.
    case failed(String)
    case finished
}

/// One preview of a library.
public struct PreviewSummary: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// `#Preview`.
        case macro
        /// An element of a `PreviewProvider`.
        case provider
        /// An `ActivityConfiguration` in presentations that no preview names.
        case configuration
    }

    /// Unique in the library.
    public var identifier: String
    public var name: String
    public var kind: Kind
    /// Module and file as `#fileID` gives them, where known.
    public var fileID: String?
    public var line: Int?

    public init(identifier: String, name: String, kind: Kind, fileID: String? = nil, line: Int? = nil) {
        self.identifier = identifier
        self.name = name
        self.kind = kind
        self.fileID = fileID
        self.line = line
    }
}

/// What an archive shows.
public struct ArchiveSummary: Codable, Equatable, Sendable {
    public var unit: RenderingUnit
    /// The preview's name, where elements of a provider have their own.
    public var name: String
    public var stateCount: Int
    /// Whether attributes and state were made up from the type.
    public var isSample: Bool

    public init(unit: RenderingUnit, name: String, stateCount: Int, isSample: Bool) {
        self.unit = unit
        self.name = name
        self.stateCount = stateCount
        self.isSample = isSample
    }
}
