/// The platform that sources are compiled for, as far as conditions ask about it.
public struct Platform: Hashable, Sendable {
    /// What `os(…)` answers true to.
    public var operatingSystem: String
    /// What `arch(…)` answers true to.
    public var architecture: String
    /// What `targetEnvironment(…)` answers true to; nil on a device.
    public var environment: String?

    public init(operatingSystem: String, architecture: String, environment: String? = nil) {
        self.operatingSystem = operatingSystem
        self.architecture = architecture
        self.environment = environment
    }

    /// An iPhone that one can hold, not a simulator.
    public static let iPhone = Platform(operatingSystem: "iOS", architecture: "arm64")

    /// The machine that compiles.
    public static let host: Platform = {
        #if arch(arm64)
            let architecture = "arm64"
        #else
            let architecture = "x86_64"
        #endif
        #if os(Linux)
            return Platform(operatingSystem: "Linux", architecture: architecture)
        #else
            return Platform(operatingSystem: "macOS", architecture: architecture)
        #endif
    }()

    /// What a condition such as `os(iOS)` gives on this platform.
    ///
    /// - Returns: nil for conditions that do not ask about the platform. `canImport`, `swift`, `compiler`, `hasFeature` and flags are of
    ///   that kind: the compiler answers them from the modules, the language mode and the flags it is given, which are the phone's already.
    func answer(to condition: String, argument: String) -> Bool? {
        switch condition {
        case "os": return argument == operatingSystem || argument == "OSX" && operatingSystem == "macOS"
        case "arch": return argument == architecture
        case "targetEnvironment": return argument == environment
        default: return nil
        }
    }
}
