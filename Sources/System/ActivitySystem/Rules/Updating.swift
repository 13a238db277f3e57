import Foundation

extension ActivitySystem {
    /// New content: taken, or dropped with a reason; the app never hears which (reference 1.2).
    mutating func update(
        _ id: ActivityIdentifier, _ change: Event.Change, alert: Alert?, by cause: Cause, _ effects: inout Effects
    ) {
        guard let activity = self[id] else {
            return effects.log(.unknownActivity, activity: id, "update dropped: no such activity, or it is over")
        }
        // Reference 3.7: nothing reaches an activity after its end.
        guard activity.state.isOngoing else {
            return effects.log(.ending, activity, "update dropped: the activity has ended")
        }
        guard let timestamp = accept(change.timestamp, for: activity, "update", &effects) else { return }
        // Reference 3.2: the same limit as at the start; that an update is dropped is inferred.
        let size = activity.attributes.count + change.content.state.count
        guard size <= limits.contentSize else {
            return effects.log(.contentSize, activity, "update dropped: \(sizeText(size))")
        }
        take(change.content, timestamp: timestamp, for: activity, by: cause, &effects)
        if let alert { self.alert(activity, alert, &effects) }
    }

    /// Reference 4.3: the newest wins, older ones are ignored; an equal timestamp is taken (reference 7: no rule known).
    func accept(_ timestamp: Date?, for activity: LiveActivity, _ what: String, _ effects: inout Effects) -> Date? {
        let time = timestamp ?? effects.now
        guard time >= activity.timestamp else {
            let (own, newest) = (time.formatted(.iso8601), activity.timestamp.formatted(.iso8601))
            effects.log(.timestamps, activity, "\(what) dropped: its timestamp \(own) is older than the newest, \(newest)")
            return nil
        }
        return time
    }

    /// Replaces the content as a whole (reference 3.11) and finds the state that follows from its stale date (reference 3.6).
    private mutating func take(
        _ content: Content, timestamp: Date, for activity: LiveActivity, by cause: Cause, _ effects: inout Effects
    ) {
        let isStale = content.staleDate.map { $0 <= effects.now } ?? false
        let state: LiveActivity.State = activity.state == .pending ? .pending : isStale ? .stale : .active
        change(activity.id) {
            $0.content = content
            $0.timestamp = timestamp
            $0.state = state
            if state == .active { $0.isShown = true }
        }
        effects.append(.content(activity.id, content))
        if state != activity.state { effects.append(.state(activity.id, state)) }
        effects.log(state == activity.state ? .updating : .staleness, activity, "updated by \(cause.rawValue), \(state.rawValue)")
        guard state != .pending else { return }
        // Reference 3.5: an update with an equal state is not drawn again.
        if content.state == activity.content.state, state == activity.state, !limits.drawsEqualContent {
            effects.log(.equalContent, activity, "not drawn again: the content state equals the one before")
        } else {
            effects.append(.draw(activity.id, isStale: state == .stale))
        }
    }

    /// Reference 3.5: the island expands, or the banner drops down; title and body are read on the watch alone.
    func alert(_ activity: LiveActivity, _ alert: Alert, _ effects: inout Effects) {
        effects.append(.alert(activity.id, alert))
        let sound = alert.sound.map { "sound \"\($0)\"" } ?? "default sound"
        effects.log(.alerting, activity, "alert \"\(alert.title)\": \"\(alert.body)\", \(sound)")
    }
}
