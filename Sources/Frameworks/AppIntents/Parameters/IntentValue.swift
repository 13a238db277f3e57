import Foundation

/// A type that an intent's parameter can have. Apple: AppIntents/_IntentValue.
public protocol _IntentValue: Sendable {
    /// The value as it travels with a button.
    var _archived: _ArchivedIntentValue { get }
    /// The value again, or nil when the archived one is of another type. Entities are looked up by their query.
    static func _restored(_ archived: _ArchivedIntentValue) async throws -> Self?
    /// What a parameter without a value has, if the type allows for none.
    static var _absent: Self? { get }
}

extension _IntentValue {
    public static var _absent: Self? { nil }
}

extension Bool: _IntentValue {
    public var _archived: _ArchivedIntentValue { .bool(self) }
    public static func _restored(_ archived: _ArchivedIntentValue) -> Bool? {
        if case .bool(let value) = archived { return value }
        return nil
    }
}

extension Int: _IntentValue {
    public var _archived: _ArchivedIntentValue { .integer(Int64(self)) }
    public static func _restored(_ archived: _ArchivedIntentValue) -> Int? {
        if case .integer(let value) = archived { return Int(exactly: value) }
        return nil
    }
}

extension Double: _IntentValue {
    public var _archived: _ArchivedIntentValue { .number(self) }
    public static func _restored(_ archived: _ArchivedIntentValue) -> Double? {
        switch archived {
        case .number(let value): return value
        case .integer(let value): return Double(value)
        // JSON has no number for these, so that they are written as strings.
        case .string(let text): return Double(text).flatMap { $0.isFinite ? nil : $0 }
        default: return nil
        }
    }
}

extension String: _IntentValue {
    public var _archived: _ArchivedIntentValue { .string(self) }
    public static func _restored(_ archived: _ArchivedIntentValue) -> String? {
        if case .string(let value) = archived { return value }
        return nil
    }
}

/// Seconds since 2001, as `Date` counts them, so that nothing is lost.
extension Date: _IntentValue {
    public var _archived: _ArchivedIntentValue { .number(timeIntervalSinceReferenceDate) }
    public static func _restored(_ archived: _ArchivedIntentValue) -> Date? {
        Double._restored(archived).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
}

extension URL: _IntentValue {
    public var _archived: _ArchivedIntentValue { .string(absoluteString) }
    public static func _restored(_ archived: _ArchivedIntentValue) -> URL? { String._restored(archived).flatMap { URL(string: $0) } }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public var _archived: _ArchivedIntentValue { self?._archived ?? .null }
    public static func _restored(_ archived: _ArchivedIntentValue) async throws -> Wrapped?? {
        if archived == .null { return .some(nil) }
        return try await Wrapped._restored(archived).map { .some($0) }
    }
    public static var _absent: Wrapped?? { .some(nil) }
}

extension Array: _IntentValue where Element: _IntentValue {
    public var _archived: _ArchivedIntentValue { .array(map(\._archived)) }
    public static func _restored(_ archived: _ArchivedIntentValue) async throws -> [Element]? {
        guard case .array(let values) = archived else { return nil }
        var elements: [Element] = []
        for value in values {
            guard let element = try await Element._restored(value) else { return nil }
            elements.append(element)
        }
        return elements
    }
}
