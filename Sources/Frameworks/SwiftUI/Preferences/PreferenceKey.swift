/// A value that views hand up to their containers. Apple: SwiftUI/PreferenceKey. Fidelity: documented.
public protocol PreferenceKey: SendableMetatype {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Sets what each element hands up for a key, in place of what stands inside it.
public nonisolated struct _PreferenceModifier<Key: PreferenceKey>: _ElementModifier {
    public typealias Body = Never
    let value: Key.Value

    @MainActor public func _wrap(_ element: _ViewElement, _ context: _ViewContext) -> _ViewElement {
        let node = context.node(PassThroughLayout(), children: [element.node], traits: element.node.traits)
        node.preferences[ObjectIdentifier(Key.self)] = value
        return _ViewElement(node: node)
    }
}

extension ViewNode {
    /// What this part of the tree hands up for a key: its own value, or that of its children in order.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        if let own = preferences[ObjectIdentifier(key)] { return own as? Key.Value }
        var result: Key.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if var value = result {
                Key.reduce(value: &value, nextValue: { next })
                result = value
            } else {
                result = next
            }
        }
        return result
    }
}

extension View {
    /// Apple: SwiftUI/View/preference(key:value:).
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceModifier<K>(value: value))
    }
}
