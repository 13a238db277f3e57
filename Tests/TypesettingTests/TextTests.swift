import Archive
import Foundation
import Testing

@testable import Typesetting

@Suite struct TextTests {
    private let instant = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func layout(
        _ text: String, _ size: Double = 17, weight: Int = 400, digits: Bool = false, leading: Double = 0, pixels: Double = 3,
        _ change: (inout TextRequest) -> Void = { _ in }
    ) -> TextLayout {
        let font = FontDescriptor(size: size, weight: weight, hasMonospacedDigits: digits, leading: leading)
        var request = TextRequest(
            runs: [TextRun(content: .string(text), font: font, paint: .color(.black))], pixelsPerPoint: pixels)
        change(&request)
        return Typesetter.shared.layout(request, at: instant)
    }

    @Test(
        "Widths are those of labels on a phone within 1.5 % (fonts-icons 1.2)",
        arguments: [
            ("Hello World", 17.0, 400, 88.0), ("Label 1", 17, 400, 53.667), ("Label a little longuer", 17, 400, 154.333),
            ("Label very very very much longuer", 17, 400, 262.667), ("Hello, world!", 17, 400, 94.7), ("Tap me!", 17, 400, 60.7),
            ("Eeva", 17, 400, 37.33), ("Wave Charge", 17, 400, 101.3), ("12345", 18, 400, 51.5), ("Oğuz Atay · 1972", 15, 400, 116),
            ("Author: Aldous huxley", 13, 400, 132.7), ("Log in", 17, 600, 47.3),
        ])
    func widths(text: String, size: Double, weight: Int, width: Double) {
        let measured = layout(text, size, weight: weight).size.width
        #expect(abs(measured - width) / width < 0.015, "\(text): \(measured) instead of \(width)")
    }

    @Test(
        "A line is 1.1934 em high, rounded up to a pixel",
        arguments: [(17.0, 3.0, 20.333), (15, 3, 18), (13, 3, 15.667), (12, 3, 14.333), (34, 3, 40.667), (18, 2, 21.5), (17, 2, 20.5)])
    func lineBox(size: Double, pixels: Double, height: Double) {
        #expect(abs(layout("Ag", size, pixels: pixels).size.height - height) < 0.01)
    }

    @Test("Two lines of body stand 22 points apart, as the text style's leading asks for")
    func leading() {
        let two = layout("one\ntwo", leading: 22 - 17 * 2444 / 2048)
        #expect(abs(two.size.height - 42.333) < 0.01)
        #expect(two.lineCount == 2)
    }

    @Test("Text wraps in its width, hugs the widest line, and cuts what the line limit leaves no room for")
    func wrapping() {
        let text = "The quick brown fox jumps over the lazy dog"
        let wrapped = layout(text) { $0.width = 150 }
        #expect(wrapped.lineCount >= 3 && wrapped.size.width <= 150 && !wrapped.isTruncated)
        let limited = layout(text) {
            $0.width = 150
            $0.lineLimit = 2
        }
        #expect(limited.lineCount == 2 && limited.isTruncated)
        #expect(!layout(text) { $0.width = 600 }.isTruncated)
    }

    @Test("A line limit counts for the whole text, not for each paragraph")
    func limitOverParagraphs() {
        let text = layout("one\ntwo\nthree\nfour") {
            $0.width = 200
            $0.lineLimit = 2
        }
        #expect(text.lineCount == 2 && text.isTruncated)
    }

    @Test("Height cuts lines too, but never the first")
    func heightLimit() {
        let text = "The quick brown fox jumps over the lazy dog"
        #expect(
            layout(text) {
                $0.width = 150; $0.height = 45
            }.lineCount == 2)
        #expect(
            layout(text) {
                $0.width = 150; $0.height = 5
            }.lineCount == 1)
    }

    @Test("Digits of one width do not jiggle, at any size", arguments: [11.0, 17, 19, 20, 22, 28, 34, 60])
    func tabularDigits(size: Double) {
        let widths = Set(["11:11", "00:00", "47:58"].map { layout($0, size, weight: 700, digits: true).size.width })
        #expect(widths.count == 1)
    }

    @Test("Text shrinks as far as needed to fit one line, and not below its factor")
    func shrinking() {
        let natural = layout("Spaghetti Carbonara").size.width
        let shrunk = layout("Spaghetti Carbonara") {
            $0.width = natural * 0.8
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.5
        }
        // Smaller sizes are spaced wider, so the scale is a little less than the ratio of the widths.
        #expect(!shrunk.isTruncated && shrunk.scale > 0.74 && shrunk.scale <= 0.8, "\(shrunk)")
        #expect(shrunk.size.height < 20)
        let cut = layout("Spaghetti Carbonara") {
            $0.width = natural * 0.3
            $0.lineLimit = 1
            $0.minimumScaleFactor = 0.6
        }
        #expect(cut.isTruncated && cut.scale == 0.6)
    }

    @Test("A lone short word is not left on the last line (TXT-032)")
    func pushOut() {
        let text = layout("Moves at an average speed.", 16) { $0.width = 166 }
        let plain = layout("Moves at an average", 16)
        #expect(text.lineCount == 2)
        #expect(text.size.width < plain.size.width)
    }

    @Test("No width, nothing and nonsense give finite answers", arguments: [0.0, -1, .infinity, .nan, 1e9])
    func badWidths(width: Double) {
        let size = layout("Some text") { $0.width = width }.size
        #expect(size.width.isFinite && size.height.isFinite)
    }

    @Test("Emoji, Arabic, Hebrew and Han have a width, and the line keeps its height")
    func scripts() {
        for text in ["💧", "مرحبا", "שלום", "명상 중", "点心"] {
            let size = layout(text).size
            #expect(size.width > 10 && abs(size.height - 20.333) < 0.01, "\(text): \(size)")
        }
        #expect(layout("💧").size.width < 30)
    }
}
