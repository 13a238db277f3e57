/// A property whose changes are published. Apple: Combine/Published.
@propertyWrapper
public struct Published<Value> {
    let box: PublishedBox<Value>

    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Published properties belong to classes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.set(newValue) }
    }

    /// The property's publisher: sends the value, and each new value before the property has it.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set { _ = newValue }
    }

    /// Reads and writes the property of an object.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// Sends the values of a published property. Apple: Combine/Published/Publisher.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let box: PublishedBox<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never { box.attach(subscriber) }
    }
}

/// A published property of any value.
protocol PublishedProperty: SendableMetatype {
    var anyBox: any PublishedBoxing { get }
}

extension Published: PublishedProperty {
    var anyBox: any PublishedBoxing { box }
}
