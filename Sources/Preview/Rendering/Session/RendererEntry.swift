import Foundation
import RenderingMessages

/// Where the renderer's program enters this library: reads one request from the standard input, and answers on the standard output.
///
/// - Returns: 2 when the request cannot be read; else the process ends with 0 when every message was sent.
@_cdecl("openactivitykit_render")
public func openActivityKitRender() -> Int32 {
    let channel = ResponseChannel()
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let request = try? JSONDecoder().decode(RenderingRequest.self, from: input) else {
        channel.send(.failed("the renderer was started without a request; it is started by liveactivity"))
        return 2
    }
    // Content states of a preview may be asynchronous, so the main queue has to be served.
    Task { @MainActor in
        await RenderingSession(request: request, channel: channel).run()
        exit(0)
    }
    dispatchMain()
}
