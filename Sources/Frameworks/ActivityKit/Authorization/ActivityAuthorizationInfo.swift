/// Whether the app may start Live Activities. Apple: ActivityKit/ActivityAuthorizationInfo. Fidelity: documented (reference 1.10).
@available(iOS 16.1, *)
public final class ActivityAuthorizationInfo {
    private let session: ActivitySession

    /// Delivers each change of ``areActivitiesEnabled``.
    public let activityEnablementUpdates: ActivityEnablementUpdates
    /// Delivers each change of ``frequentPushesEnabled``.
    @available(iOS 16.2, *)
    public let frequentPushEnablementUpdates: FrequentPushEnablementUpdates

    public init() {
        session = ActivitySession.current
        activityEnablementUpdates = ActivityEnablementUpdates(values: session.enablement)
        frequentPushEnablementUpdates = FrequentPushEnablementUpdates(values: session.frequentPushEnablement)
    }

    /// Whether the app supports Live Activities and the person hasn't switched them off; a reached maximum doesn't change it.
    public var areActivitiesEnabled: Bool { session.connection.application?.areActivitiesEnabled ?? false }

    /// Whether the app asks for frequent pushes and the person hasn't switched them off.
    @available(iOS 16.2, *)
    public var frequentPushesEnabled: Bool { session.connection.application?.areFrequentPushesEnabled ?? false }

    /// Apple: ActivityKit/ActivityAuthorizationInfo/ActivityEnablementUpdates.
    public struct ActivityEnablementUpdates: AsyncSequence {
        public typealias Element = Bool
        let values: Broadcast<Bool>

        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Bool>.Iterator
            public mutating func next() async -> Bool? { await base.next() }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(base: values.stream().makeAsyncIterator()) }
    }

    /// Apple: ActivityKit/ActivityAuthorizationInfo/FrequentPushEnablementUpdates.
    public struct FrequentPushEnablementUpdates: AsyncSequence {
        public typealias Element = Bool
        let values: Broadcast<Bool>

        public struct Iterator: AsyncIteratorProtocol {
            var base: AsyncStream<Bool>.Iterator
            public mutating func next() async -> Bool? { await base.next() }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(base: values.stream().makeAsyncIterator()) }
    }
}
