import Foundation
import RenderingMessages

/// One run of the renderer: a process of its own, so that a preview that crashes or hangs harms nothing else.
struct RendererProcess {
    /// How a run ended.
    enum End: Equatable {
        case finished
        /// The process ended by itself before it was done: why, in a few words.
        case crashed(String)
        /// It said nothing for longer than the limit.
        case hung
    }

    let program: URL
    /// The library that lets the wall clock stand at the request's instant.
    let clock: URL
    /// Seconds for one step.
    let limit: TimeInterval

    /// Runs the renderer to its end.
    ///
    /// - Parameters:
    ///   - receive: Called with each message and what follows it.
    ///   - print: Called with what the user's code prints.
    func run(
        _ request: RenderingRequest, receive: (RenderingResponse, Data) -> Void, print: (String) -> Void
    ) throws -> End {
        let process = Process()
        process.executableURL = program
        process.environment = environment(for: request)
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try? input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(request))
        try? input.fileHandleForWriting.close()

        var messages = MessageBuffer()
        var printed = Data()
        var isOpen = [true, true]
        let descriptors = [output.fileHandleForReading.fileDescriptor, errors.fileHandleForReading.fileDescriptor]
        while isOpen[0] || isOpen[1] {
            var waits = descriptors.enumerated().map { pollfd(fd: isOpen[$0] ? $1 : -1, events: Int16(POLLIN), revents: 0) }
            let ready = poll(&waits, 2, Int32(limit * 1000))
            if ready < 0, errno == EINTR { continue }
            if ready <= 0 {
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                print(String(decoding: printed, as: UTF8.self))
                return .hung
            }
            for index in 0..<2 where isOpen[index] && waits[index].revents != 0 {
                guard let data = Self.read(descriptors[index]) else {
                    isOpen[index] = false
                    continue
                }
                if index == 1 {
                    printed.append(data)
                } else {
                    messages.append(data)
                    while let (response, payload) = try messages.next() { receive(response, payload) }
                }
            }
        }
        process.waitUntilExit()
        let text = String(decoding: printed, as: UTF8.self)
        if process.terminationReason == .exit, process.terminationStatus == 0 {
            print(text)
            return .finished
        }
        let reason = CrashReason(text, status: process.terminationStatus, isSignal: process.terminationReason == .uncaughtSignal)
        print(reason.otherLines)
        return .crashed(reason.description)
    }

    private func environment(for request: RenderingRequest) -> [String: String] {
        var environment = ProcessInfo.processInfo.environment
        // The reason of a crash is told in one line.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["OPENACTIVITYKIT_INSTANT"] = String(format: "%.6f", request.instant.timeIntervalSince1970)
        environment["LD_PRELOAD"] = [clock.path, environment["LD_PRELOAD"] ?? ""].filter { !$0.isEmpty }.joined(separator: ":")
        return environment
    }

    private static func read(_ descriptor: Int32) -> Data? {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        return count > 0 ? Data(buffer[..<count]) : nil
    }
}
