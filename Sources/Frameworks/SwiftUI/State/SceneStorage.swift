import Foundation

/// A value that a scene keeps under a name. Apple: SwiftUI/SceneStorage. Fidelity: it lives as long as the process, since a simulated
/// scene is not restored.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var box: StateBox<Value>?

    private init(key: String, initial: Value) {
        self.key = key
        self.initial = initial
    }

    public var wrappedValue: Value {
        get { box?.value ?? initial }
        nonmutating set { box?.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    public mutating func _install(_ context: _ViewContext, field: Int) {
        let storage = context.storage
        let initial = initial
        box = storage.sceneBox(key) { StateBox(initial, onChange: storage.onChange) }
    }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key: key, initial: wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, initial: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, initial: wrappedValue)
    }
    public init(_ key: String) where Value == Bool? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == Int? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == Double? { self.init(key: key, initial: nil) }
    public init(_ key: String) where Value == String? { self.init(key: key, initial: nil) }
}
