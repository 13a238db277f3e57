import Foundation

extension Archive {
    private struct Header: Decodable { var version: Int }

    /// The archive as JSON with sorted keys: the same archive gives the same bytes.
    public func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(self)
    }

    /// Reads an archive.
    ///
    /// - Parameters:
    ///   - data: The archive's JSON.
    ///   - name: What to call the archive in a message, usually its file.
    /// - Throws: `ArchiveError` when the data is no archive, is damaged, or was written by a newer version.
    public init(decoding data: Data, name: String) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let header = try? decoder.decode(Header.self, from: data) else {
            throw ArchiveError(
                code: .unreadable,
                description: "\(name) is no archive: it is not JSON with a version. Draw it again with liveactivity preview.")
        }
        guard header.version <= Self.currentVersion else {
            throw ArchiveError(
                code: .newerVersion,
                description:
                    "\(name) has archive version \(header.version); this build reads up to \(Self.currentVersion). "
                    + "Update OpenActivityKit, or draw the archive again with this build.")
        }
        do {
            self = try decoder.decode(Archive.self, from: data)
        } catch {
            throw ArchiveError(
                code: .unreadable, description: "\(name) is damaged: \(error). Draw it again with liveactivity preview.")
        }
    }
}
