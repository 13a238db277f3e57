import Foundation

/// A folder of staged copies, and the overlay through which the compiler reads them under the names of the author's files.
///
/// Files that need no change are not copied. A copy whose text stays the same keeps its time stamp, so builds stay incremental.
public struct Stage: Sendable {
    /// Where copies and overlays are kept.
    public var folder: URL
    public var platform: Platform

    public init(folder: URL, platform: Platform = .iPhone) {
        self.folder = folder
        self.platform = platform
    }

    /// One file as it goes to the compiler.
    public struct File: Equatable, Sendable {
        /// The author's file, which every message names.
        public var original: URL
        /// The copy, if the compiler is to read one.
        public var copy: URL?
        /// Whether the compiler is told the copy's name, because another file of the module has the author's.
        public var isRenamed = false
        /// What the compiler reads.
        public var bytes: [UInt8]

        /// The name that the compiler is told.
        public var compiled: URL { isRenamed ? copy ?? original : original }
    }

    /// Reads a file as the author wrote it.
    ///
    /// - Throws: `StagingError` when it cannot be read.
    public static func read(_ file: URL) throws(StagingError) -> [UInt8] {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw StagingError(description: "\(file.path) cannot be read. Check the name and the permissions of the file.")
        }
        return [UInt8](data)
    }

    /// Reads a file as text in UTF-8, whatever encoding it is in.
    ///
    /// - Throws: `StagingError` when it cannot be read.
    public static func text(of file: URL) throws(StagingError) -> [UInt8] { SourceText.utf8(try read(file)) }

    /// Stages files.
    ///
    /// - Parameters:
    ///   - files: The author's files with their texts.
    ///   - adaptation: What a file is compiled without.
    /// - Throws: `StagingError` when a copy cannot be written.
    public func stage(
        _ files: [(file: URL, text: [UInt8])], adaptation: (URL) -> SourceAdaptation = { _ in SourceAdaptation() }
    ) throws(StagingError) -> [File] {
        var staged: [File] = []
        var names: Set<String> = []
        for (file, text) in files {
            let source = StagedSource(text, for: platform, adaptation: adaptation(file))
            // The compiler tells private declarations apart by their file's name, and refuses a name that comes twice.
            let isRenamed = !names.insert(file.lastPathComponent).inserted
            guard source.differs || isRenamed else {
                staged.append(File(original: file, copy: nil, bytes: source.bytes))
                continue
            }
            let key = Self.stableName(of: file)
            var copy = folder.appendingPathComponent("\(key)/\(file.lastPathComponent)")
            var bytes = source.bytes
            if isRenamed {
                copy = folder.appendingPathComponent("\(key)/\(file.deletingPathExtension().lastPathComponent)_\(key).swift")
                bytes = Self.line(naming: file) + bytes
            }
            try write(Data(bytes), to: copy)
            staged.append(File(original: file, copy: copy, isRenamed: isRenamed, bytes: bytes))
        }
        return staged
    }

    /// A line that lets messages about the next one name the author's file.
    private static func line(naming file: URL) -> [UInt8] {
        let path = file.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return [UInt8]("#sourceLocation(file: \"\(path)\", line: 1)\n".utf8)
    }

    /// Writes the overlay for staged files.
    ///
    /// - Returns: The overlay's file, or nil when every file is read as it is.
    /// - Throws: `StagingError` when the overlay cannot be written.
    public func writeOverlay(for files: [File], name: String) throws(StagingError) -> URL? {
        let copied = files.compactMap { file in file.isRenamed ? nil : file.copy.map { (file.original, $0) } }
        guard !copied.isEmpty else { return nil }
        let overlay = Overlay(
            roots: copied.map { original, copy in
                Overlay.Root(
                    name: original.deletingLastPathComponent().path,
                    contents: [Overlay.Entry(name: original.lastPathComponent, externalContents: copy.path)])
            })
        let file = folder.appendingPathComponent("\(name).overlay.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(overlay) else {
            throw StagingError(description: "The names of the sources cannot be written as JSON. Rename files whose names are not Unicode.")
        }
        try write(data, to: file)
        return file
    }

    private func write(_ data: Data, to file: URL) throws(StagingError) {
        if FileManager.default.contents(atPath: file.path) == data { return }
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw StagingError(
                description: "\(file.path) cannot be written: \(error.localizedDescription). Free the disk or name another --cache-path.")
        }
    }

    /// A short name that two files of the same name in different folders do not share, the same in every run.
    private static func stableName(of file: URL) -> String {
        String(StableHash(file.path).value, radix: 36)
    }
}
