import Foundation

extension ActivitySystem {
    /// A start: refused for a reason, or accepted as pending, active or stale.
    mutating func start(_ request: StartRequest, _ effects: inout Effects) {
        if let (refusal, rule, reason) = refusal(of: request, now: effects.now) {
            effects.log(rule, application: request.application, activity: request.id, "start refused: \(reason)")
            effects.append(.refused(request.id, refusal))
            return
        }
        let startDate = request.startDate.map { max($0, effects.now) } ?? effects.now
        let isStale = request.content.staleDate.map { $0 <= effects.now } ?? false
        let state: LiveActivity.State = startDate > effects.now ? .pending : isStale ? .stale : .active
        let activity = LiveActivity(
            id: request.id, application: request.application, attributesType: request.attributesType,
            attributes: request.attributes, style: request.style, pushType: request.pushType, order: startCount,
            startDate: startDate, content: request.content, state: state, timestamp: effects.now,
            isShown: state == .active, startAlert: request.alert)
        insert(activity)
        effects.append(.started(activity))
        switch state {
        case .pending:
            effects.log(.scheduledStart, activity, "scheduled for \(startDate.formatted(.iso8601))")
        case .stale:
            // Reference 3.2: created stale, never inserted into the Lock Screen.
            effects.log(.staleness, activity, "started, but not shown: its stale date has already passed")
        default:
            effects.log(.starting, activity, "started")
            effects.append(.draw(activity.id, isStale: false))
        }
        if case .token = request.pushType { effects.append(.needsPushToken(activity.id)) }
    }

    /// A scheduled start whose time has come, with its alert (reference 3.2).
    mutating func startScheduled(_ activity: LiveActivity, _ effects: inout Effects) {
        let isStale = activity.content.staleDate.map { $0 <= effects.now } ?? false
        change(activity.id) {
            $0.state = isStale ? .stale : .active
            $0.isShown = !isStale
            $0.startAlert = nil
        }
        effects.append(.state(activity.id, isStale ? .stale : .active))
        effects.log(.scheduledStart, activity, isStale ? "started as scheduled, but stale already" : "started as scheduled")
        if !isStale { effects.append(.draw(activity.id, isStale: false)) }
        if let alert = activity.startAlert { self.alert(activity, alert, &effects) }
    }

    /// The conditions of a start in the order in which they are checked (reference 1.11, 3.1 to 3.3).
    private func refusal(of request: StartRequest, now: Date) -> (StartRefusal, Rule, String)? {
        guard limits.supportsLiveActivities else {
            return (.unsupported, .starting, "this device has no Live Activities")
        }
        guard let application = applications[request.application], application.supportsLiveActivities else {
            return (.unsupportedTarget, .authorization, "the app's Info.plist lacks NSSupportsLiveActivities = YES")
        }
        guard application.isEntitled else {
            return (.unentitled, .authorization, "the app lacks the entitlement for Live Activities")
        }
        guard application.allowsActivities else {
            return (.denied, .authorization, "Live Activities are switched off for this app in Settings")
        }
        guard request.processIdentifier != nil else {
            return (.missingProcessIdentifier, .starting, "the process that asks has no identifier")
        }
        // An intent runs in the app's process, so the exception is the app's alone.
        guard request.role == .app, request.isFromIntent || application.scenePhase == .foregroundActive else {
            let place = request.role == .app ? "the app's scene is \(application.scenePhase.rawValue)" : "an extension asked"
            return (.visibility, .starting, "\(place); only a foreground-active app or a LiveActivityIntent may start")
        }
        guard UUID(uuidString: request.id.rawValue) != nil else {
            return (.malformedActivityIdentifier, .starting, "\"\(request.id)\" is not a UUID")
        }
        if let existing = self[request.id] {
            return existing.application == request.application
                ? (.malformedActivityIdentifier, .starting, "this identifier is taken")
                : (.reconnectNotPermitted, .starting, "this identifier belongs to an activity of another app")
        }
        let size = request.attributes.count + request.content.state.count
        guard size <= limits.contentSize else {
            return (.attributesTooLarge, .contentSize, sizeText(size))
        }
        return maximum(of: request.application)
    }

    /// Reference 3.3: five ongoing activities of an app, pending ones included; and a maximum of the device.
    private func maximum(of application: ApplicationIdentifier) -> (StartRefusal, Rule, String)? {
        let own = count(of: application) { $0.state.isOngoing || limits.endedActivitiesTakePlaces }
        guard own < limits.activitiesPerApplication else {
            let text = "\(own) activities of this app are running, the maximum is \(limits.activitiesPerApplication)"
            return (.targetMaximumExceeded, .maximumPerApplication, text)
        }
        if let maximum = limits.activitiesPerDevice, ongoingCount >= maximum {
            let text = "\(ongoingCount) activities are running on this device, the maximum is \(maximum)"
            return (.globalMaximumExceeded, .maximumPerDevice, text)
        }
        return nil
    }

    func sizeText(_ size: Int) -> String {
        "attributes and content state take \(size) bytes, the maximum is \(limits.contentSize)"
    }
}
