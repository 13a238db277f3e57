import Foundation
import Localization
import Testing

@Suite("Keys and figures") struct KeyTests {
    @Test(
        "Interpolations build the keys that Xcode puts into a catalogue",
        arguments: [
            ("plain", "plain"),
            ("\(1) of \(UInt(2))", "%lld of %llu"),
            ("\(Int64(1)) \(Int32(2)) \(Int8(3)) \(UInt16(4))", "%lld %d %d %u"),
            ("\(1.5) \(Float(2)) \(CGFloat(3))", "%lf %f %lf"),
            ("\(1.5, specifier: "%.1f") \(7, specifier: "%03d")", "%.1f %03d"),
            ("Hello \("you"), \(Substring("and")) \(URL(filePath: "/x"))", "Hello %@, %@ %@"),
            ("100% of \(5)", "100%% of %lld"),
            ("\(0.5, format: .percent)", "%@"),
            ("\(LocalizedStringResource("inner"))", "%@"),
        ] as [(String.LocalizationValue, String)])
    func keys(value: String.LocalizationValue, key: String) {
        #expect(value.key == key)
        #expect(LocalizedStringResource(value).key == key)
    }

    @Test("A text that no catalogue has is itself, its figures written for the locale")
    func unknown() throws {
        let tables = try TemporaryTables([:])
        #expect(tables.text("\(12345) m, 100% of \("it")", "de") == "12.345 m, 100% of it")
        #expect(tables.text("\(1234.5, specifier: "%.1f") \(7, specifier: "%03d") \(42, specifier: "%5d")", "de") == "1.234,5 007    42")
        #expect(tables.text("\(0.25, format: .percent)", "de") == "25\u{a0}%")
        #expect(tables.text("100% and 50 % done %", "en") == "100% and 50 % done %")
        #expect(tables.text("\(12345)", "ar_EG") == "١٢٬٣٤٥")
    }

    @Test("A format comes apart into texts and places")
    func pieces() {
        #expect(
            FormatPiece.pieces(of: "%2$@ a%%b %.2f%#@n@%") == [
                .argument(1, specifier: "%@"), .literal(" a%b "), .argument(0, specifier: "%.2f"), .substitution("n", 1), .literal("%"),
            ])
    }

    @Test("Values and resources survive coding, and compare by what they say")
    func coding() throws {
        let value: String.LocalizationValue = "\(3) \("x") \(2.5) \(UInt(9)) \(LocalizedStringResource("inner"))"
        #expect(try JSONDecoder().decode(String.LocalizationValue.self, from: JSONEncoder().encode(value)) == value)
        let resource = LocalizedStringResource("key", defaultValue: "Worth \(3)", table: "T", locale: Locale(identifier: "ko"))
        let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(copy == resource)
        #expect(copy.locale.identifier == "ko")
        #expect(value != "\(4)")
    }
}
