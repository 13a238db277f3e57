import Archive
import Drawing
import Foundation

/// What stands on the sheet: a section for each preview, a cell for each of its pictures.
struct SheetContents {
    let options: PreviewOptions

    /// Device, language and everything else that is not as usual.
    var subtitle: String {
        var parts = [options.device.title, Locale(identifier: "en").localizedString(forIdentifier: options.language) ?? options.language]
        if let direction = options.direction { parts.append(direction == .rightToLeft ? "right to left" : "left to right") }
        if options.appearance == .dark { parts.append("dark") }
        if options.dynamicTypeSize != "large" { parts.append("text size \(options.dynamicTypeSize)") }
        if options.isStale { parts.append("stale") }
        let later = options.instant.timeIntervalSince(options.now)
        if later != 0 { parts.append(String(format: "%+g s", later)) }
        return parts.joined(separator: " · ")
    }

    func sections(of previews: [DrawnPreview]) -> [Sheet.Section] {
        let hasModules = Set(previews.map(\.module)).count > 1
        return previews.filter { $0.parts.contains(where: \.isVisible) }.map { preview in
            Sheet.Section(
                title: hasModules ? "\(preview.module) · \(preview.summary.name)" : preview.summary.name,
                cells: preview.parts.filter(\.isVisible).map {
                    Sheet.Cell(label: label($0, in: preview), archive: $0.archive, instant: options.instant)
                })
        }
    }

    private func label(_ part: DrawnPreview.Part, in preview: DrawnPreview) -> String {
        var words: [String] = []
        if part.summary.name != preview.summary.name { words.append(part.summary.name) }
        if part.archive.presentation != .view { words.append(part.archive.presentation.title) }
        if part.summary.stateCount > 1, let state = part.summary.unit.state, preview.summary.kind != .provider {
            words.append("state \(state + 1)")
        }
        if part.summary.isSample { words.append("sample values") }
        return words.joined(separator: " · ")
    }
}
