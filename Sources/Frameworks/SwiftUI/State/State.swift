/// A value that a view owns. Apple: SwiftUI/State. Fidelity: documented.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var box: StateBox<Value>?

    public init(wrappedValue: Value) { initial = { wrappedValue } }
    public init(initialValue: Value) { initial = { initialValue } }

    public var wrappedValue: Value {
        get { box?.value ?? initial() }
        nonmutating set { box?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let box = box ?? StateBox(initial())
        return Binding(get: { box.value }, set: { box.value = $0 })
    }

    public mutating func _install(_ context: _ViewContext, field: Int) {
        let storage = context.storage
        box = storage.box(context.identity, field) { StateBox(initial(), onChange: storage.onChange) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
