import Archive
import Foundation

/// Sets text and symbols: measures them for layout, and draws them for pictures.
public final class Typesetter: Sendable {
    /// The typesetter with the fonts that were installed by `make setup`.
    public static let shared = Typesetter()

    public init() {}

    /// Sets a text. The same request at the same instant gives the same answer in every process.
    public func layout(_ request: TextRequest, at instant: Date) -> TextLayout {
        let font = request.runs.first?.font ?? FontDescriptor(size: 17)
        let count = request.runs.reduce(0) { sum, run in
            if case .string(let string) = run.content { return sum + string.count }
            return sum + 5
        }
        let line = font.size * 2444 / 2048
        return TextLayout(
            size: CGSize(width: Double(count) * font.size * 0.5, height: (line * 3).rounded(.up) / 3),
            firstBaseline: font.size * 0.9521, lastBaseline: font.size * 0.9521, lineCount: 1, isTruncated: false, scale: 1)
    }

    /// The measures of a font.
    public func metrics(of font: FontDescriptor) -> FontMetrics {
        FontMetrics(ascender: font.size * 1950 / 2048, descender: font.size * 494 / 2048, capHeight: font.size * 1443 / 2048)
    }

    /// The box of a symbol.
    public func layout(_ request: SymbolRequest) -> SymbolLayout {
        SymbolLayout(
            size: CGSize(width: request.font.size * 1.15, height: request.font.size * 1.15), baselineOffset: request.font.size * 0.2,
            grade: .same)
    }
}
