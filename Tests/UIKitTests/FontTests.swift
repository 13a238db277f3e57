import SwiftUI
import Testing
import UIKit

@Suite("UIFont")
struct FontTests {
    @Test("Text styles have the sizes of the text size table")
    func styles() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: large).pointSize == 34)
        let accessible = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: accessible).pointSize == 53)
        #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: accessible) == 53)
    }

    @Test("A descriptor carries design, weight and traits into a font")
    func descriptors() throws {
        let rounded = try #require(UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor.withDesign(.rounded))
        let font = UIFont(descriptor: rounded, size: 0)
        #expect(font.pointSize == 20)
        #expect(font.descriptor.weight == 700 && font.descriptor.family == .rounded)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        let italic = try #require(font.fontDescriptor.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: italic, size: 12).descriptor.isItalic)
    }

    @Test("Wider fonts measure wider texts, and a narrow box breaks lines")
    func measuring() {
        let text = "A few words to measure"
        let small = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
        let large = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
        #expect(large.width > small.width * 1.8)
        let box = text.boundingRect(
            with: CGSize(width: small.width / 2, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil)
        #expect(box.height > small.height * 1.5)
    }

    @Test("A name that nobody has gives no font; a phone's own does")
    func names() {
        #expect(UIFont(name: "Surely Not Installed Anywhere", size: 12) == nil)
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.pointSize == 12)
    }
}
