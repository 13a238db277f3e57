/// An observable object that a view reads. Apple: SwiftUI/ObservedObject. Fidelity: documented.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public mutating func _install(_ context: _ViewContext, field: Int) {
        ObjectSubscription.install(wrappedValue, context, field: field)
    }
}

/// An observable object that a view owns. Apple: SwiftUI/StateObject. Fidelity: documented.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let initial: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { initial = thunk }

    public var wrappedValue: ObjectType { object ?? initial() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }

    public mutating func _install(_ context: _ViewContext, field: Int) {
        let object = context.storage.box(context.identity, field, make: initial)
        self.object = object
        ObjectSubscription.install(object, context, field: -1 - field)
    }
}

/// Keeps a tree up to date with an object that it reads.
private final class ObjectSubscription {
    let object: AnyObject
    let cancellable: AnyCancellable

    init(object: AnyObject, cancellable: AnyCancellable) {
        self.object = object
        self.cancellable = cancellable
    }

    static func install<O: ObservableObject>(_ object: O, _ context: _ViewContext, field: Int) {
        let storage = context.storage
        guard let onChange = storage.onChange else { return }
        _ = storage.box(context.identity.child(named: ObjectIdentifier(object)), field) {
            ObjectSubscription(object: object, cancellable: object.objectWillChange.sink { _ in onChange() })
        }
    }
}

/// Bindings to the properties of an observable object. Apple: SwiftUI/Bindable. Fidelity: documented.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
