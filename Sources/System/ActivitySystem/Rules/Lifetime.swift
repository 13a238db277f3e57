import Foundation

extension ActivitySystem {
    /// When time alone next changes an activity.
    func deadline(of activity: LiveActivity) -> Date? {
        switch activity.state {
        case .pending: return activity.startDate
        case .active: return min(activity.content.staleDate ?? .distantFuture, endOfActivity(activity))
        case .stale: return endOfActivity(activity)
        case .ended: return activity.removalDate
        case .dismissed: return nil
        }
    }

    /// Reference 3.4: active for at most eight hours.
    private func endOfActivity(_ activity: LiveActivity) -> Date {
        activity.startDate.addingTimeInterval(limits.activeDuration)
    }

    /// Lets time do what is due.
    mutating func reachDeadline(_ activity: LiveActivity, _ effects: inout Effects) {
        switch activity.state {
        case .pending:
            startScheduled(activity, &effects)
        case .active, .stale:
            if endOfActivity(activity) <= effects.now {
                endBySystem(activity, &effects)
            } else {
                becomeStale(activity, &effects)
            }
        case .ended:
            let isCut = activity.endDate.map { effects.now >= $0.addingTimeInterval(limits.dismissalDuration) } ?? false
            let reason = isCut ? "\(hours(limits.dismissalDuration)) after its end" : "its dismissal date has come"
            dismiss(activity, by: .system, reason: reason, &effects)
        case .dismissed:
            break
        }
    }

    /// Reference 3.6: stale at its stale date; it stays visible and takes updates.
    private mutating func becomeStale(_ activity: LiveActivity, _ effects: inout Effects) {
        change(activity.id) { $0.state = .stale }
        effects.append(.state(activity.id, .stale))
        effects.log(.staleness, activity, "stale: its stale date has passed")
        if limits.drawsAtStaleDate { effects.append(.draw(activity.id, isStale: true)) }
    }

    /// Reference 3.4: the system ends it after eight hours, and leaves it on the Lock Screen for four more.
    private mutating func endBySystem(_ activity: LiveActivity, _ effects: inout Effects) {
        let reason = "ended by the system: active for \(hours(limits.activeDuration))"
        effects.log(.maximumDuration, activity, reason)
        finish(activity, nil, .default, by: .system, reason: reason, &effects)
    }

    private func hours(_ seconds: TimeInterval) -> String { "\((seconds / 3600).formatted(.number.precision(.fractionLength(0...2)))) h" }

    /// Reference 3.4: activities are reported to survive; which holds is a switch.
    mutating func reboot(_ effects: inout Effects) {
        let all = activities
        effects.log(.reboot, "the device was started anew; \(all.count) activities \(limits.survivesReboot ? "survive" : "are gone")")
        for application in applications.values { setScenePhase(of: application, .background) }
        guard !limits.survivesReboot else { return }
        for activity in all { dismiss(activity, by: .reboot, reason: "the device was started anew", &effects) }
    }

    private mutating func setScenePhase(of application: Application, _ phase: ScenePhase) {
        var application = application
        application.scenePhase = phase
        setApplication(application)
    }
}
