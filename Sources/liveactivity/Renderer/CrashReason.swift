import Foundation

/// Why a renderer ended before it was done, in a few words.
struct CrashReason: CustomStringConvertible {
    let description: String
    /// What was printed apart from the reason.
    let otherLines: String

    init(_ printed: String, status: Int32, isSignal: Bool) {
        var lines = printed.split(separator: "\n").map(String.init)
        if let index = lines.lastIndex(where: { $0.contains("Fatal error") }) {
            let line = lines.remove(at: index)
            // `Swift/Range.swift:760: Fatal error: Range requires lowerBound <= upperBound`: the place is worth telling unless it is the
            // standard library's.
            description = line.hasPrefix("Swift/") ? String(line[(line.range(of: "Fatal error")?.lowerBound ?? line.startIndex)...]) : line
        } else if isSignal {
            let names: [Int32: String] = [
                SIGILL: "it stopped at a trap", SIGTRAP: "it stopped at a trap", SIGSEGV: "it touched memory that is not there",
                SIGBUS: "it touched memory that is not there", SIGABRT: "it aborted", SIGFPE: "it divided by zero",
                SIGKILL: "the system ended it, probably for want of memory",
            ]
            description = names[status] ?? "it was ended by signal \(status)"
        } else {
            description = "it ended the process with status \(status)"
        }
        otherLines = lines.filter { !$0.contains("Current stack trace") }.joined(separator: "\n")
    }
}
