import Archive
import Foundation

/// Writes pictures, each under a name that says what it shows.
struct PictureFolder {
    let options: PreviewOptions

    func write(_ previews: [DrawnPreview], _ console: Console) throws(PictureError) -> [WrittenPicture] {
        var pictures: [WrittenPicture] = []
        var names: Set<String> = []
        let hasModules = Set(previews.map(\.module)).count > 1
        for preview in previews {
            for part in preview.parts {
                let folder = hasModules ? options.output.appendingPathComponent(preview.module) : options.output
                let name = Self.unique(Self.fileName(part), among: &names, in: folder)
                if !options.build.isQuiet { console.progress("writing \(name)…") }
                var files: [String] = []
                for format in options.formats {
                    let file = folder.appendingPathComponent("\(name).\(format == .archive ? "archive.json" : format.rawValue)")
                    try write(try Self.bytes(of: part, format, options), to: file)
                    files.append(file.path)
                }
                pictures.append(
                    WrittenPicture(
                        preview: part.summary.name, module: preview.module, presentation: part.archive.presentation.optionName,
                        state: part.summary.unit.state.map { $0 + 1 }, stateCount: part.summary.stateCount, isSample: part.summary.isSample,
                        width: part.archive.size.width, height: part.archive.size.height, url: part.archive.url, files: files))
            }
        }
        console.clearProgress()
        return pictures
    }

    private static func bytes(of part: DrawnPreview.Part, _ format: PreviewOptions.Format, _ options: PreviewOptions) throws(PictureError)
        -> Data
    {
        part.data
    }

    private func write(_ data: Data, to file: URL) throws(PictureError) {
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            throw PictureError(
                description: "\(file.path) cannot be written: \(error.localizedDescription) Name another folder with --output.")
        }
    }

    /// `Sperrbildschirm-2-lock-screen`, in letters that every file system takes.
    static func fileName(_ part: DrawnPreview.Part) -> String {
        var words = part.summary.name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        while words.contains("--") { words = words.replacing("--", with: "-") }
        words = words.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
        if words.isEmpty { words = "preview" }
        let state = part.summary.stateCount > 1 ? part.summary.unit.state.map { "-\($0 + 1)" } ?? "" : ""
        let presentation = part.archive.presentation == .view ? "" : "-\(part.archive.presentation.optionName)"
        return "\(words.prefix(80))\(state)\(presentation)"
    }

    private static func unique(_ name: String, among names: inout Set<String>, in folder: URL) -> String {
        var candidate = name
        var number = 2
        while !names.insert("\(folder.path)/\(candidate)").inserted {
            candidate = "\(name)-\(number)"
            number += 1
        }
        return candidate
    }
}
