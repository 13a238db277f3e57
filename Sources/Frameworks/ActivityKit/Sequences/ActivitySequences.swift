import ActivitySystem

extension Activity {
    /// Apple: ActivityKit/Activity/ActivityUpdates. Delivers what starts while the process runs (reference 1.3).
    public struct ActivityUpdates: AsyncSequence {
        public typealias Element = Activity<Attributes>
        let session: ActivitySession

        public struct Iterator: AsyncIteratorProtocol {
            let session: ActivitySession
            let started: AsyncStream<LiveActivity>

            public func next() async -> Activity<Attributes>? { await next(isolation: nil) }

            public func next(isolation actor: isolated (any Actor)?) async -> Activity<Attributes>? {
                var iterator = started.makeAsyncIterator()
                while let activity = await iterator.next(isolation: actor) {
                    guard activity.attributesType == ActivityCoding.name(of: Attributes.self) else { continue }
                    if let activity = Activity(activity, session: session) { return activity }
                }
                return nil
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(session: session, started: session.started.stream()) }
    }

    /// Apple: ActivityKit/Activity/ActivityStateUpdates. Delivers the state at once, then each change, and ends when dismissed.
    public struct ActivityStateUpdates: AsyncSequence {
        public typealias Element = ActivityState
        let states: Broadcast<LiveActivity.State>

        public struct Iterator: AsyncIteratorProtocol, Sendable {
            let states: AsyncStream<LiveActivity.State>

            public func next() async -> ActivityState? { await next(isolation: nil) }

            public func next(isolation actor: isolated (any Actor)?) async -> ActivityState? {
                var iterator = states.makeAsyncIterator()
                return await iterator.next(isolation: actor).map(ActivityState.init)
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(states: states.stream()) }
    }

    /// Apple: ActivityKit/Activity/ContentUpdates. Delivers the content at once, then each new one.
    @available(iOS 16.2, *)
    public struct ContentUpdates: AsyncSequence {
        public typealias Element = ActivityContent<ContentState>
        let activity: Activity<Attributes>

        public struct Iterator: AsyncIteratorProtocol {
            let activity: Activity<Attributes>
            let contents: AsyncStream<Content>

            public func next() async -> ActivityContent<ContentState>? { await next(isolation: nil) }

            public func next(isolation actor: isolated (any Actor)?) async -> ActivityContent<ContentState>? {
                var iterator = contents.makeAsyncIterator()
                while let content = await iterator.next(isolation: actor) {
                    do {
                        let state = try ActivityCoding.decode(ContentState.self, from: content.state)
                        return ActivityContent(
                            state: state, staleDate: content.staleDate, relevanceScore: content.relevanceScore)
                    } catch {
                        activity.reportUndecodable(error)
                    }
                }
                return nil
            }
        }

        public func makeAsyncIterator() -> Iterator {
            Iterator(activity: activity, contents: activity.store.contents.stream())
        }
    }

    /// Apple: ActivityKit/Activity/ContentStateUpdates.
    @available(*, deprecated, message: "Use ContentUpdates instead")
    public struct ContentStateUpdates: AsyncSequence {
        public typealias Element = ContentState
        let contents: ContentUpdates

        public struct Iterator: AsyncIteratorProtocol {
            let contents: ContentUpdates.Iterator

            public func next() async -> ContentState? { await contents.next()?.state }

            public func next(isolation actor: isolated (any Actor)?) async -> ContentState? {
                await contents.next(isolation: actor)?.state
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(contents: contents.makeAsyncIterator()) }
    }

    /// Apple: ActivityKit/Activity/PushTokenUpdates. Delivers the token if there is one, then each that replaces it.
    public struct PushTokenUpdates: AsyncSequence {
        public typealias Element = Data
        let tokens: Broadcast<Data>

        public struct Iterator: AsyncIteratorProtocol {
            let tokens: AsyncStream<Data>

            public func next() async -> Data? { await next(isolation: nil) }

            public func next(isolation actor: isolated (any Actor)?) async -> Data? {
                var iterator = tokens.makeAsyncIterator()
                return await iterator.next(isolation: actor)
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator(tokens: tokens.stream()) }
    }
}
