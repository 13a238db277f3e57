import Foundation

extension ActivitySystem {
    /// An app as built; what the person chose before holds (reference 3.1).
    mutating func declare(_ application: Application, _ effects: inout Effects) {
        var declared = application
        if let known = applications[application.id] {
            declared.allowsActivities = known.allowsActivities
            declared.allowsFrequentPushes = known.allowsFrequentPushes
        }
        replace(declared, &effects)
    }

    /// Reference 3.1: no prompt, on by default; what happens to running activities is not documented.
    mutating func allowActivities(_ id: ApplicationIdentifier, _ isAllowed: Bool, _ effects: inout Effects) {
        guard var application = applications[id] else { return }
        application.allowsActivities = isAllowed
        effects.log(.authorization, application: id, "Live Activities switched \(isAllowed ? "on" : "off") in Settings")
        replace(application, &effects)
        guard !isAllowed, limits.dismissesWhenSwitchedOff else { return }
        for activity in activities(of: id) {
            dismiss(activity, by: .person, reason: "Live Activities were switched off for this app", &effects)
        }
    }

    /// Reference 3.10: the person may switch frequent pushes off.
    mutating func allowFrequentPushes(_ id: ApplicationIdentifier, _ isAllowed: Bool, _ effects: inout Effects) {
        guard var application = applications[id] else { return }
        application.allowsFrequentPushes = isAllowed
        effects.log(.authorization, application: id, "frequent pushes switched \(isAllowed ? "on" : "off") in Settings")
        replace(application, &effects)
    }

    /// Reference 3.9: made some time after the start, and replaced during life; the old one is void.
    mutating func takePushToken(_ id: ActivityIdentifier, _ token: Data, _ effects: inout Effects) {
        guard let activity = self[id], activity.state.isOngoing, activity.pushType == .token else {
            return effects.log(.pushTokens, activity: id, "token dropped: no running activity that wants one")
        }
        change(id) { $0.pushToken = token }
        effects.append(.pushToken(id, token))
        effects.log(.pushTokens, activity, activity.pushToken == nil ? "push token made" : "push token replaced")
    }

    private mutating func replace(_ application: Application, _ effects: inout Effects) {
        let known = applications[application.id]
        setApplication(application)
        if let known, known.areActivitiesEnabled != application.areActivitiesEnabled {
            effects.append(.activitiesEnabled(application.id, application.areActivitiesEnabled))
        }
        if let known, known.areFrequentPushesEnabled != application.areFrequentPushesEnabled {
            effects.append(.frequentPushesEnabled(application.id, application.areFrequentPushesEnabled))
        }
    }
}
