/// What a view tells its container; it survives padding, frames and backgrounds that are put around the view (layout-notes 3.9).
struct ViewTraits {
    /// What `layoutPriority(_:)` asks for; nil leaves it to the layout.
    var requestedPriority: Double?
    /// The priority that the layout has by itself: a spacer and an empty stack come last. A box around it has its own (STK-112).
    var ownPriority: Double = 0
    var layoutPriority: Double { requestedPriority ?? ownPriority }
    var zIndex: Double = 0
    var layoutValues: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?
    /// The identity of a `ForEach` element, which stands in for a tag.
    var implicitTag: AnyHashable?
    /// The container asked for by region or list modifiers, keyed by the type that declares it.
    var values: [ObjectIdentifier: Any] = [:]

    subscript<K: ViewTraitKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A trait that one container declares for its own children.
protocol ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
