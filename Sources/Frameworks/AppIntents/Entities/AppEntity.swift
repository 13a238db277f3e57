import Foundation
import Localization

/// An identifier that can be written as a string. Apple: AppIntents/EntityIdentifierConvertible. Fidelity: documented.
public protocol EntityIdentifierConvertible {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for entityIdentifierString: String) -> String? { entityIdentifierString }
}
extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { String(self) }
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? { Int(entityIdentifierString) }
}
extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? { UUID(uuidString: entityIdentifierString) }
}

/// A thing of the app that a parameter can name. Only its identifier travels; its query finds it again.
/// Apple: AppIntents/AppEntity. Fidelity: documented.
public protocol AppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, PersistentlyIdentifiable, Identifiable, _IntentValue
where ID: EntityIdentifierConvertible & Sendable & Hashable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property<Value> = EntityProperty<Value>

    public var _archived: _ArchivedIntentValue { .string(id.entityIdentifierString) }
    public static func _restored(_ archived: _ArchivedIntentValue) async throws -> Self? {
        guard let text = String._restored(archived), let id = ID.entityIdentifier(for: text) else { return nil }
        return try await defaultQuery.entities(for: [id]).first
    }
}

/// Finds entities by their identifiers. Apple: AppIntents/EntityQuery. Fidelity: documented.
public protocol EntityQuery: Sendable {
    associatedtype Entity: AppEntity
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by words too. Apple: AppIntents/EntityStringQuery. Fidelity: documented.
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}

/// Finds entities among all there are. Apple: AppIntents/EnumerableEntityQuery. Fidelity: documented.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// A property of an entity that shortcuts may read. Apple: AppIntents/EntityProperty. Fidelity: documented.
@propertyWrapper
public struct EntityProperty<Value> {
    private var value: Value?
    public let title: LocalizedStringResource?

    public init(title: LocalizedStringResource? = nil) { self.title = title }
    public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
        value = wrappedValue
        self.title = title
    }

    /// Reading a value that was never set is an error of the program, as at Apple.
    public var wrappedValue: Value {
        get {
            guard let value else { fatalError("The entity's property of type \(Value.self) has no value yet.") }
            return value
        }
        set { value = newValue }
    }
}

extension EntityProperty: Sendable where Value: Sendable {}
