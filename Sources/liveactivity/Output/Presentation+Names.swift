import Archive

extension Presentation {
    /// The name that `--presentation` takes and files carry.
    var optionName: String {
        switch self {
        case .lockScreen: return "lock-screen"
        case .banner: return "banner"
        case .compact: return "compact"
        case .minimalAttached: return "minimal-attached"
        case .minimalDetached: return "minimal-detached"
        case .expanded: return "expanded"
        case .view: return "view"
        }
    }

    /// The name in labels and messages.
    var title: String {
        switch self {
        case .lockScreen: return "Lock Screen"
        case .banner: return "banner"
        case .compact: return "compact"
        case .minimalAttached: return "minimal, attached"
        case .minimalDetached: return "minimal, detached"
        case .expanded: return "expanded"
        case .view: return "view"
        }
    }

    /// The presentations of a name; `minimal` is both minimal ones, `island` all four of the island.
    static func named(_ name: String) -> [Presentation]? {
        switch name {
        case "minimal": return [.minimalAttached, .minimalDetached]
        case "island": return [.compact, .minimalAttached, .minimalDetached, .expanded]
        default: return allCases.first { $0.optionName == name || $0.rawValue == name }.map { [$0] }
        }
    }

    static var optionNames: [String] { allCases.map(\.optionName) + ["minimal", "island"] }
}
