/// What a Live Activity shows, until when it holds, and how much it matters beside others of the app.
/// Apple: ActivityKit/ActivityContent. Fidelity: documented (reference 1.5).
@available(iOS 16.2, *)
public struct ActivityContent<State>: CustomStringConvertible where State: Decodable & Encodable & Hashable {
    public let state: State
    /// When the activity becomes ``ActivityState/stale``; `nil` for never.
    public let staleDate: Date?
    /// Any number; of an app's activities the highest takes the Dynamic Island and stands first on the Lock Screen.
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }

    public var description: String {
        "ActivityContent(state: \(state), staleDate: \(staleDate?.formatted(.iso8601) ?? "nil"), relevanceScore: \(relevanceScore))"
    }
}

extension ActivityContent: Sendable where State: Sendable {}
