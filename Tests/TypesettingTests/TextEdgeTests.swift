import Archive
import CPango
import Foundation
import Testing

@testable import Typesetting

@Suite struct TextEdgeTests {
    private let instant = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func request(_ text: String, _ font: FontDescriptor = FontDescriptor(size: 17), width: Double? = nil) -> TextRequest {
        TextRequest(runs: [TextRun(content: .string(text), font: font, paint: .color(.black))], width: width)
    }

    private func layout(_ request: TextRequest) -> TextLayout { Typesetter.shared.layout(request, at: instant) }

    /// What a text reads when it is set, ellipsis included.
    private func setText(_ request: TextRequest) -> SetText? {
        let strings = request.runs.map { run in if case .string(let string) = run.content { string } else { "" } }
        return TextSetting(files: FontFiles(), extraFiles: []).set(request, strings: strings) { Typesetter.shared.layout($0) }
    }

    @Test("A height for two lines leaves two of four paragraphs, and the second ends with an ellipsis")
    func heightOverParagraphs() throws {
        var request = request("one\ntwo\nthree\nfour", width: 200)
        request.height = 45
        let text = try #require(setText(request))
        #expect(text.lineCount == 2 && text.isTruncated)
        #expect(text.content.string == "one\u{2028}two…")
        #expect(layout(request).size.height < 45)
    }

    @Test("A limit of lines without a width cuts whole paragraphs")
    func limitWithoutWidth() throws {
        var request = request("one\ntwo\nthree")
        request.lineLimit = 2
        let text = try #require(setText(request))
        #expect(text.content.string == "one\u{2028}two…")
        #expect(layout(request).size.width > layout(self.request("two")).size.width)
    }

    @Test("Cut text never asks for more than its room", arguments: [TextRequest.Truncation.head, .middle, .tail], [40.0, 77, 100, 123])
    func cutWidth(truncation: TextRequest.Truncation, width: Double) {
        var request = request("The quick brown fox jumps over the lazy dog", width: width)
        request.lineLimit = 1
        request.truncation = truncation
        let layout = layout(request)
        #expect(layout.isTruncated && layout.lineCount == 1 && layout.size.width <= width.rounded(.up))
    }

    @Test("A cut line hugs what is left of it")
    func cutLinesHug() throws {
        var request = request("Delivery at the door", width: 80)
        request.lineLimit = 1
        let kept = ["Delivery…", "Deliver…", "Delivery a…"].map { layout(self.request($0)).size.width }
        #expect(kept.contains { abs($0 - layout(request).size.width) < 2 }, "\(layout(request).size.width) of \(kept)")
    }

    @Test("A timer in exactly its own width is never cut, whatever its digits", arguments: [15.0, 17, 22, 34, 52, 60])
    func timersFit(size: Double) {
        for weight in [300, 400, 600, 700] {
            let font = FontDescriptor(size: size, weight: weight, hasMonospacedDigits: true)
            let width = layout(request("00:00", font)).size.width
            for digits in ["11:11", "22:22", "44:44", "47:58", "59:09"] {
                var request = request(digits, font, width: width)
                request.lineLimit = 1
                #expect(setText(request)?.isTruncated == false, "\(digits) at \(size), weight \(weight)")
            }
        }
    }

    @Test("Lines start at the right in a right-to-left surrounding, and a mixed text follows the surroundings")
    func direction() throws {
        let mixed = "مرحبا ABC"
        var request = request(mixed)
        func firstByte(_ direction: TextRequest.Direction) throws -> Int {
            request.direction = direction
            let text = try #require(setText(request))
            let line = try #require(text.lines.first).line
            return Int(line.pointee.runs.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item.pointee.offset)
        }
        // In visual order the leftmost run is the Arabic one, or the Latin one.
        #expect(try firstByte(.leftToRight) == 0)
        #expect(try firstByte(.rightToLeft) > 0)
    }

    @Test("Line spacing and leading stand between lines only; reserved lines make room")
    func spacing() {
        var request = request("one\ntwo", FontDescriptor(size: 16))
        request.pixelsPerPoint = 2
        request.lineSpacing = 2
        #expect(layout(request).size.height == 40.5)
        var single = self.request("one")
        single.lineSpacing = 9
        #expect(layout(single).size.height == layout(self.request("one")).size.height)
        single.lineSpacing = 0
        single.reservedLines = 3
        #expect(abs(layout(single).size.height - 61) < 0.01)
    }

    @Test("Baselines are rounded to pixels: the first to the nearest, the last up")
    func baselines() {
        let two = layout(request("one\ntwo"))
        #expect(two.firstBaseline == (17 * 1950 / 2048 * 3).rounded() / 3)
        #expect(abs(two.lastBaseline - ((17 * (1950 + 2444) / 2048.0) * 3).rounded(.up) / 3) < 1e-9)
    }

    @Test("Nothing to set has no width and one line's height, and a line break at the end opens a line")
    func emptiness() {
        #expect(layout(request("")).size.width == 0)
        #expect(layout(request("a\n")).lineCount == 2)
        #expect(layout(TextRequest(runs: [])).size.width == 0)
    }

    @Test("An unknown custom family is set in a face with a line box of 1.15 em")
    func unknownFamily() {
        let size = layout(request("Zebra", FontDescriptor(family: .custom("No Such Face"), size: 20))).size
        #expect(abs(size.height - 23) < 0.01)
        #expect(size.width > 40)
    }

    @Test("Heavier is wider, up to black", arguments: [12.0, 17, 34])
    func weights(size: Double) {
        let widths = stride(from: 100, through: 900, by: 100).map {
            layout(request("Delivery at the door", FontDescriptor(size: size, weight: $0))).size.width
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    }

    @Test("What was set before does not change a text: every thread gets the same answers")
    func determinism() async {
        let texts = ["Hello", "💧 3 of 8", "مرحبا", "点心 → ☂", "ไทย", "Übergrößenträger ✓", "שלום 5"]
        let expected = texts.map { Typesetter().layout(request($0), at: instant) }
        await withTaskGroup(of: [TextLayout].self) { group in
            for offset in 0..<6 {
                group.addTask {
                    let typesetter = Typesetter()
                    let rotated = Array(texts[offset...] + texts[..<offset])
                    let layouts = rotated.map { typesetter.layout(request($0), at: instant) }
                    return Array(layouts.suffix(offset) + layouts.prefix(texts.count - offset))
                }
            }
            for await layouts in group { #expect(layouts == expected) }
        }
    }

    @Test("A missing font file is reported with the file's name and the cure")
    func diagnostics() {
        let files = FontFiles(folders: [URL(fileURLWithPath: "/nonexistent")])
        let messages = files.diagnostics.map(\.message)
        #expect(messages.contains { $0.contains("Inter.ttf") && $0.contains("install-fonts.sh") })
        #expect(files.diagnostics.allSatisfy { $0.kind == .fontMissing })
    }
}
