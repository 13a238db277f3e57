import Foundation

/// A fixed set of values that a parameter can have. Apple: AppIntents/AppEnum. Fidelity: documented.
public protocol AppEnum: CaseDisplayRepresentable, PersistentlyIdentifiable, TypeDisplayRepresentable, CaseIterable, RawRepresentable,
    _IntentValue
where RawValue: LosslessStringConvertible & Sendable {}

extension AppEnum {
    public var _archived: _ArchivedIntentValue { .string(String(rawValue)) }
    public static func _restored(_ archived: _ArchivedIntentValue) async throws -> Self? {
        String._restored(archived).flatMap { RawValue($0) }.flatMap { Self(rawValue: $0) }
    }
}
