import Foundation
import Testing

@testable import AppGroups

@Suite("App groups")
struct AppGroupTests {
    @Test("A group's folder is the same for whoever asks, and no name leads out of it")
    func folders() throws {
        let environment = ["XDG_DATA_HOME": "/data", "HOME": "/home/person"]
        #expect(
            AppGroupFolder.find("group.org.example", environment: environment)?.path == "/data/openactivitykit/groups/group.org.example")
        #expect(
            AppGroupFolder.find("group.a", environment: ["HOME": "/home/person"])?.path
                == "/home/person/.local/share/openactivitykit/groups/group.a")
        #expect(AppGroupFolder.find("../elsewhere", environment: environment) == nil)
        #expect(AppGroupFolder.find("", environment: environment) == nil)
    }

    @Test("The container can be written to")
    func container() throws {
        let group = "group.openactivitykit.tests.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data([1]).write(to: folder.appendingPathComponent("value"))
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group) == folder)
    }

    @Test("What one writes another reads, in numbers, texts and data, without being asked to write")
    func defaults() throws {
        let suite = "group.openactivitykit.tests.\(UUID().uuidString)"
        let writer = try #require(_AppDefaults(suiteName: suite))
        defer { try? FileManager.default.removeItem(atPath: "\(NSHomeDirectory())/.config/\(suite).plist") }
        writer.set(3, forKey: "count")
        writer.set("Ada", forKey: "name")
        writer.set(Data([1, 2]), forKey: "data")
        let file = URL(fileURLWithPath: "\(ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory())/.config/\(suite).plist")
        let written = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any]
        #expect(written?["count"] as? Int == 3 && written?["name"] as? String == "Ada" && written?["data"] as? Data == Data([1, 2]))
        // As another program would.
        try PropertyListSerialization.data(fromPropertyList: ["count": 9], format: .xml, options: 0).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: file.path)
        #expect(writer.integer(forKey: "count") == 9)
        writer.removeObject(forKey: "count")
        #expect(writer.object(forKey: "count") == nil)
    }
}
