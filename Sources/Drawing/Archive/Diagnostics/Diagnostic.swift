/// Something the author of a view should know, with the place when it is known.
public struct Diagnostic: Codable, Hashable, Sendable, CustomStringConvertible {
    public enum Severity: String, Codable, Sendable { case note, warning, error }

    /// What kind of thing happened; tools filter by it.
    public enum Kind: String, Codable, Sendable {
        case symbolMissing, symbolApproximated, imageMissing, textClipped, contentClipped, contentTooWide, contentTooHigh,
            payloadTooLarge, languageIgnored, fontMissing, crash, timeout, decoding, unsupported
    }

    public var severity: Severity
    public var kind: Kind
    public var message: String
    public var file: String?
    public var line: Int?

    public init(severity: Severity, kind: Kind, message: String, file: String? = nil, line: Int? = nil) {
        self.severity = severity
        self.kind = kind
        self.message = message
        self.file = file
        self.line = line
    }

    /// `file:line: warning: message`, the form that editors understand.
    public var description: String {
        var place = ""
        if let file { place = line.map { "\(file):\($0): " } ?? "\(file): " }
        return "\(place)\(severity.rawValue): \(message)"
    }
}
