import Foundation

/// A key with a default. Apple: SwiftUI/EnvironmentKey. Fidelity: documented.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What surrounds a view. Apple: SwiftUI/EnvironmentValues. Fidelity: documented.
///
/// The values are a chain from the last change to the first, so that a modifier costs one link whatever was set before.
public struct EnvironmentValues: CustomStringConvertible {
    private final class Link {
        let key: ObjectIdentifier
        let value: Any
        let next: Link?

        init(key: ObjectIdentifier, value: Any, next: Link?) {
            self.key = key
            self.value = value
            self.next = next
        }
    }

    private var head: Link?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let identifier = ObjectIdentifier(key)
            var link = head
            while let current = link {
                if current.key == identifier, let value = current.value as? K.Value { return value }
                link = current.next
            }
            return K.defaultValue
        }
        set { head = Link(key: ObjectIdentifier(key), value: newValue, next: head) }
    }

    /// An observable object that was put in by its type (`environment(_:)`, `environmentObject(_:)`).
    func object(of type: Any.Type) -> AnyObject? {
        let identifier = ObjectIdentifier(type)
        var link = head
        while let current = link {
            if current.key == identifier { return current.value as AnyObject }
            link = current.next
        }
        return nil
    }

    mutating func setObject(_ object: AnyObject, for type: Any.Type) {
        head = Link(key: ObjectIdentifier(type), value: object, next: head)
    }

    public var description: String {
        var count = 0
        var link = head
        while let current = link {
            count += 1
            link = current.next
        }
        return "EnvironmentValues with \(count) changes"
    }
}
