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
        /// What the compiler reads.
        public var bytes: [UInt8]
    }

    /// Stages files.
    ///
    /// - Throws: `StagingError` when a file cannot be read or a copy cannot be written.
    public func stage(_ files: [URL]) throws(StagingError) -> [File] {
        var staged: [File] = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: file.path) else {
                throw StagingError(description: "\(file.path) cannot be read. Check the name and the permissions of the file.")
            }
            let source = StagedSource([UInt8](data), for: platform)
            guard source.differs else {
                staged.append(File(original: file, copy: nil, bytes: source.bytes))
                continue
            }
            let copy = folder.appendingPathComponent("\(Self.stableName(of: file))/\(file.lastPathComponent)")
            try write(Data(source.bytes), to: copy)
            staged.append(File(original: file, copy: copy, bytes: source.bytes))
        }
        return staged
    }

    /// Writes the overlay for staged files.
    ///
    /// - Returns: The overlay's file, or nil when every file is read as it is.
    /// - Throws: `StagingError` when the overlay cannot be written.
    public func writeOverlay(for files: [File], name: String) throws(StagingError) -> URL? {
        let copied = files.compactMap { file in file.copy.map { (file.original, $0) } }
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
