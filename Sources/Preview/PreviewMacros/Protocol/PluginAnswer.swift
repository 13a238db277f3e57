/// What the plugin answers.
enum PluginAnswer: Encodable {
    case capability
    case expansion(source: String)
    case failure(message: String, fileName: String, offset: Int)

    struct Capability: Encodable { var protocolVersion = 7 }

    struct CapabilityResult: Encodable { var capability = Capability() }

    struct Position: Encodable {
        var fileName: String
        /// Bytes from the start of the syntax that was sent.
        var offset: Int
    }

    struct Complaint: Encodable {
        var message: String
        var severity = "error"
        var position: Position
        var highlights: [Position] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }

    struct ExpansionResult: Encodable {
        var expandedSource: String?
        var diagnostics: [Complaint]
    }

    private enum CodingKeys: CodingKey { case getCapabilityResult, expandMacroResult }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .capability:
            try container.encode(CapabilityResult(), forKey: .getCapabilityResult)
        case .expansion(let source):
            try container.encode(ExpansionResult(expandedSource: source, diagnostics: []), forKey: .expandMacroResult)
        case .failure(let message, let fileName, let offset):
            let complaint = Complaint(message: message, position: Position(fileName: fileName, offset: offset))
            try container.encode(ExpansionResult(expandedSource: nil, diagnostics: [complaint]), forKey: .expandMacroResult)
        }
    }
}
