extension ActivitySystem {
    /// Reference 3.8: the highest relevance score first; of equals the first started.
    public static func comesFirst(_ first: LiveActivity, _ second: LiveActivity) -> Bool {
        first.content.relevanceScore == second.content.relevanceScore
            ? first.order < second.order : first.content.relevanceScore > second.content.relevanceScore
    }

    /// An app's activities as they stand on the Lock Screen; those never shown are left out.
    public func lockScreen(of application: ApplicationIdentifier) -> [LiveActivity] {
        activities(of: application).filter(\.isShown).sorted(by: Self.comesFirst)
    }

    /// Of an app's running activities the one that holds the Dynamic Island; ended ones have left it (reference 3.7).
    public func dynamicIsland(of application: ApplicationIdentifier) -> LiveActivity? {
        activities(of: application).filter { $0.isShown && ($0.state == .active || $0.state == .stale) }.min(by: Self.comesFirst)
    }
}
