@_spi(Reflection) import Swift
import Synchronization

/// A stored property that gets its value before the view's body is read. Apple: SwiftUI/DynamicProperty. Fidelity: documented.
public protocol DynamicProperty: SendableMetatype {
    /// Called after the value was set and before the body is read.
    mutating func update()

    /// Binds the property to the place where its view stands.
    mutating func _install(_ context: _ViewContext, field: Int)
}

extension DynamicProperty {
    public mutating func update() {}

    /// A property made of properties hands the context on to its own fields.
    public mutating func _install(_ context: _ViewContext, field: Int) {
        DynamicProperties.install(in: &self, context.child(named: "field\(field)"))
    }
}

/// Finds the dynamic properties of a view type once, and installs them by offset.
enum DynamicProperties {
    private struct Field: Sendable {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static let known = Mutex<[ObjectIdentifier: [Field]]>([:])

    private static func fields<T>(of type: T.Type) -> [Field] {
        let identifier = ObjectIdentifier(type)
        if let fields = known.withLock({ $0[identifier] }) { return fields }
        var fields: [Field] = []
        _ = _forEachField(of: type) { _, offset, type, _ in
            if let type = type as? any DynamicProperty.Type { fields.append(Field(offset: offset, type: type)) }
            return true
        }
        known.withLock { [fields] in $0[identifier] = fields }
        return fields
    }

    /// Installs every dynamic property of a view, modifier or nested property.
    static func install<T>(in value: inout T, _ context: _ViewContext) {
        let fields = fields(of: T.self)
        guard !fields.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, field) in fields.enumerated() { install(field.type, at: base + field.offset, context, index) }
        }
    }

    private static func install<P: DynamicProperty>(
        _ type: P.Type, at pointer: UnsafeMutableRawPointer, _ context: _ViewContext, _ index: Int
    ) {
        let property = pointer.assumingMemoryBound(to: P.self)
        property.pointee._install(context, field: index)
        property.pointee.update()
    }
}
