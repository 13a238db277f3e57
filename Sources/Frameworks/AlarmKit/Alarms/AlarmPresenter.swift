/// Keeps the Live Activity of one alarm in step with it.
final class AlarmPresenter: Sendable {
    private let changes: AsyncStream<AlarmPresentationState?>.Continuation

    init<Metadata: AlarmMetadata>(_ attributes: AlarmAttributes<Metadata>) {
        let (stream, continuation) = AsyncStream.makeStream(of: AlarmPresentationState?.self)
        changes = continuation
        // One after the other, in the order in which they came.
        Task {
            var activity: Activity<AlarmAttributes<Metadata>>?
            for await state in stream {
                guard let state else {
                    await activity?.end(nil, dismissalPolicy: .immediate)
                    activity = nil
                    continue
                }
                let content = ActivityContent(state: state, staleDate: nil)
                if let activity {
                    await activity.update(content)
                } else {
                    // An alarm goes on where Live Activities are not allowed.
                    activity = try? Activity.request(attributes: attributes, content: content)
                }
            }
        }
    }

    /// - Parameter state: nil shows nothing.
    func show(_ state: AlarmPresentationState?) { changes.yield(state) }

    func end() {
        changes.yield(nil)
        changes.finish()
    }
}
