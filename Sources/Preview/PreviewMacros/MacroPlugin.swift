/// Answers requests. Nothing is kept between two of them.
enum MacroPlugin {
    static func answer(to request: PluginRequest) -> PluginAnswer {
        switch request {
        case .getCapability, .unknown:
            return .capability
        case .expandFreestandingMacro(let expansion):
            guard let source = PreviewExpansion(expansion).source else {
                return failure("#\(expansion.macro.name) is not a preview.", expansion.syntax)
            }
            return .expansion(source: source)
        case .expandAttachedMacro(let attachment):
            if attachment.macro.typeName == "PreviewableMacro" { return .expansion(source: "") }
            do {
                return .expansion(source: try EntryExpansion(attachment).source(for: attachment.macroRole))
            } catch {
                return failure(error.message, attachment.declSyntax)
            }
        }
    }

    private static func failure(_ message: String, _ syntax: PluginRequest.Syntax) -> PluginAnswer {
        .failure(message: message, fileName: syntax.location.fileName, offset: 0)
    }
}
