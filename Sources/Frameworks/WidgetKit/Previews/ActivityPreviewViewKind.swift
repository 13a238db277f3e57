import Archive

/// What a preview of an activity shows. Apple: WidgetKit/ActivityPreviewViewKind. Fidelity: documented (reference 2.5).
public enum ActivityPreviewViewKind: Sendable {
    /// The Lock Screen presentation.
    case content
    /// A presentation of the Dynamic Island.
    case dynamicIsland(DynamicIslandPreviewViewState)

    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        case compact
        case minimal
        case expanded
    }

    /// What is drawn for it; Apple's canvas shows the minimal presentation detached.
    package var presentation: Presentation {
        switch self {
        case .content: return .lockScreen
        case .dynamicIsland(.compact): return .compact
        case .dynamicIsland(.minimal): return .minimalDetached
        case .dynamicIsland(.expanded): return .expanded
        }
    }
}
