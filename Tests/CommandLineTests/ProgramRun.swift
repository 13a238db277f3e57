import Foundation

/// The program, run in a folder of its own.
struct ProgramRun {
    var status: Int32
    var output: String
    var errors: String

    var document: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]) ?? [:] }

    init(_ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("liveactivity")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let (output, errors) = (folder.appendingPathComponent(".output"), folder.appendingPathComponent(".errors"))
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = try String(contentsOf: output, encoding: .utf8)
        self.errors = try String(contentsOf: errors, encoding: .utf8)
    }

    /// Writes sources below a folder.
    static func write(_ text: String, _ path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
