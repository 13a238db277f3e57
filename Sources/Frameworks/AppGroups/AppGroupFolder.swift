import Foundation

/// Where the programs of an app group keep what they share: a folder for each group under the person's data.
enum AppGroupFolder {
    /// - Returns: nil for a name that is no group's.
    static func find(_ group: String, environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
        guard !group.isEmpty, group != ".", group != "..", !group.contains("/") else { return nil }
        let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(environment["HOME"] ?? "/tmp")/.local/share"
        return URL(fileURLWithPath: "\(data)/openactivitykit/groups/\(group)", isDirectory: true)
    }
}

extension FileManager {
    /// The folder that an app and its extensions share. Apple: Foundation/FileManager/containerURL(forSecurityApplicationGroupIdentifier:).
    /// Fidelity: documented; a program need not be entitled to a group here.
    ///
    /// - Returns: nil when the folder cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard let folder = AppGroupFolder.find(groupIdentifier) else { return nil }
        do {
            try createDirectory(at: folder.appendingPathComponent("Library/Caches"), withIntermediateDirectories: true)
            return folder
        } catch {
            return nil
        }
    }
}
