import Assets
import Testing

@testable import Building

@Suite("Generated asset symbols")
struct AssetSymbolTests {
    @Test(
        "Names become identifiers as Xcode makes them",
        arguments: [
            ("Brand", "brand"), ("brand-light", "brandLight"), ("Header Color", "header"), ("AccentColor", "accent"), ("Color", "color"),
            ("URLTint", "urlTint"), ("RGB", "rgb"), ("24hours", "_24hours"), ("my_deep blue", "myDeepBlue"), ("default", "`default`"),
        ])
    func identifiers(name: String, identifier: String) throws {
        #expect(try #require(AssetSymbol(AssetName(kind: .color, name: name))).identifier == identifier)
    }

    @Test("An image loses its own suffix, not a colour's")
    func suffixes() throws {
        #expect(try #require(AssetSymbol(AssetName(kind: .image, name: "LogoImage"))).identifier == "logo")
        #expect(try #require(AssetSymbol(AssetName(kind: .image, name: "LogoColor"))).identifier == "logoColor")
        #expect(AssetSymbol(AssetName(kind: .image, name: "--")) == nil)
    }

    @Test("Groups become enums, and names that the sources declare are left to them")
    func source() throws {
        let assets = [
            AssetName(kind: .color, name: "Brand"), AssetName(kind: .color, name: "Mine"), AssetName(kind: .color, name: "Red"),
            AssetName(kind: .color, name: "Team/Home"), AssetName(kind: .image, name: "Logo"),
        ]
        let text = try #require(
            AssetSymbolsSource(assets: assets, sources: [Array("extension Color { static let mine = Color.red }".utf8)]).text)
        #expect(text.contains(#"static let red = ColorResource(name: "Red", bundle: .main)"#))
        #expect(text.contains(#"static let mine = ColorResource"#))
        #expect(text.contains(#"static var brand: Color { Color("Brand") }"#))
        #expect(!text.contains("static var mine") && !text.contains("static var red"))
        #expect(text.contains(#"enum Team { static var home: Color { Color("Team/Home") } }"#))
        #expect(text.contains(#"static var logo: UIImage"#))
        #expect(AssetSymbolsSource(assets: [], sources: []).text == nil)
    }
}
