import Foundation
import SwiftUI

/// An intent as it travels with a button from the extension to whoever performs it: the type's name, and its parameters as JSON.
package struct IntentArchive: Equatable, Sendable {
    /// `persistentIdentifier` of the intent's type.
    package let type: String
    /// A JSON object with a value for each parameter that has one, keys in alphabetical order.
    package let parameters: String

    package init(type: String, parameters: String) {
        self.type = type
        self.parameters = parameters
    }

    package init(_ intent: some AppIntent) {
        var values: [String: _ArchivedIntentValue] = [:]
        for (name, parameter) in Self.parameters(of: intent) { values[name] = parameter.archivedValue }
        type = Swift.type(of: intent).persistentIdentifier
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        // With those numbers written as strings, these values always encode.
        parameters = (try? encoder.encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    /// The parameters of an intent by name.
    private static func parameters(of intent: some AppIntent) -> [(name: String, parameter: any AnyIntentParameter)] {
        Mirror(reflecting: intent).children.compactMap { child in
            guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else { return nil }
            return (label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter)
        }
    }

    /// The intent again. Parameters that the JSON lacks keep their defaults; values for parameters that the type lacks are ignored.
    ///
    /// - Throws: `IntentArchiveError`, or what an entity's query throws.
    package func intent<Intent: AppIntent>(_ type: Intent.Type) async throws -> Intent {
        let values: [String: _ArchivedIntentValue]
        do {
            values = try JSONDecoder().decode([String: _ArchivedIntentValue].self, from: Data(parameters.utf8))
        } catch {
            throw IntentArchiveError.unreadableParameters(type: self.type, reason: "\(error)")
        }
        let intent = Intent()
        for (name, parameter) in Self.parameters(of: intent) {
            guard let value = values[name] else { continue }
            guard try await parameter.restore(value) else {
                throw IntentArchiveError.unsuitableValue(type: self.type, parameter: name)
            }
        }
        return intent
    }

    /// Performs the intent with the type of its name, and those that its result opens.
    ///
    /// - Parameter types: The intents that the process has.
    /// - Throws: `IntentArchiveError`, or what the intent throws.
    package func perform(among types: [any AppIntent.Type]) async throws {
        guard let type = types.first(where: { $0.persistentIdentifier == self.type }) else {
            throw IntentArchiveError.unknownType(self.type, known: types.map { $0.persistentIdentifier })
        }
        try await Self.perform(try await intent(type))
    }

    private static func perform(_ intent: some AppIntent) async throws {
        let result = try await intent.perform()
        if let opened = (result as? any OpensIntent)?._openedIntent { try await perform(opened) }
    }
}

/// Why an archived intent can't be performed.
package enum IntentArchiveError: Error, Equatable, CustomStringConvertible {
    case unknownType(String, known: [String])
    case unreadableParameters(type: String, reason: String)
    case unsuitableValue(type: String, parameter: String)

    package var description: String {
        switch self {
        case .unknownType(let name, let known):
            return "No intent named \(name) is compiled into this program (it has: \(known.sorted().joined(separator: ", "))). "
                + "Add the intent's file to the app as well as to the widget extension."
        case .unreadableParameters(let type, let reason): return "The parameters of \(type) are no JSON object: \(reason)"
        case .unsuitableValue(let type, let parameter):
            return "The value for \(type).\(parameter) is of another type than the parameter. Are app and extension of the same build?"
        }
    }
}
