import Foundation

extension ActivitySystem {
    /// The end, wanted by the app or by a push.
    mutating func end(
        _ id: ActivityIdentifier, _ change: Event.Change?, _ policy: DismissalPolicy, timestamp: Date?, by cause: Cause,
        _ effects: inout Effects
    ) {
        guard let activity = self[id] else {
            return effects.log(.unknownActivity, activity: id, "end dropped: no such activity, or it is over")
        }
        guard activity.state.isOngoing else { return endAgain(activity, policy, by: cause, &effects) }
        guard let time = accept(change?.timestamp ?? timestamp, for: activity, "end", &effects) else { return }
        var final: Content?
        if let content = change?.content {
            let size = activity.attributes.count + content.state.count
            if size <= limits.contentSize {
                final = content
            } else {
                effects.log(.contentSize, activity, "final content dropped: \(sizeText(size))")
            }
        }
        self.change(id) { $0.timestamp = time }
        finish(activity, final, policy, by: cause, reason: "ended by \(cause.rawValue)", &effects)
    }

    /// Ends an ongoing activity: it leaves the island at once and the Lock Screen by its dismissal policy (reference 3.7).
    mutating func finish(
        _ activity: LiveActivity, _ content: Content?, _ policy: DismissalPolicy, by cause: Cause, reason: String,
        _ effects: inout Effects
    ) {
        let removalDate = removalDate(policy, end: effects.now)
        change(activity.id) {
            // Without final content the last one stays on the screen (reference 3.7).
            if let content { $0.content = content }
            $0.state = .ended
            $0.endDate = effects.now
            $0.removalDate = removalDate
        }
        if let content { effects.append(.content(activity.id, content)) }
        // What was scheduled and never started has nothing to leave on the Lock Screen.
        guard removalDate > effects.now, activity.state != .pending else {
            return dismiss(activity, by: cause, reason: reason, &effects)
        }
        effects.append(.state(activity.id, .ended))
        effects.log(.ending, activity, "\(reason); stays on the Lock Screen until \(removalDate.formatted(.iso8601))")
        if activity.isShown { effects.append(.draw(activity.id, isStale: activity.state == .stale)) }
    }

    /// Reference 3.7: `.default` is four hours after the end, `.after` the earlier of both, the past is at once.
    func removalDate(_ policy: DismissalPolicy, end: Date) -> Date {
        let latest = end.addingTimeInterval(limits.dismissalDuration)
        switch policy {
        case .default: return latest
        case .immediate: return end
        case .after(let date): return max(end, min(date, latest))
        }
    }

    /// A second end changes no content; it may only make the activity disappear earlier. Not documented, inferred.
    private mutating func endAgain(
        _ activity: LiveActivity, _ policy: DismissalPolicy, by cause: Cause, _ effects: inout Effects
    ) {
        let date = removalDate(policy, end: effects.now)
        guard cause != .push, let removalDate = activity.removalDate, date < removalDate else {
            return effects.log(.ending, activity, "end dropped: the activity has already ended")
        }
        change(activity.id) { $0.removalDate = date }
        if date <= effects.now {
            dismiss(activity, by: cause, reason: "already ended", &effects)
        } else {
            effects.log(.dismissal, activity, "already ended; disappears earlier, at \(date.formatted(.iso8601))")
        }
    }

    /// The person swipes it away: over and gone; the app can't tell this from its own dismissal (reference 3.7).
    mutating func swipe(_ id: ActivityIdentifier, _ effects: inout Effects) {
        guard let activity = self[id] else {
            return effects.log(.unknownActivity, activity: id, "swipe ignored: no such activity")
        }
        dismiss(activity, by: .person, reason: "swiped away", &effects)
    }

    /// The last state: no longer visible, and no longer known to the system.
    mutating func dismiss(_ activity: LiveActivity, by cause: Cause, reason: String, _ effects: inout Effects) {
        remove(activity.id)
        effects.append(.state(activity.id, .dismissed))
        effects.append(.removed(activity.id))
        effects.log(.dismissal, activity, "\(reason); dismissed by \(cause.rawValue)")
    }
}
