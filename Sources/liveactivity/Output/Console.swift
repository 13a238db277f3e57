import Foundation
import Synchronization

/// Where the program writes: results to the output, everything else to the error output.
final class Console: Sendable {
    private let outputHandle: FileHandle
    private let errorHandle: FileHandle
    /// Whether a person watches the error output, so that progress is worth showing.
    let isTerminal: Bool
    private let progressLength = Mutex(0)

    static let standard = Console(
        output: .standardOutput, error: .standardError,
        isTerminal: isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb")

    init(output: FileHandle, error: FileHandle, isTerminal: Bool) {
        outputHandle = output
        errorHandle = error
        self.isTerminal = isTerminal
    }

    func output(_ text: String) { write(text + "\n", to: outputHandle) }

    /// Messages end with a line end, whether they have one or not.
    func error(_ text: String) {
        clearProgress()
        write(text.hasSuffix("\n") ? text : text + "\n", to: errorHandle)
    }

    /// Replaces the line that says what is going on.
    func progress(_ text: String) {
        guard isTerminal else { return }
        let shown = String(text.prefix(100))
        progressLength.withLock { $0 = shown.count }
        write("\r\u{1B}[2K\(shown)", to: errorHandle)
    }

    func clearProgress() {
        guard isTerminal,
            progressLength.withLock({ length in
                defer { length = 0 }; return length > 0
            })
        else { return }
        write("\r\u{1B}[2K", to: errorHandle)
    }

    private func write(_ text: String, to handle: FileHandle) {
        // A reader that has gone away is no reason to stop.
        try? handle.write(contentsOf: Data(text.utf8))
    }
}
