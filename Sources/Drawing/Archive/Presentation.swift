/// The places where a Live Activity is seen.
public enum Presentation: String, Codable, CaseIterable, Sendable {
    case lockScreen
    case banner
    case compact
    case minimalAttached
    case minimalDetached
    case expanded
    /// A plain view preview, which belongs to no surface of the system.
    case view
}
