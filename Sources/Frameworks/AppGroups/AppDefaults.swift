import Foundation
import Synchronization

/// Settings of an app group that other programs see at once, as on a phone. Staged sources make it where they write
/// `UserDefaults(suiteName:)`: Foundation's own keeps changes in the process until `synchronize()`.
public final class _AppDefaults: UserDefaults {
    private let file: URL
    private let seen = Mutex<Date?>(nil)

    public override init?(suiteName suite: String?) {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
        file = URL(fileURLWithPath: "\(home)/.config/\(suite ?? "").plist")
        super.init(suiteName: suite)
        seen.withLock { $0 = Self.changeDate(file) }
    }

    private static func changeDate(_ file: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
    }

    /// Reads the file again when another program has written it.
    private func refresh() {
        let date = Self.changeDate(file)
        let isNew = seen.withLock { seen in
            defer { seen = date }
            return seen != date
        }
        if isNew { super.synchronize() }
    }

    private func save() {
        super.synchronize()
        seen.withLock { $0 = Self.changeDate(file) }
    }

    public override func object(forKey defaultName: String) -> Any? {
        refresh()
        return super.object(forKey: defaultName)
    }

    public override func set(_ value: Any?, forKey defaultName: String) {
        super.set(value, forKey: defaultName)
        save()
    }

    public override func removeObject(forKey defaultName: String) {
        super.removeObject(forKey: defaultName)
        save()
    }

    public override func dictionaryRepresentation() -> [String: Any] {
        refresh()
        return super.dictionaryRepresentation()
    }
}
