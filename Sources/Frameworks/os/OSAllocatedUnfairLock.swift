import Foundation

/// A lock with the state that it guards. Apple: os/OSAllocatedUnfairLock. Fidelity: documented.
///
/// `@unchecked Sendable` holds: the state is touched while the lock is held alone, save through `withLockUnchecked`, whose caller says
/// that what it hands out may leave.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    public init(uncheckedState: State) { storage = Storage(uncheckedState) }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }

    /// - Returns: nil when somebody else holds the lock.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
    public func lockIfAvailable() -> Bool { storage.lock.try() }
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
}
