import Foundation
import RenderingMessages

/// Attributes and states from the command line's JSON, or from the types themselves.
struct GivenValues {
    /// JSON that does not fit the type; the message names the coding path.
    struct DecodingFailure: Error, CustomStringConvertible { var description: String }

    let request: RenderingRequest

    /// - Returns: The attributes, and whether they are samples.
    func attributes<T: Decodable>(of type: T.Type) throws(DecodingFailure) -> (T, Bool) {
        if let json = request.attributes { return (try decode(json, "--attributes"), false) }
        return (try sample(), true)
    }

    /// - Returns: The states, and whether they are samples.
    func states<T: Decodable>(of type: T.Type) throws(DecodingFailure) -> ([T], Bool) {
        if request.states.isEmpty { return ([try sample()], true) }
        var states: [T] = []
        for json in request.states { states.append(try decode(json, "--state")) }
        return (states, false)
    }

    private func sample<T: Decodable>() throws(DecodingFailure) -> T {
        do {
            return try SampleDecoder.sample(of: T.self, around: request.instant)
        } catch {
            throw DecodingFailure(
                description: "no sample of \(T.self) can be made (\(Self.reason(error))); give it with --attributes and --state")
        }
    }

    private func decode<T: Decodable>(_ json: String, _ option: String) throws(DecodingFailure) -> T {
        let decoder = JSONDecoder()
        let instant = request.instant
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            // Numbers as ActivityKit's pushes have them: seconds since 2001.
            if let seconds = try? container.decode(Double.self) { return Date(timeIntervalSinceReferenceDate: seconds) }
            let text = try container.decode(String.self)
            if let date = InstantText.date(text, relativeTo: instant) { return date }
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(text) is no date: write seconds since 2001, an ISO 8601 date, or +8m")
        }
        do {
            return try decoder.decode(T.self, from: Data(json.utf8))
        } catch {
            throw DecodingFailure(description: "\(option) does not fit \(T.self): \(Self.reason(error))")
        }
    }

    private static func reason(_ error: any Error) -> String {
        func path(_ context: DecodingError.Context) -> String {
            context.codingPath.map(\.stringValue).joined(separator: ".")
        }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            let parent = path(context)
            return "key \(parent.isEmpty ? "" : "\(parent).")\(key.stringValue) is missing"
        case .typeMismatch(let type, let context): return "\(path(context)) is not a \(type)"
        case .valueNotFound(let type, let context): return "\(path(context)) is null and not a \(type)"
        case .dataCorrupted(let context): return "\(path(context)) \(context.debugDescription)"
        default: return "\(error)"
        }
    }
}
