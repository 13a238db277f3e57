import ActivitySystem
import Synchronization

/// The newest content as a value. What doesn't decode leaves the last good one in place, with a log entry (reference 3.11).
final class DecodedContent<State: Decodable & Encodable & Hashable> {
    private let lock = NSLock()
    private var raw: Content
    private var state: State
    // Reported once, though it stays the newest until another comes.
    private var undecodable: Content?

    init(_ raw: Content, state: State) {
        self.raw = raw
        self.state = state
    }

    convenience init(_ raw: Content) throws {
        self.init(raw, state: try ActivityCoding.decode(State.self, from: raw.state))
    }

    func read<Attributes>(_ newest: Content?, for activity: Activity<Attributes>) -> ActivityContent<State> {
        lock.withLock {
            if let newest, newest != raw, newest != undecodable {
                do {
                    if newest.state != raw.state { state = try ActivityCoding.decode(State.self, from: newest.state) }
                    raw = newest
                } catch {
                    undecodable = newest
                    activity.reportUndecodable(error)
                }
            }
            return ActivityContent(state: state, staleDate: raw.staleDate, relevanceScore: raw.relevanceScore)
        }
    }
}

extension Activity {
    func reportUndecodable(_ error: any Error) {
        session.connection.report(
            .decoding, activity: store.id, "content state doesn't decode, the last one stays: \(ActivityCoding.explain(error))")
    }
}

extension ActivityContent {
    var encoded: Content {
        get throws(ActivityInputError) {
            Content(state: try ActivityCoding.encode(state), staleDate: staleDate, relevanceScore: relevanceScore)
        }
    }
}
