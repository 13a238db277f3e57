import Archive
import CPango
import Foundation

/// Sets texts with one set of font maps. One thread at a time.
final class TextSetting {
    private let files: FontFiles
    private let extraFiles: [String]
    private var maps: [FontReach: FontMap] = [:]

    init(files: FontFiles, extraFiles: [String]) {
        self.files = files
        self.extraFiles = extraFiles
    }

    private func map(for content: TextContent) -> FontMap? {
        let reach = FontReach(content.string, runs: content.request.runs)
        if let map = maps[reach] { return map }
        guard let configuration = FontConfiguration.shared(files, reach, extraFiles: extraFiles) else { return nil }
        let map = FontMap(configuration)
        maps[reach] = map
        return map
    }

    /// A text set for its request: within the limits of lines and height, shrunk if it may be, its last word not alone.
    ///
    /// - Returns: nil on a machine without any font.
    func set(_ request: TextRequest, strings: [String], symbols: (SymbolRequest) -> SymbolLayout) -> SetText? {
        let full = TextContent(request, strings: strings, symbols: symbols)
        guard let map = map(for: full) else { return nil }
        let width = request.width
        func attempt(_ scale: Double) -> SetText {
            var changes = TextContent.Changes(scale: scale)
            let content = scale == 1 ? full : TextContent(request, strings: strings, changes: changes, symbols: symbols)
            let natural = SetText(content, width: width, lineLimit: nil, map: map)
            let limit = lineLimit(natural, request)
            guard let limit, natural.lineCount > limit || limit == 1 && isWider(natural, width) else { return natural }
            // Pango's limit is one for each paragraph, this one is for the whole text.
            changes.joinsParagraphs = true
            if request.truncation == .tail { changes.cutAt = natural.paragraphEnd(of: limit - 1) }
            let joined = TextContent(request, strings: strings, changes: changes, symbols: symbols)
            return SetText(
                joined, width: width ?? (changes.cutAt == nil ? natural.width : 1e6), lineLimit: limit,
                leavesOut: natural.lineCount > limit, map: map)
        }
        let first = attempt(1)
        if request.minimumScaleFactor < 1, isTooLarge(first, request) { return shrink(request, attempt) }
        if let position = first.pushOut {
            let content = TextContent(request, strings: strings, changes: .init(breakAt: position), symbols: symbols)
            let pushed = SetText(content, width: width, lineLimit: nil, map: map)
            if pushed.lineCount == first.lineCount { return pushed }
        }
        return first
    }

    private func isWider(_ text: SetText, _ width: Double?) -> Bool { width.map { text.width > $0 + text.content.slack } ?? false }

    /// Whether something is left out, or a line alone is higher than the room.
    private func isTooLarge(_ text: SetText, _ request: TextRequest) -> Bool {
        text.isTruncated || request.height.map { text.height > $0 + 0.01 } ?? false
    }

    /// The number of lines that the line limit and the offered height allow, one at the least.
    private func lineLimit(_ text: SetText, _ request: TextRequest) -> Int? {
        var limit = request.lineLimit
        if let height = request.height, text.height > height + 0.01 {
            let count = text.lines.filter { $0.baseline + $0.descent <= height + 0.01 }.count
            limit = min(limit ?? Int.max, max(count, 1))
        }
        return limit
    }

    /// The largest scale at which nothing is left out, or the smallest that is allowed.
    private func shrink(_ request: TextRequest, _ attempt: (Double) -> SetText) -> SetText {
        var low = request.minimumScaleFactor
        var best = attempt(low)
        guard !isTooLarge(best, request) else { return best }
        var high = 1.0
        for _ in 0..<7 {
            let middle = (low + high) / 2
            let candidate = attempt(middle)
            if isTooLarge(candidate, request) {
                high = middle
            } else {
                (low, best) = (middle, candidate)
            }
        }
        return best
    }
}
