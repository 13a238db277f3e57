import Archive
import Drawing
import Foundation
import RenderingMessages

/// `liveactivity draw`: draws archives that were kept.
struct DrawCommand: Command {
    static let description = CommandDescription(
        name: "draw", summary: "Draws archives that preview --format archive wrote, at any scale and instant.",
        operands: "ARCHIVE… [OPTION…]",
        discussion: """
            Each picture is written beside its archive. With --output, several archives become one sheet with a section for each of
            their folders. Countdowns show what they show at the instant.
            """,
        options: [
            OptionDescription(name: "--scale", value: "NUMBER", summary: "pixels per point, 0.5 to 10 (3)"),
            OptionDescription(name: "--at", value: "INSTANT", summary: "+3m after the views were evaluated, or a date (then)"),
            OptionDescription(name: "--format", value: "png|svg", summary: "what is written (png)"),
            OptionDescription(name: "--output", value: "FILE", summary: "where the one picture, or the sheet of all, is written"),
            OptionDescription(name: "--title", value: "TEXT", summary: "what stands above a sheet"),
        ])

    let files: [String]
    let scale: Double
    let instant: String?
    let format: PreviewOptions.Format
    let output: String?
    let title: String

    init(_ arguments: ParsedArguments) throws(UsageError) {
        files = arguments.operands
        guard !files.isEmpty else { throw UsageError("name an archive; preview --format archive writes some") }
        let scaleText = arguments.value("--scale") ?? "3"
        guard let number = Double(scaleText), (0.5...10).contains(number) else {
            throw UsageError("--scale takes a number from 0.5 to 10, not \(scaleText)")
        }
        scale = number
        instant = arguments.value("--at")
        if let instant, InstantText.date(instant, relativeTo: .distantPast) == nil {
            throw UsageError("--at \(instant) is no instant; write +3m, -90s, or a date such as 2026-11-30T18:00:00Z")
        }
        let formatName = arguments.value("--format") ?? "png"
        guard let known = PreviewOptions.Format(rawValue: formatName), known != .archive else {
            throw .unknown(formatName, for: "--format", among: ["png", "svg"])
        }
        format = known
        output = arguments.value("--output")
        title = arguments.value("--title") ?? ""
    }

    func run(_ console: Console) -> ExitStatus {
        var status: ExitStatus = .success
        var sheet = Sheet(title: title, subtitle: "", sections: [])
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else {
                console.error("liveactivity draw: \(file) cannot be read.")
                status = status.worse(.unreadableArchive)
                continue
            }
            do {
                let archive = try Archive(decoding: data, name: file)
                let date = instant.flatMap { InstantText.date($0, relativeTo: archive.created) } ?? archive.created
                if output != nil, files.count > 1 {
                    sheet.add(archive, of: file, at: date)
                } else {
                    let bytes = try PictureDrawing.bytes(of: archive, format, at: date, scale: scale)
                    try write(bytes, to: output ?? Self.pictureName(file, format), console)
                }
            } catch let error as ArchiveError {
                console.error("liveactivity draw: \(error.description)")
                status = status.worse(.unreadableArchive)
            } catch {
                console.error("liveactivity draw: \(file): \(error)")
                status = status.worse(.environment)
            }
        }
        guard let output, !sheet.sections.isEmpty else { return status }
        do {
            try write(format == .svg ? sheet.svg() : sheet.png(scale: scale), to: output, console)
        } catch {
            console.error("liveactivity draw: \(output): \(error)")
            status = status.worse(.environment)
        }
        return status
    }

    private func write(_ bytes: Data, to file: String, _ console: Console) throws {
        let url = URL(fileURLWithPath: file)
        try bytes.write(to: url)
        console.output(url.path)
    }

    private static func pictureName(_ file: String, _ format: PreviewOptions.Format) -> String {
        let base = file.hasSuffix(".archive.json") ? String(file.dropLast(".archive.json".count)) : (file as NSString).deletingPathExtension
        return "\(base).\(format.rawValue)"
    }
}

extension Sheet {
    /// Adds an archive to the section of its folder.
    fileprivate mutating func add(_ archive: Archive, of file: String, at instant: Date) {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
        let cell = Cell(label: archive.presentation.title, archive: archive, instant: instant)
        if let index = sections.firstIndex(where: { $0.title == folder }) {
            sections[index].cells.append(cell)
        } else {
            sections.append(Section(title: folder, cells: [cell]))
        }
    }
}
