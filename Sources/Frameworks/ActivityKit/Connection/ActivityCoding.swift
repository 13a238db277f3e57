/// Attributes and content as the system keeps them: JSON by the default strategies, as pushes have them (reference 3.11).
enum ActivityCoding {
    /// The name by which the system knows an attributes type: bare, without its module (reference 3.11).
    static func name<Attributes>(of type: Attributes.Type) -> String { String(describing: type) }

    static func encode(_ value: some Encodable) throws(ActivityInputError) -> Data {
        let encoder = JSONEncoder()
        // Equal values give equal bytes, by which the system knows that nothing changed.
        encoder.outputFormatting = .sortedKeys
        do {
            return try encoder.encode(value)
        } catch {
            throw ActivityInputError(failureReason: "\(type(of: value)) can't be written as JSON: \(explain(error))")
        }
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }

    /// Where and why coding failed, in one line with the coding path.
    static func explain(_ error: any Error) -> String {
        func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
            let keys = context.codingPath + [key].compactMap { $0 }
            return keys.isEmpty ? "the top level" : keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
        }
        switch error {
        case DecodingError.typeMismatch(let type, let context): return "at \(path(context)): expected \(type); \(context.debugDescription)"
        case DecodingError.valueNotFound(let type, let context): return "at \(path(context)): expected \(type), found null"
        case DecodingError.keyNotFound(let key, let context): return "at \(path(context, key)): missing"
        case DecodingError.dataCorrupted(let context): return "at \(path(context)): \(context.debugDescription)"
        case EncodingError.invalidValue(let value, let context):
            let keys = context.codingPath.map(\.stringValue).joined(separator: ".")
            return "at \(keys.isEmpty ? "the top level" : keys): \(value): \(context.debugDescription)"
        default: return "\(error)"
        }
    }
}
