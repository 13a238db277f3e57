@_spi(Reflection) import Swift
import Synchronization

/// Finds the one publisher of an object: it lives in the boxes of the object's published properties, or, when there are none,
/// in a table beside it.
enum ObjectPublishers {
    private struct Field: Sendable {
        let offset: Int
        let type: any PublishedProperty.Type
    }

    /// An object without published properties, and its publisher.
    ///
    /// Unchecked: used under the lock alone, and the object is only compared.
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct State: Sendable {
        var fields: [ObjectIdentifier: [Field]] = [:]
        var entries: [ObjectIdentifier: Entry] = [:]
        /// Entries of objects that are gone are swept when the table has doubled.
        var sweepSize = 64
    }

    private static let state = Mutex(State())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        // Read only for the boxes inside, which have locks of their own.
        nonisolated(unsafe) let object = object
        return state.withLock { state in
            let fields = fields(of: Swift.type(of: object), &state)
            if fields.isEmpty { return besides(object, &state) }
            let boxes = boxes(of: object, fields)
            let publisher = boxes.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
            for box in boxes { box.objectWillChange = publisher }
            return publisher
        }
    }

    private static func fields(of type: AnyClass, _ state: inout State) -> [Field] {
        if let known = state.fields[ObjectIdentifier(type)] { return known }
        var fields: [Field] = []
        // The standard library's `classType`, which Swift 6 code cannot name since it is declared as a variable.
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, type, _ in
            if let type = type as? any PublishedProperty.Type { fields.append(Field(offset: offset, type: type)) }
            return true
        }
        state.fields[ObjectIdentifier(type)] = fields
        return fields
    }

    private static func boxes(of object: AnyObject, _ fields: [Field]) -> [any PublishedBoxing] {
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return fields.map { box($0.type, at: base + $0.offset) }
    }

    private static func box<P: PublishedProperty>(_ type: P.Type, at pointer: UnsafeRawPointer) -> any PublishedBoxing {
        pointer.assumingMemoryBound(to: P.self).pointee.anyBox
    }

    private static func besides(_ object: AnyObject, _ state: inout State) -> ObservableObjectPublisher {
        let identifier = ObjectIdentifier(object)
        if let entry = state.entries[identifier], entry.object === object { return entry.publisher }
        if state.entries.count >= state.sweepSize {
            state.entries = state.entries.filter { $0.value.object != nil }
            state.sweepSize = max(64, state.entries.count * 2)
        }
        let publisher = ObservableObjectPublisher()
        state.entries[identifier] = Entry(object: object, publisher: publisher)
        return publisher
    }
}
