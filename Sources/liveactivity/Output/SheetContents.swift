import Archive
import Drawing
import Foundation
import RenderingMessages

/// What stands on the sheet: a section for each preview, a cell for each of its pictures. In a matrix, a section for each presentation
/// of each content state, so that what is compared stands in columns of one width.
struct SheetContents {
    let options: PreviewOptions

    /// Device, language and everything else that is not as usual.
    var subtitle: String {
        var parts = [options.surroundings.device.title]
        if !options.surroundings.isMatrix { parts += options.surroundings.variants(known: []).map(\.title) }
        let later = options.instant.timeIntervalSince(options.now)
        if later != 0 { parts.append(String(format: "%+g s", later)) }
        return parts.joined(separator: " · ")
    }

    func sections(of previews: [DrawnPreview]) -> [Sheet.Section] {
        let hasModules = Set(previews.map(\.module)).count > 1
        return previews.flatMap { preview -> [Sheet.Section] in
            let title = hasModules ? "\(preview.module) · \(preview.summary.name)" : preview.summary.name
            let parts = preview.parts.filter(\.isVisible)
            guard options.surroundings.isMatrix else {
                return parts.isEmpty ? [] : [Sheet.Section(title: title, cells: parts.map { cell($0, in: preview) })]
            }
            var sections: [Sheet.Section] = []
            for part in parts {
                let words = [title] + description(of: part, in: preview)
                let name = words.joined(separator: " · ")
                let cell = Sheet.Cell(
                    label: part.variant.title, archive: part.archive, instant: options.instant, faults: part.archive.faults)
                if let index = sections.firstIndex(where: { $0.title == name }) {
                    sections[index].cells.append(cell)
                } else {
                    sections.append(Sheet.Section(title: name, cells: [cell]))
                }
            }
            return sections
        }
    }

    private func cell(_ part: DrawnPreview.Part, in preview: DrawnPreview) -> Sheet.Cell {
        let label = description(of: part, in: preview).joined(separator: " · ")
        return Sheet.Cell(label: label, archive: part.archive, instant: options.instant)
    }

    /// What a picture shows, apart from its surroundings.
    private func description(of part: DrawnPreview.Part, in preview: DrawnPreview) -> [String] {
        var words: [String] = []
        if part.summary.name != preview.summary.name { words.append(part.summary.name) }
        if part.archive.presentation != .view { words.append(part.archive.presentation.title) }
        if part.summary.stateCount > 1, let state = part.summary.unit.state, preview.summary.kind != .provider {
            words.append("state \(state + 1)")
        }
        if part.summary.isSample { words.append("sample values") }
        return words
    }
}
