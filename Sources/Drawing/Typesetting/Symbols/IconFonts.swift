import Archive
import CPango
import Foundation

/// The outlines of icon fonts and of letters, read through FreeType and kept.
final class IconFonts: @unchecked Sendable {  // holds: everything mutable is touched inside `lock` alone.
    static let shared = IconFonts()

    private struct Key: Hashable {
        var file: String
        var codePoint: UInt32
        var isFilled: Bool
        var weight: Int
    }

    private let lock = NSLock()
    private var library: FT_Library?
    private var faces: [String: FT_Face] = [:]
    private var outlines: [Key: GlyphOutline] = [:]

    private static let fileNames: [IconGlyph.Font: String] = [
        .cupertino: "CupertinoIcons.ttf", .materialSymbols: "MaterialSymbolsOutlined.ttf", .materialDesign: "materialdesignicons6.ttf",
    ]
    /// Circles have these diameters in em; every set is scaled so that a circle is one em wide, as the system's is (SYM-001).
    private static let circles: [IconGlyph.Font: Double] = [.cupertino: 0.856, .materialSymbols: 0.833, .materialDesign: 0.832]
    private static let letters = "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"

    private let files: [IconGlyph.Font: String]

    private init() {
        let folders = FontFiles.folders
        files = Self.fileNames.compactMapValues { FontFiles.installed($0, in: folders) }
        FT_Init_FreeType(&library)
    }

    /// One message for each icon font that is missing.
    var diagnostics: [Diagnostic] {
        Self.fileNames.filter { files[$0.key] == nil }.values.sorted().map {
            Diagnostic(
                severity: .warning, kind: .fontMissing,
                message: "icon font \($0) is missing, its symbols are drawn as boxes: \(FontFiles.installCommand)")
        }
    }

    /// A glyph's outline in em of the symbol's font, y downwards, its ink centred on the origin; nil when the font is missing or lacks it.
    ///
    /// - Parameter weight: 100 to 900; followed by fonts with a weight axis alone.
    func outline(_ glyph: IconGlyph, weight: Int) -> GlyphOutline? {
        guard let file = files[glyph.font] else { return nil }
        let hasWeight = glyph.font == .materialSymbols
        let key = Key(
            file: file, codePoint: glyph.codePoint, isFilled: glyph.isFilled, weight: hasWeight ? min(max(weight, 100), 700) : 400)
        guard var outline = outline(key, isVariable: hasWeight) else { return nil }
        outline = outline.centred().scaled(1 / (Self.circles[glyph.font] ?? 1))
        return glyph.isMirrored ? outline.mirrored() : outline
    }

    /// A line of letters, one em high, its ink centred.
    func letters(_ text: String) -> GlyphOutline? {
        var elements: [PathElement] = []
        var x = 0.0
        for scalar in text.unicodeScalars {
            let key = Key(file: Self.letters, codePoint: scalar.value, isFilled: false, weight: 400)
            guard let outline = outline(key, isVariable: false) else { return nil }
            elements += outline.moved(x: x, y: 0).elements
            x += outline.advance
        }
        return elements.isEmpty ? nil : GlyphOutline(elements: elements, advance: x).centred()
    }

    private func outline(_ key: Key, isVariable: Bool) -> GlyphOutline? {
        lock.lock()
        defer { lock.unlock() }
        if let known = outlines[key] { return known }
        guard let face = face(key.file) else { return nil }
        if isVariable {
            // Axes in the file's order: fill, grade, optical size, weight.
            var coordinates: [FT_Fixed] = [key.isFilled ? 1 << 16 : 0, 0, 24 << 16, FT_Fixed(key.weight) << 16]
            FT_Set_Var_Design_Coordinates(face, 4, &coordinates)
        }
        let index = FT_Get_Char_Index(face, FT_ULong(key.codePoint))
        guard index != 0, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING)) == 0, let slot = face.pointee.glyph
        else { return nil }
        let unit = Double(face.pointee.units_per_EM)
        let outline = GlyphOutline(
            elements: OutlineReader.read(&slot.pointee.outline, unit: unit), advance: Double(slot.pointee.metrics.horiAdvance) / unit)
        outlines[key] = outline
        return outline
    }

    private func face(_ file: String) -> FT_Face? {
        if let face = faces[file] { return face }
        var face: FT_Face?
        guard let library, FT_New_Face(library, file, 0, &face) == 0, let face else { return nil }
        faces[file] = face
        return face
    }
}

/// Turns FreeType's callbacks into path elements.
private enum OutlineReader {
    private final class Collector {
        var elements: [PathElement] = []
        let unit: Double
        init(unit: Double) { self.unit = unit }

        func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
            guard let vector else { return .zero }
            return CGPoint(x: Double(vector.pointee.x) / unit, y: -Double(vector.pointee.y) / unit)
        }
    }

    private static func collector(_ user: UnsafeMutableRawPointer?) -> Collector? {
        user.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
    }

    static func read(_ outline: inout FT_Outline, unit: Double) -> [PathElement] {
        let collector = Collector(unit: unit)
        var functions = FT_Outline_Funcs(
            move_to: { to, user in
                guard let collector = OutlineReader.collector(user) else { return 1 }
                if !collector.elements.isEmpty { collector.elements.append(.close) }
                collector.elements.append(.move(collector.point(to)))
                return 0
            },
            line_to: { to, user in
                guard let collector = OutlineReader.collector(user) else { return 1 }
                collector.elements.append(.line(collector.point(to)))
                return 0
            },
            conic_to: { control, to, user in
                guard let collector = OutlineReader.collector(user) else { return 1 }
                collector.elements.append(.quad(collector.point(to), control: collector.point(control)))
                return 0
            },
            cubic_to: { control1, control2, to, user in
                guard let collector = OutlineReader.collector(user) else { return 1 }
                collector.elements.append(
                    .curve(collector.point(to), control1: collector.point(control1), control2: collector.point(control2)))
                return 0
            }, shift: 0, delta: 0)
        FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(collector).toOpaque())
        if !collector.elements.isEmpty { collector.elements.append(.close) }
        return collector.elements
    }
}
