import ActivitySystem

extension Activity {
    @available(*, deprecated, message: "Use update(_:) instead")
    public func update(using contentState: ContentState) async {
        await change(keepingDates(contentState), alert: nil, timestamp: nil)
    }

    @available(*, deprecated, message: "Use update(_:alertConfiguration:) instead")
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        await change(keepingDates(contentState), alert: alertConfiguration, timestamp: nil)
    }

    /// Shows new content. What the system doesn't take it drops, with a log entry.
    @available(iOS 16.2, *)
    public func update(_ content: ActivityContent<ContentState>) async {
        await change(content, alert: nil, timestamp: nil)
    }

    /// Shows new content, and alerts the person.
    @available(iOS 16.2, *)
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil) async {
        await change(content, alert: alertConfiguration, timestamp: nil)
    }

    /// Shows new content, unless newer content is there already.
    @available(iOS 17.2, *)
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {
        await change(content, alert: alertConfiguration, timestamp: timestamp)
    }

    @available(*, deprecated, message: "Use end(_:dismissalPolicy:) instead")
    public func end(using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
        await finish(contentState.map(keepingDates), dismissalPolicy, timestamp: nil)
    }

    /// Ends the activity.
    /// - Parameters:
    ///   - content: What is shown last; `nil` leaves what is there.
    ///   - dismissalPolicy: When the Lock Screen lets go of it; four hours after the end at the latest.
    @available(iOS 16.2, *)
    public func end(_ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
        await finish(content, dismissalPolicy, timestamp: nil)
    }

    /// Ends the activity, unless newer content is there already.
    @available(iOS 17.2, *)
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
    ) async {
        await finish(content, dismissalPolicy, timestamp: timestamp)
    }

    /// The forms without a content knew neither stale date nor relevance.
    private func keepingDates(_ state: ContentState) -> ActivityContent<ContentState> {
        ActivityContent(state: state, staleDate: nil, relevanceScore: content.relevanceScore)
    }

    private func change(_ content: ActivityContent<ContentState>, alert: AlertConfiguration?, timestamp: Date?) async {
        guard let encoded = encode(content) else { return }
        let (connection, id) = (session.connection, store.id)
        await connection.update(id, Event.Change(content: encoded, timestamp: timestamp), alert: alert?.alert)
    }

    private func finish(
        _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, timestamp: Date?
    ) async {
        let final = content.flatMap(encode).map { Event.Change(content: $0, timestamp: timestamp) }
        let (connection, id) = (session.connection, store.id)
        await connection.end(id, final, policy.policy, timestamp: timestamp)
    }

    /// A content that can't be written is dropped, as an update has no way to fail.
    private func encode(_ content: ActivityContent<ContentState>) -> Content? {
        do {
            return try content.encoded
        } catch {
            session.connection.report(.decoding, activity: store.id, "content dropped: \(error.failureReason ?? "\(error)")")
            return nil
        }
    }
}
