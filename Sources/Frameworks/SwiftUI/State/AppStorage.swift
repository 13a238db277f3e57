import Foundation

/// A value that the app keeps in its defaults. Apple: SwiftUI/AppStorage. Fidelity: documented.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults
    private let read: (UserDefaults, String) -> Value
    private let write: (UserDefaults, String, Value) -> Void
    private var box: StateBox<Value>?

    init(
        key: String, store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
        write: @escaping (UserDefaults, String, Value) -> Void
    ) {
        self.key = key
        self.store = store ?? .standard
        self.read = read
        self.write = write
    }

    init(property key: String, store: UserDefaults?, fallback: Value) {
        self.init(
            key: key, store: store, read: { $0.object(forKey: $1) as? Value ?? fallback }, write: { $0.set($2, forKey: $1) })
    }

    init<Raw>(rawValue key: String, store: UserDefaults?, fallback: Value) where Value: RawRepresentable<Raw> {
        self.init(
            key: key, store: store,
            read: { ($0.object(forKey: $1) as? Raw).flatMap(Value.init(rawValue:)) ?? fallback }, write: { $0.set($2.rawValue, forKey: $1) }
        )
    }

    public var wrappedValue: Value {
        get { read(store, key) }
        nonmutating set { if let box { box.value = newValue } else { write(store, key, newValue) } }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    public mutating func _install(_ context: _ViewContext, field: Int) {
        let storage = context.storage
        box = storage.box(context.identity, field) { [self] in
            StateBox(read(store, key), onChange: storage.onChange, onSet: { write(store, key, $0) })
        }
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(property: key, store: store, fallback: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(property: key, store: store, fallback: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(property: key, store: store, fallback: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(property: key, store: store, fallback: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(property: key, store: store, fallback: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(property: key, store: store, fallback: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key: key, store: store, read: { $0.url(forKey: $1) ?? wrappedValue }, write: { $0.set($2, forKey: $1) })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(rawValue: key, store: store, fallback: wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(rawValue: key, store: store, fallback: wrappedValue)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    private init<Wrapped>(optional key: String, store: UserDefaults?) where Value == Wrapped? {
        self.init(
            key: key, store: store, read: { $0.object(forKey: $1) as? Wrapped },
            write: { store, key, value in
                if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(optional: key, store: store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(optional: key, store: store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(optional: key, store: store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(optional: key, store: store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(optional: key, store: store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(optional: key, store: store) }
}

extension View {
    /// Accepted: `AppStorage` without a store of its own uses the standard defaults. Apple: SwiftUI/View/defaultAppStorage(_:).
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
