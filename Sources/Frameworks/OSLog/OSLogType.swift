@_exported import Foundation

/// How much a message matters. Apple: os/OSLogType. Fidelity: documented.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)

    var name: String {
        switch self {
        case .info: return "info"
        case .debug: return "debug"
        case .error: return "error"
        case .fault: return "fault"
        default: return "notice"
        }
    }
}

/// Where messages of a subsystem and category go. Apple: os/OSLog. Fidelity: documented.
public final class OSLog: NSObject, Sendable {
    let subsystem: String
    let category: String

    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "disabled", category: "disabled")

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    /// Apple: os/OSLog/Category.
    public struct Category: RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled && LogSink.isOpen }
}

/// Where messages come out. On a phone they go to the system's log, which no program's output has; with `OS_ACTIVITY_DT_MODE` set, as
/// Xcode sets it, they go to the standard error too. Here there is no system's log, so without that variable they go nowhere.
enum LogSink {
    static let isOpen: Bool = {
        let value = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"]
        return value.map { ["1", "yes", "enable"].contains($0.lowercased()) } ?? false
    }()

    static func write(_ log: OSLog, _ type: OSLogType, _ message: () -> String) {
        guard log.isEnabled(type: type) else { return }
        let place = [log.subsystem, log.category].filter { !$0.isEmpty }.joined(separator: ":")
        let line = "\(place.isEmpty ? "" : "[\(place)] ")\(type.name): \(message())\n"
        FileHandle.standardError.write(Data(line.utf8))
    }
}

/// Writes a message in the style of `printf`. Apple: os/os_log(_:dso:log:type:_:). Fidelity: documented; `%{public}` and the like
/// are understood, `%@` takes any object.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...
) {
    LogSink.write(log, type) { FormatText.text("\(message)", args) }
}
public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...)
{
    LogSink.write(log, type) { FormatText.text("\(message)", args) }
}
public func os_log(_ message: OSLogMessage) { LogSink.write(.default, .default) { message.text } }
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { LogSink.write(log, type) { message.text } }

/// Apple's formats carry privacy in braces, which `String(format:)` does not know.
enum FormatText {
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var plain = ""
        var isInside = false
        var previous: Character = " "
        for character in format {
            if character == "{", previous == "%" {
                isInside = true
            } else if character == "}", isInside {
                isInside = false
            } else if !isInside {
                plain.append(character)
            }
            previous = character
        }
        return String(format: plain, arguments: arguments)
    }
}
