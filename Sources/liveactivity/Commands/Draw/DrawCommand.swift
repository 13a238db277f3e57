import Archive
import Foundation
import RenderingMessages

/// `liveactivity draw`: draws archives that were kept.
struct DrawCommand: Command {
    static let description = CommandDescription(
        name: "draw", summary: "Draws archives that preview --format archive wrote, at any scale and instant.",
        operands: "ARCHIVE… [OPTION…]",
        discussion: "Each picture is written beside its archive. Countdowns show what they show at the instant.",
        options: [
            OptionDescription(name: "--scale", value: "NUMBER", summary: "pixels per point, 0.5 to 10 (3)"),
            OptionDescription(name: "--at", value: "INSTANT", summary: "+3m after the views were evaluated, or a date (then)"),
            OptionDescription(name: "--format", value: "png|svg", summary: "what is written (png)"),
            OptionDescription(name: "--output", value: "FILE", summary: "where the picture of a single archive is written"),
        ])

    let files: [String]
    let scale: Double
    let instant: String?
    let format: PreviewOptions.Format
    let output: String?

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
        guard output == nil || files.count == 1 else { throw UsageError("--output is for one archive, but there are \(files.count)") }
    }

    func run(_ console: Console) -> ExitStatus {
        var status: ExitStatus = .success
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else {
                console.error("liveactivity draw: \(file) cannot be read.")
                status = status.worse(.unreadableArchive)
                continue
            }
            do {
                let archive = try Archive(decoding: data, name: file)
                let date = instant.flatMap { InstantText.date($0, relativeTo: archive.created) } ?? archive.created
                let url = URL(fileURLWithPath: output ?? Self.pictureName(file, format))
                try PictureDrawing.bytes(of: archive, format, at: date, scale: scale).write(to: url)
                console.output(url.path)
            } catch let error as ArchiveError {
                console.error("liveactivity draw: \(error.description)")
                status = status.worse(.unreadableArchive)
            } catch {
                console.error("liveactivity draw: \(file): \(error)")
                status = status.worse(.environment)
            }
        }
        return status
    }

    private static func pictureName(_ file: String, _ format: PreviewOptions.Format) -> String {
        let base = file.hasSuffix(".archive.json") ? String(file.dropLast(".archive.json".count)) : (file as NSString).deletingPathExtension
        return "\(base).\(format.rawValue)"
    }
}
