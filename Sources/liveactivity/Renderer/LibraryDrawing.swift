import Archive
import Building
import Foundation
import RenderingMessages

/// Has the previews of one library drawn, in as many runs of the renderer as it takes: whatever ends a run is left out of the next.
struct LibraryDrawing {
    let renderer: RendererProcess
    let places: PlaceFinder
    /// Told the name of each preview that is being worked on.
    let progress: (String) -> Void
    /// Told what the user's code prints.
    let print: (String) -> Void

    /// What became of a library.
    struct Answer {
        var previews: [DrawnPreview] = []
        /// Why the library could not be used at all.
        var failure: String?
    }

    func draw(_ first: RenderingRequest) -> Answer {
        var answer = Answer()
        var request = first
        var indices: [String: Int] = [:]
        while true {
            var current: RenderingUnit?
            let end: RendererProcess.End
            do {
                end = try renderer.run(
                    request,
                    receive: { response, data in
                        switch response {
                        case .found(let summaries):
                            for summary in summaries where indices[summary.identifier] == nil {
                                indices[summary.identifier] = answer.previews.count
                                answer.previews.append(
                                    DrawnPreview(module: places.module.name, summary: summary, place: places.place(of: summary)))
                            }
                        case .named(let identifier, let name):
                            if let index = indices[identifier] {
                                answer.previews[index].summary.name = name
                                progress(name)
                            }
                        case .began(let unit): current = unit
                        case .archive(let summary, _):
                            request.finishedUnits.insert(summary.unit)
                            guard let index = indices[summary.unit.preview],
                                let archive = try? Archive(decoding: data, name: summary.name)
                            else { return }
                            answer.previews[index].parts.append(
                                DrawnPreview.Part(
                                    summary: summary, variant: request.variants[summary.unit.variant], archive: archive, data: data))
                            let variant = request.variants[summary.unit.variant].title
                            for diagnostic in archive.diagnostics { add(diagnostic, to: &answer.previews[index], variant: variant) }
                        case .diagnostic(let diagnostic, let identifier):
                            if let index = indices[identifier] { add(diagnostic, to: &answer.previews[index]) }
                        case .failed(let reason): answer.failure = reason
                        case .finished: break
                        }
                    }, print: print)
            } catch {
                answer.failure = "the renderer cannot be used: \(error)"
                return answer
            }
            guard end != .finished, answer.failure == nil else { return answer }
            guard let unit = current, !request.finishedUnits.contains(unit), let index = indices[unit.preview] else {
                answer.failure = describe(end, "loading the compiled sources")
                return answer
            }
            request.finishedUnits.insert(unit)
            let preview = answer.previews[index].summary.name
            add(
                Diagnostic(
                    severity: .error, kind: end == .hung ? .timeout : .crash,
                    message: describe(end, "the preview \"\(preview)\"\(Self.part(unit))")), to: &answer.previews[index])
        }
    }

    private func describe(_ end: RendererProcess.End, _ what: String) -> String {
        switch end {
        case .finished: return "\(what) finished"
        case .crashed(let reason): return "\(what) crashed: \(reason)"
        case .hung: return "\(what) was stopped: it was not done after \(Int(renderer.limit)) s"
        }
    }

    private static func part(_ unit: RenderingUnit) -> String {
        guard let presentation = unit.presentation else { return "" }
        guard let state = unit.state else { return presentation == .view ? "" : ", \(presentation.title)" }
        return ", \(presentation.title), state \(state + 1)"
    }

    /// Adds a message once, at the preview's place unless it has a better one.
    private func add(_ diagnostic: Diagnostic, to preview: inout DrawnPreview, variant: String? = nil) {
        var diagnostic = diagnostic
        if let file = diagnostic.file {
            diagnostic.file = places.path(of: file)
        } else if let place = preview.place {
            diagnostic.file = place.file
            diagnostic.line = place.line
        }
        if !preview.diagnostics.contains(diagnostic) { preview.diagnostics.append(diagnostic) }
        if let variant, preview.variants[diagnostic]?.contains(variant) != true {
            preview.variants[diagnostic, default: []].append(variant)
        }
    }
}
