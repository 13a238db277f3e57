import Archive
import Foundation
import RenderingMessages

/// The pipe to whoever started the renderer.
///
/// What the user's code prints goes to the error output, so that it cannot be taken for an answer.
struct ResponseChannel {
    private let descriptor: Int32

    /// Takes the standard output away from the rest of the process.
    init() {
        descriptor = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    init(descriptor: Int32) { self.descriptor = descriptor }

    func send(_ response: RenderingResponse, followedBy data: Data = Data()) {
        guard var message = try? JSONEncoder().encode(response) else { return }
        message.append(UInt8(ascii: "\n"))
        message.append(data)
        message.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
                if count < 0, errno != EINTR { exit(1) }
                sent += max(count, 0)
            }
        }
    }
}
