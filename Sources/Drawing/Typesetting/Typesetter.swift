import Archive
import Foundation

/// Sets text and symbols: measures them for layout, and draws them for pictures.
///
/// Pango's objects belong to one thread at a time, so a typesetter guards them with a lock. Whoever draws on several threads makes a
/// typesetter for each.
public final class Typesetter: @unchecked Sendable {  // holds: `state` is touched inside `withState` alone, which takes the lock.
    /// The typesetter with the fonts that `make setup` installs.
    public static let shared = Typesetter()

    private struct State {
        var setting: TextSetting
        var symbols = SymbolSetting()
        var layouts: [Key: TextLayout] = [:]
        var extraFiles: [String] = []
    }

    /// A request with its live runs written out.
    private struct Key: Hashable {
        var request: TextRequest
        var strings: [String]
    }

    private static let files = FontFiles()
    /// Layouts kept for texts that are asked for again.
    private static let layoutLimit = 4_096
    private let lock = NSLock()
    private var state: State

    public init() {
        state = State(setting: TextSetting(files: Self.files, extraFiles: []))
    }

    private func withState<R>(_ body: (inout State) -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        let extraFiles = RegisteredFonts.files
        if state.extraFiles != extraFiles {
            state.extraFiles = extraFiles
            state.setting = TextSetting(files: Self.files, extraFiles: extraFiles)
            state.layouts = [:]
        }
        return body(&state)
    }

    /// What is wrong with the fonts on this machine, one message each with its cure.
    public var fontDiagnostics: [Diagnostic] { Self.files.diagnostics + IconFonts.shared.diagnostics }

    /// Makes a font file known to every typesetter of the process, so that `Font.custom` finds its family.
    public static func register(fontFile: URL) { RegisteredFonts.add(fontFile.path) }

    /// Makes every font below some folders known.
    public static func registerFonts(under folders: [URL]) {
        for folder in folders {
            guard
                let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
            else { continue }
            for case let url as URL in walker {
                // Deeper than this no project keeps its fonts, and a source may lie in a folder with everything.
                if walker.level > 6 { walker.skipDescendants() }
                if ["ttf", "otf", "ttc"].contains(url.pathExtension.lowercased()) { register(fontFile: url) }
            }
        }
    }

    /// Whether a font of this family, full or PostScript name was registered, or comes with every phone.
    public static func knows(fontNamed name: String) -> Bool {
        RegisteredFonts.find(name) != nil || SystemFamilies.contain(name)
    }

    /// Sets a text. The same request at the same instant gives the same answer in every process.
    public func layout(_ request: TextRequest, at instant: Date) -> TextLayout {
        var request = request
        // Paints do not change a layout.
        for index in request.runs.indices { request.runs[index].paint = .color(.black) }
        let strings = zip(request.runs, Self.strings(of: request, at: instant)).map(Self.measured)
        let key = Key(request: request, strings: strings)
        return withState { state in
            if let known = state.layouts[key] { return known }
            let layout = Self.layout(request, strings, &state)
            if state.layouts.count >= Self.layoutLimit { state.layouts = [:] }
            state.layouts[key] = layout
            return layout
        }
    }

    /// Some faces have one figure a hair narrower than the others; a text of tabular digits is measured as if it were all noughts.
    private static func measured(_ run: TextRun, _ string: String) -> String {
        guard run.font.hasMonospacedDigits else { return string }
        return String(string.map { $0.isASCII && $0.isNumber ? "0" : $0 })
    }

    private static func strings(of request: TextRequest, at instant: Date) -> [String] {
        request.runs.map { run in
            switch run.content {
            case .string(let string): return string
            case .live(let live): return live.string(at: instant)
            case .symbol: return ""
            }
        }
    }

    /// Texts of fonts that are wider or narrower than the standard are set in accordingly less or more room.
    private static func widthFactor(_ request: TextRequest) -> Double {
        let factor = request.runs.first?.font.widthFactor ?? 1
        return factor > 0.1 && factor.isFinite ? factor : 1
    }

    private static func set(_ request: TextRequest, _ strings: [String], _ state: inout State) -> SetText? {
        var request = request
        // No width, and one that no text can have, set each paragraph on a line of its own.
        request.width = request.width.flatMap { $0.isFinite ? max($0, 0) / widthFactor(request) : nil }
        request.height = request.height.flatMap { $0.isFinite ? max($0, 0) : nil }
        let symbols = state.symbols
        return state.setting.set(request, strings: strings) { symbols.layout($0) }
    }

    private static func layout(_ request: TextRequest, _ strings: [String], _ state: inout State) -> TextLayout {
        guard let text = set(request, strings, &state) else {
            return TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false, scale: 1)
        }
        let pixels = request.pixelsPerPoint > 0 ? request.pixelsPerPoint : 1
        // Pango counts in 1024ths of a point, whose rounding must not cost a pixel.
        func up(_ value: Double) -> Double { (value * pixels - 0.02).rounded(.up) / pixels }
        var height = text.height
        if request.reservedLines > text.lineCount, let last = text.lines.last {
            height += Double(request.reservedLines - text.lineCount) * (last.ascent + last.descent + last.leading + request.lineSpacing)
        }
        var width = text.width * widthFactor(request)
        // What was cut to fit never asks for more than it was offered.
        if text.isTruncated, let offered = request.width { width = min(width, max(offered, 0)) }
        return TextLayout(
            size: CGSize(width: max(up(width), 0), height: up(height)),
            firstBaseline: ((text.lines.first?.baseline ?? 0) * pixels).rounded() / pixels,
            lastBaseline: up(text.lines.last?.baseline ?? 0),
            lineCount: text.lineCount, isTruncated: text.isTruncated, scale: text.content.scale)
    }

    /// The measures of a font.
    public func metrics(of font: FontDescriptor) -> FontMetrics {
        FontMetrics(ascender: font.ascender, descender: font.descender, capHeight: font.capHeight)
    }

    /// The box of a symbol.
    public func layout(_ request: SymbolRequest) -> SymbolLayout { withState { $0.symbols.layout(request) } }

    /// Draws a text in a frame, whose width its lines are aligned in.
    ///
    /// - Parameters:
    ///   - context: A Cairo context whose unit is a point.
    ///   - asPaths: Whether the target is a vector format, where glyphs must not depend on fonts.
    ///   - setSource: Makes a paint the context's source.
    public func draw(
        _ request: TextRequest, in frame: CGRect, at instant: Date, on context: OpaquePointer, asPaths: Bool, setSource: (Paint) -> Void
    ) {
        let strings = Self.strings(of: request, at: instant)
        let factor = Self.widthFactor(request)
        withState { state in
            guard let text = Self.set(request, strings, &state) else { return }
            let symbols = state.symbols
            withoutActuallyEscaping(setSource) { setSource in
                StretchedDrawing.draw(on: context, in: frame, factor: factor) { frame in
                    TextDrawing(text: text, frame: frame, context: context, setSource: setSource) {
                        symbols.draw($0, in: $1, isStretched: false, on: context, setSource: setSource)
                    }.draw()
                }
            }
        }
    }

    /// Draws a symbol in its frame.
    ///
    /// - Parameter stretched: Whether it fills the frame instead of standing in it at its font's size.
    public func draw(
        _ request: SymbolRequest, in frame: CGRect, stretched: Bool, on context: OpaquePointer, setSource: (Paint) -> Void
    ) {
        withState { $0.symbols.draw(request, in: frame, isStretched: stretched, on: context, setSource: setSource) }
    }
}
