import Foundation

/// Tells whether a file was replaced, without reading it.
enum FileStamp {
    /// Path, size and time of the last change.
    static func describe(_ file: URL) -> String {
        let attributes = (try? FileManager.default.attributesOfItem(atPath: file.path)) ?? [:]
        let size = (attributes[.size] as? NSNumber)?.intValue ?? -1
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0
        return "\(file.path) \(size) \(date)"
    }
}
