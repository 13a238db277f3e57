import Testing

@testable import OSLog
import os

@Suite("Logger")
struct LogTests {
    @Test("Private values are hidden and public ones written")
    func privacy() {
        let name = "Ada"
        let message: OSLogMessage =
            "\(name, privacy: .public) \(name, privacy: .private) \(name) \(3) \(2.5, format: .fixed(precision: 1)) \(255, format: .hex) \(true)"
        #expect(message.text == "Ada <private> Ada 3 2.5 ff true")
        let masked: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
        #expect(masked.text.hasPrefix("<mask.hash: ") && !masked.text.contains(name))
    }

    @Test("Formats with privacy in braces are understood")
    func formats() {
        #expect(FormatText.text("%{public}d of %{private}d", [1, 2]) == "1 of 2")
    }

    @Test("Every level and signpost can be called")
    func levels() {
        let logger = Logger(subsystem: "org.example", category: "test")
        logger.trace("a")
        logger.debug("b \(1)")
        logger.info("c \(1.5)")
        logger.notice("d \("x")")
        logger.warning("e")
        logger.error("f \(CancellationError())")
        logger.critical("g")
        logger.fault("h")
        logger.log(level: .debug, "i \(Date(timeIntervalSince1970: 0))")
        os_log("j %d", log: .default, type: .debug, 3)
        os_log(.info, "k")
        let state = OSSignposter(subsystem: "org.example", category: .pointsOfInterest).beginInterval("work")
        OSSignposter.disabled.endInterval("work", state)
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }

    @Test("A lock guards its state from many threads")
    func lock() {
        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 1000) { _ in count.withLock { $0 += 1 } }
        #expect(count.withLock { $0 } == 1000)
        #expect(OSAllocatedUnfairLock().lockIfAvailable())
    }
}
