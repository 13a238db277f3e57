import Foundation
import Localization
import Synchronization

/// A value that an intent is performed with. Apple: AppIntents/IntentParameter, `@Parameter`. Fidelity: documented.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    public let title: LocalizedStringResource?
    public let description: LocalizedStringResource?
    private let value: Mutex<Value?>

    /// Reading a value that was never set is an error of the program, as at Apple, except where the type allows for none.
    public var wrappedValue: Value {
        get {
            guard let value = value.withLock({ $0 }) ?? Value._absent else {
                fatalError("The parameter of type \(Value.self) has no value yet: set it before it is read, or give it a default.")
            }
            return value
        }
        set { value.withLock { $0 = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    public init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.title = title
        self.description = description
        value = Mutex(defaultValue)
    }

    /// A parameter with a range: `inclusiveRange` is what a form accepts; values that code sets are not checked.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inclusiveRange: (lowerBound: Value, upperBound: Value), requestValueDialog: IntentDialog? = nil
    ) where Value: Comparable { self.init(title: title, description: description, default: defaultValue) }

    /// A parameter with choices: `optionsProvider` is what a form offers; there is no form here.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
    ) { self.init(title: title, description: description, default: defaultValue) }
}

/// Values that a form offers for a parameter. Apple: AppIntents/DynamicOptionsProvider. Fidelity: documented.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: Sendable
    associatedtype DefaultValue: Sendable = Never
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

/// A parameter whose type is not known.
protocol AnyIntentParameter: Sendable {
    /// The value, or nil when none was set.
    var archivedValue: _ArchivedIntentValue? { get }
    /// Sets the value; false when the archived one is of another type.
    func restore(_ archived: _ArchivedIntentValue) async throws -> Bool
}

extension IntentParameter: AnyIntentParameter {
    var archivedValue: _ArchivedIntentValue? { value.withLock { $0 }?._archived }

    func restore(_ archived: _ArchivedIntentValue) async throws -> Bool {
        guard let restored = try await Value._restored(archived) else { return false }
        wrappedValue = restored
        return true
    }
}
