import Lexing

/// `@Entry var name: Value = default` in an extension of `EnvironmentValues`, `FocusedValues`, `Transaction` or `ContainerValues`.
struct EntryExpansion {
    /// Why the macro cannot stand where it stands.
    struct Misuse: Error { var message: String }

    private let name: String
    private let annotation: String?
    private let initialValue: String?
    private let key: String

    init(_ request: PluginRequest.Attachment) throws(Misuse) {
        let bytes = [UInt8](request.declSyntax.source.utf8)
        let tokens = Lexer.tokens(of: bytes)
        func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }
        func text(from start: Token, to end: Token) -> String {
            String(decoding: bytes[start.range.lowerBound..<end.range.upperBound], as: UTF8.self)
        }
        guard let variable = tokens.firstIndex(where: { text($0) == "var" }), variable + 1 < tokens.count else {
            throw Misuse(message: "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues")
        }
        name = text(tokens[variable + 1])
        let rest = tokens[(variable + 2)...]
        let equals = rest.firstIndex { $0.kind == .operator && text($0) == "=" }
        annotation = {
            guard let colon = rest.first, text(colon) == ":" else { return nil }
            let last = (equals ?? tokens.endIndex) - 1
            guard last > rest.startIndex else { return nil }
            return text(from: tokens[rest.startIndex + 1], to: tokens[last])
        }()
        initialValue = equals.flatMap { equals in
            guard equals + 1 < tokens.endIndex, let last = tokens.last else { return nil }
            return text(from: tokens[equals + 1], to: last)
        }
        guard annotation != nil || initialValue != nil else {
            throw Misuse(message: "'@Entry' macro requires a type or a default value for '\(name)'")
        }
        let surroundings = ([request.parentDeclSyntax].compactMap { $0 } + (request.lexicalContext ?? [])).map(\.source).joined(
            separator: " ")
        switch surroundings {
        case let context where context.contains("FocusedValues"): key = "FocusedValueKey"
        case let context where context.contains("Transaction"): key = "TransactionKey"
        case let context where context.contains("ContainerValues"): key = "ContainerValueKey"
        default: key = "EnvironmentKey"
        }
    }

    func source(for role: String) -> String { role == "peer" ? peer : accessors }

    private var accessors: String {
        """
        get { self[__Key_\(name).self] }
        set { self[__Key_\(name).self] = newValue }
        """
    }

    private var peer: String {
        if key == "FocusedValueKey" {
            return "private struct __Key_\(name): SwiftUI.FocusedValueKey { typealias Value = \(unwrapped(annotation ?? "Never")) }"
        }
        let value = initialValue ?? "nil"
        guard let annotation else {
            return "private struct __Key_\(name): SwiftUI.\(key) { static let defaultValue = \(value) }"
        }
        // Computed, so that types that are not Sendable are welcome.
        return "private struct __Key_\(name): SwiftUI.\(key) { static var defaultValue: \(annotation) { get { \(value) } } }"
    }

    private func unwrapped(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }
}
