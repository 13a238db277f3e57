import Foundation

/// Runs a program to its end.
enum ChildProcess {
    struct Answer {
        var status: Int32
        var output: String
    }

    /// - Parameters:
    ///   - combinesOutput: Whether the error output is collected too; else it is thrown away.
    static func run(_ program: URL, _ arguments: [String], folder: URL? = nil, combinesOutput: Bool = true) throws -> Answer {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = combinesOutput ? pipe : FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return Answer(
            status: isSignal ? 128 + process.terminationStatus : process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
