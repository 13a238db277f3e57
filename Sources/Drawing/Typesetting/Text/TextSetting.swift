import Archive
import CPango
import Foundation

/// Sets texts with one set of font maps. One thread at a time.
final class TextSetting {
    private let files: FontFiles
    private let extraFiles: [String]
    private lazy var base = FontMap(files.base, extraFiles: extraFiles)
    private lazy var extended = FontMap(files.extended, extraFiles: extraFiles)

    init(files: FontFiles, extraFiles: [String]) {
        self.files = files
        self.extraFiles = extraFiles
    }

    /// The small map for texts in Latin, Greek and Cyrillic letters, which is opened faster.
    private func map(for string: String) -> FontMap? {
        let isBase = string.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x20...0x52F, 0x1E00...0x1FFF, 0x2010...0x2064, 0x20A0...0x20BF, 0x0A, 0xFFFC: return true
            default: return false
            }
        }
        return isBase ? base : extended
    }

    /// A text set for its request: within the limits of lines and height, shrunk if it may be, its last word not alone.
    func set(_ request: TextRequest, strings: [String], symbols: (SymbolRequest) -> SymbolLayout) -> SetText? {
        let full = TextContent(request, strings: strings, symbols: symbols)
        guard let map = map(for: full.string) else { return nil }
        let width = request.width
        func attempt(_ content: TextContent) -> SetText {
            let natural = SetText(content, width: width, lineLimit: nil, map: map)
            let limit = lineLimit(natural, request)
            guard let limit, natural.lineCount > limit || request.lineLimit == 1 && isWider(natural, width) else { return natural }
            return SetText(
                content, width: width ?? natural.width, lineLimit: limit, leavesOut: natural.lineCount > limit, map: map)
        }
        let first = attempt(full)
        if request.minimumScaleFactor < 1, isTooLarge(first, request) {
            return shrink(request, strings, symbols, attempt)
        }
        if let position = first.pushOut {
            let content = TextContent(request, strings: strings, breakAt: position, symbols: symbols)
            let pushed = SetText(content, width: width, lineLimit: nil, map: map)
            if pushed.lineCount == first.lineCount { return pushed }
        }
        return first
    }

    private func isWider(_ text: SetText, _ width: Double?) -> Bool { width.map { text.width > $0 + 0.01 } ?? false }

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
    private func shrink(
        _ request: TextRequest, _ strings: [String], _ symbols: (SymbolRequest) -> SymbolLayout, _ attempt: (TextContent) -> SetText
    ) -> SetText {
        func text(_ scale: Double) -> SetText { attempt(TextContent(request, strings: strings, scale: scale, symbols: symbols)) }
        var low = request.minimumScaleFactor
        var best = text(low)
        guard !isTooLarge(best, request) else { return best }
        var high = 1.0
        for _ in 0..<7 {
            let middle = (low + high) / 2
            let candidate = text(middle)
            if isTooLarge(candidate, request) {
                high = middle
            } else {
                (low, best) = (middle, candidate)
            }
        }
        return best
    }
}
