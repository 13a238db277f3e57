import Foundation

/// The pipe to the compiler: each message is eight bytes of length, lowest first, and that much JSON.
struct PluginConnection {
    private let input: FileHandle
    private let output: FileHandle

    init(input: FileHandle, output: FileHandle) {
        self.input = input
        self.output = output
    }

    /// The next request, or nil when the compiler has closed the pipe.
    mutating func nextRequest() -> PluginRequest? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let count = Int(exactly: length), let body = read(count) else { return nil }
        return (try? JSONDecoder().decode(PluginRequest.self, from: body)) ?? .unknown
    }

    mutating func send(_ answer: PluginAnswer) {
        guard let body = try? JSONEncoder().encode(answer) else { return }
        var message = Data((0..<8).map { UInt8(truncatingIfNeeded: UInt64(body.count) >> (UInt64($0) * 8)) })
        message.append(body)
        try? output.write(contentsOf: message)
    }

    private func read(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try? input.read(upToCount: count - data.count), !part.isEmpty else { return nil }
            data.append(part)
        }
        return data
    }
}
