/// What a Live Activity is about: what stays the same, and in ``ContentState`` what changes.
/// Apple: ActivityKit/ActivityAttributes. Fidelity: documented (reference 1.1).
@available(iOS 16.1, *)
public protocol ActivityAttributes: Decodable, Encodable {
    /// What changes while the activity runs. Together with the attributes at most 4 KB of JSON.
    associatedtype ContentState: Decodable, Encodable, Hashable
}
