import Foundation

/// A program that is run to its end, or stopped together with everything that it started.
struct LimitedProcess {
    struct Answer {
        var status: Int32
        var wasStopped: Bool
        var output: String
        var errors: String
    }

    let program: URL
    /// Seconds.
    let limit: TimeInterval
    var arguments: [String] = []
    var environment = ProcessInfo.processInfo.environment

    init(program: URL, limit: TimeInterval) {
        self.program = program
        self.limit = limit
    }

    /// Runs the program.
    ///
    /// - Parameter scratch: A folder that is made for what it prints.
    /// - Returns: nil when it cannot be started.
    func run(scratch: URL) -> Answer? {
        let manager = FileManager.default
        try? manager.createDirectory(at: scratch, withIntermediateDirectories: true)
        let files = ["output", "errors"].map { scratch.appendingPathComponent($0) }
        for file in files where !manager.createFile(atPath: file.path, contents: nil) { return nil }
        guard let output = try? FileHandle(forWritingTo: files[0]), let errors = try? FileHandle(forWritingTo: files[1]) else { return nil }
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        guard (try? process.run()) != nil else { return nil }
        let wasStopped = ended.wait(timeout: .now() + limit) == .timedOut
        if wasStopped {
            Self.stop(process.processIdentifier)
            ended.wait()
        }
        func text(_ file: URL) -> String { manager.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? "" }
        return Answer(status: process.terminationStatus, wasStopped: wasStopped, output: text(files[0]), errors: text(files[1]))
    }

    /// Ends a process and its descendants; those first, so that none of them loses its parent and is missed.
    private static func stop(_ process: pid_t) {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        for task in tasks {
            let children = FileManager.default.contents(atPath: "/proc/\(process)/task/\(task)/children") ?? Data()
            for child in String(decoding: children, as: UTF8.self).split(separator: " ").compactMap({ pid_t($0) }) { stop(child) }
        }
        kill(process, SIGKILL)
    }
}
