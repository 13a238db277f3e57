import Foundation
import Synchronization

/// Tells intervals apart that have one name. Apple: os/OSSignpostID. Fidelity: documented.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
    public init(log: OSLog) { self = .next() }
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let null = OSSignpostID(0)
    public static let invalid = OSSignpostID(.max)

    private static let last = Mutex<UInt64>(0)
    static func next() -> OSSignpostID {
        last.withLock {
            $0 += 1
            return OSSignpostID($0)
        }
    }

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// Apple: os/OSSignpostType. Fidelity: documented.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

/// An interval that is running. Apple: os/OSSignpostIntervalState.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    let start = ContinuousClock.now
    init(_ id: OSSignpostID) { self.id = id }
}

/// Marks intervals and events for Instruments. Apple: os/OSSignposter. Fidelity: they go where messages go, with the interval's length.
public struct OSSignposter: Sendable {
    private let log: OSLog

    public init() { log = .default }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category.rawValue) }
    public init(logHandle: OSLog) { log = logHandle }
    public init(logger: Logger) { log = .default }

    public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }
    public var isEnabled: Bool { log.isEnabled(type: .debug) }

    public func makeSignpostID() -> OSSignpostID { .next() }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
        OSSignpostID(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        beginInterval(name, id: id, "")
    }
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) -> OSSignpostIntervalState {
        LogSink.write(log, .debug) { "\(name) begins \(message.text)" }
        return OSSignpostIntervalState(id)
    }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { endInterval(name, state, "") }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
        LogSink.write(log, .debug) { "\(name) ends after \(ContinuousClock.now - state.start) \(message.text)" }
    }
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { emitEvent(name, id: id, "") }
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
        LogSink.write(log, .debug) { "\(name) \(message.text)" }
    }
    public func withIntervalSignpost<T>(_ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T) rethrows -> T {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}

/// Apple: os/os_signpost(_:dso:log:name:signpostID:). Fidelity: goes where messages go.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {
    LogSink.write(log, .debug) { "\(name) \(type)" }
}
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString, _ arguments: any CVarArg...
) {
    LogSink.write(log, .debug) { "\(name) \(type) \(FormatText.text("\(format)", arguments))" }
}
