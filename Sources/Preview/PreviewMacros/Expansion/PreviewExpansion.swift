import Lexing

/// `#Preview(…) { … }` as a type that the preview tool finds by its conformance, whose body is the same text with `Preview` in place
/// of `#Preview`.
struct PreviewExpansion {
    private let request: PluginRequest.Expansion
    private let bytes: [UInt8]
    private let tokens: [Token]

    init(_ request: PluginRequest.Expansion) {
        self.request = request
        bytes = [UInt8](request.syntax.source.utf8)
        tokens = Lexer.tokens(of: bytes)
    }

    /// The declaration, or nil when the text is not a use of `#Preview`.
    var source: String? {
        guard let macro = tokens.firstIndex(where: { $0.kind == .hashName }) else { return nil }
        // `#SwiftUI.Preview` names the module too.
        guard let name = tokens[macro...].first(where: { text($0.range).hasSuffix("Preview") }) else { return nil }
        let attributes = text(0..<tokens[macro].range.lowerBound)
        let arguments = text(name.range.upperBound..<(tokens.last?.range.upperBound ?? bytes.count))
        let location = request.syntax.location
        return """
            \(attributes)@available(*, deprecated, message: "Kept out of the warnings of the code that it repeats.")
            struct \(request.discriminator)7PreviewfMu_: SwiftUI.PreviewRegistry {
                static var fileID: Swift.String { \(literal(location.fileID)) }
                static var line: Swift.Int { \(location.line + lines(before: tokens[macro])) }
                static var column: Swift.Int { \(column(of: tokens[macro])) }
                static func makePreview() throws -> SwiftUI.Preview {
            #sourceLocation(file: \(literal(location.fileName)), line: \(location.line + lines(before: name)))
                    return SwiftUI.Preview\(arguments)
            #sourceLocation()
                }
            }
            """
    }

    private func lines(before token: Token) -> Int {
        bytes[..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
    }

    /// The syntax is sent with the white space before it, and located by the start of that.
    private func column(of token: Token) -> Int {
        let before = bytes[..<token.range.lowerBound]
        guard let newline = before.lastIndex(of: UInt8(ascii: "\n")) else { return request.syntax.location.column + before.count }
        return token.range.lowerBound - newline
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func literal(_ string: String) -> String {
        "\"\(string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
