import Foundation
import RenderingMessages

/// Takes messages out of the bytes that a renderer writes.
struct MessageBuffer {
    private var bytes = Data()

    mutating func append(_ data: Data) { bytes.append(data) }

    /// The next whole message with what follows it, or nil when more bytes are needed.
    mutating func next() throws -> (RenderingResponse, Data)? {
        guard let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let response = try JSONDecoder().decode(RenderingResponse.self, from: bytes[bytes.startIndex..<newline])
        var length = 0
        if case .archive(_, let byteCount) = response { length = byteCount }
        let start = bytes.index(after: newline)
        guard bytes.endIndex - start >= length else { return nil }
        let payload = Data(bytes[start..<(start + length)])
        bytes = Data(bytes[(start + length)...])
        return (response, payload)
    }
}
