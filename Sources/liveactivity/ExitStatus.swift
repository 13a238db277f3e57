/// How the program ends. The numbers are part of its interface and are printed by `--help`.
enum ExitStatus: Int32, CaseIterable {
    /// Everything was done.
    case success = 0
    /// The sources do not compile.
    case sourcesDoNotCompile = 1
    /// The arguments are wrong, or name something that is not there.
    case usage = 2
    /// Some previews crashed, hung, or could not be made; the others were drawn.
    case previewsFailed = 3
    /// Toolchain, frameworks, libraries or fonts are missing, or a file cannot be written.
    case environment = 4
    /// An archive cannot be read.
    case unreadableArchive = 5

    var explanation: String {
        switch self {
        case .success: return "everything was done"
        case .sourcesDoNotCompile: return "the sources do not compile"
        case .usage: return "the arguments are wrong, or name something that is not there"
        case .previewsFailed: return "some previews crashed, hung or could not be made; the others were drawn"
        case .environment: return "toolchain, frameworks, libraries or fonts are missing, or a file cannot be written"
        case .unreadableArchive: return "an archive cannot be read"
        }
    }

    /// The graver of two: what cannot be repaired in the sources comes first.
    func worse(_ other: ExitStatus) -> ExitStatus {
        let order: [ExitStatus] = [.success, .previewsFailed, .unreadableArchive, .sourcesDoNotCompile, .usage, .environment]
        func rank(_ status: ExitStatus) -> Int { order.firstIndex(of: status) ?? 0 }
        return rank(self) >= rank(other) ? self : other
    }
}
