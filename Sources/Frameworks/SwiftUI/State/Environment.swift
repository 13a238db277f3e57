import Foundation

/// A value read from the surroundings. Apple: SwiftUI/Environment. Fidelity: documented.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }

    private let source: Source
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Reads an observable object by its type.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        source = .object { environment in
            guard let object = environment.object(of: type) as? Value else {
                fatalError("No observable object of type \(type) was put into the environment with environment(_:).")
            }
            return object
        }
    }

    /// Reads an observable object that may be absent.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        source = .object { $0.object(of: type) as? T }
    }

    private func read(_ environment: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let keyPath): return environment[keyPath: keyPath]
        case .object(let read): return read(environment)
        }
    }

    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    public mutating func _install(_ context: _ViewContext, field: Int) { value = read(context.environment) }
}

/// An observable object read from the surroundings. Apple: SwiftUI/EnvironmentObject. Fidelity: documented.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError("No ObservableObject of type \(ObjectType.self) found: put one in with environmentObject(_:).")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(object: wrappedValue) }

    public mutating func _install(_ context: _ViewContext, field: Int) {
        object = context.environment.object(of: ObjectType.self) as? ObjectType
    }
}
