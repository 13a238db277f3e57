import Archive
import Drawing
import Foundation
import Synchronization
import Typesetting

/// Writes pictures, each under a name that says what it shows, and the sheet of them all.
struct PictureFolder {
    let options: PreviewOptions
    /// What the sheet is called.
    let title: String

    private struct Job {
        var part: DrawnPreview.Part
        var picture: WrittenPicture
        var formats: [(PreviewOptions.Format, URL)]
    }

    private var scale: Double { options.scale ?? options.surroundings.device.pixelsPerPoint }

    /// Writes the single pictures.
    ///
    /// - Returns: One entry for each part of each preview, in their order.
    func write(_ previews: [DrawnPreview], _ console: Console) throws(PictureError) -> [WrittenPicture] {
        let jobs = jobs(for: previews)
        for folder in Set(jobs.flatMap { $0.formats.map { $0.1.deletingLastPathComponent() } }) { try create(folder) }
        let state = Mutex<(next: Int, failure: PictureError?)>((0, nil))
        let isQuiet = options.build.isQuiet
        DispatchQueue.concurrentPerform(iterations: min(2, jobs.count)) { _ in
            // One for each thread: they remember what they set.
            let typesetter = Typesetter()
            while let index = state.withLock({ state -> Int? in
                guard state.failure == nil, state.next < jobs.count else { return nil }
                state.next += 1
                return state.next - 1
            }) {
                if !isQuiet { console.progress("drawing picture \(index + 1) of \(jobs.count)…") }
                do throws(PictureError) {
                    try write(jobs[index], typesetter)
                } catch {
                    state.withLock { $0.failure = $0.failure ?? error }
                }
            }
        }
        console.clearProgress()
        if let error = state.withLock({ $0.failure }) { throw error }
        return jobs.map(\.picture)
    }

    /// Writes the sheet.
    ///
    /// - Returns: Its file, or nil when only archives were asked for, or there is nothing to show.
    func writeSheet(_ previews: [DrawnPreview], _ console: Console) throws(PictureError) -> URL? {
        guard let format = options.formats.first(where: { $0 != .archive }) else { return nil }
        let sections = SheetContents(options: options).sections(of: previews)
        guard !sections.isEmpty else { return nil }
        if !options.build.isQuiet { console.progress("drawing the sheet…") }
        let sheet = Sheet(title: title, subtitle: SheetContents(options: options).subtitle, sections: sections)
        let file = options.output.appendingPathComponent("sheet.\(format.rawValue)")
        let bytes: Data
        do throws(DrawingError) {
            bytes = format == .svg ? try sheet.svg() : try sheet.png(scale: min(scale, 2), pixelLimit: 40_000_000)
        } catch {
            throw PictureError(description: "the sheet cannot be drawn: \(error)")
        }
        try create(options.output)
        try write(bytes, to: file)
        console.clearProgress()
        return file
    }

    private func jobs(for previews: [DrawnPreview]) -> [Job] {
        var jobs: [Job] = []
        var names: Set<String> = ["\(options.output.path)/sheet"]
        let hasModules = Set(previews.map(\.module)).count > 1
        for preview in previews {
            let folder = hasModules ? options.output.appendingPathComponent(preview.module) : options.output
            for part in preview.parts {
                let name = Self.unique(fileName(part), among: &names, in: folder)
                // A matrix is looked at as a whole.
                let formats = options.formats.filter { $0 == .archive || part.isVisible && !options.surroundings.isMatrix }.map { format in
                    (format, folder.appendingPathComponent("\(name).\(format == .archive ? "archive.json" : format.rawValue)"))
                }
                let picture = WrittenPicture(
                    preview: part.summary.name, module: preview.module, presentation: part.archive.presentation.optionName,
                    state: part.summary.unit.state.map { $0 + 1 }, stateCount: part.summary.stateCount, variant: part.variant,
                    isSample: part.summary.isSample,
                    width: part.archive.size.width, height: part.archive.size.height, url: part.archive.url, faults: part.archive.faults,
                    files: formats.map(\.1.path))
                jobs.append(Job(part: part, picture: picture, formats: formats))
            }
        }
        return jobs
    }

    private func write(_ job: Job, _ typesetter: Typesetter) throws(PictureError) {
        for (format, file) in job.formats {
            let bytes: Data
            do {
                bytes =
                    format == .archive
                    ? job.part.data
                    : try PictureDrawing.bytes(of: job.part.archive, format, at: options.instant, scale: scale, typesetter: typesetter)
            } catch {
                throw PictureError(description: "\(file.lastPathComponent) cannot be drawn: \(error)")
            }
            try write(bytes, to: file)
        }
    }

    private func create(_ folder: URL) throws(PictureError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw PictureError(
                description: "\(folder.path) cannot be made: \(error.localizedDescription) Name another folder with --output.")
        }
    }

    private func write(_ data: Data, to file: URL) throws(PictureError) {
        do {
            try data.write(to: file)
        } catch {
            throw PictureError(
                description: "\(file.path) cannot be written: \(error.localizedDescription) Name another folder with --output.")
        }
    }

    /// `Sperrbildschirm-2-lock-screen`, in letters that every file system takes.
    private func fileName(_ part: DrawnPreview.Part) -> String {
        let words = Self.words(of: part.summary.name)
        let state = part.summary.stateCount > 1 ? part.summary.unit.state.map { "-\($0 + 1)" } ?? "" : ""
        let presentation = part.archive.presentation == .view ? "" : "-\(part.archive.presentation.optionName)"
        let variant = options.surroundings.isMatrix ? "-\(Self.words(of: part.variant.title))" : ""
        return "\((words.isEmpty ? "preview" : words).prefix(60))\(state)\(presentation)\(variant)"
    }

    private static func words(of text: String) -> String {
        var words = text.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        while words.contains("--") { words = words.replacing("--", with: "-") }
        return words.trimmingCharacters(in: CharacterSet(charactersIn: "-"))
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
