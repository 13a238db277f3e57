import Archive
import Foundation
import PictureFiles
import Testing

@testable import Assets

@Suite("Asset catalogues")
struct CatalogueTests {
    /// A catalogue in a folder of its own, which the caller throws away.
    private func catalogue(_ files: [String: String]) throws -> (AssetCatalogue, URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString).xcassets")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return (AssetCatalogue(folder: folder), folder)
    }

    private let light = ColorSurroundings()
    private let dark = ColorSurroundings(isDark: true)

    @Test("Colours are read in every notation, for light, dark and more contrast")
    func colors() throws {
        let (catalogue, folder) = try catalogue([
            "Brand.colorset/Contents.json": """
            {"colors":[
             {"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x80","green":"255","blue":"0.500","alpha":"1.000"}}},
             {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
              "color":{"platform":"ios","reference":"systemRedColor"}},
             {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"},{"appearance":"contrast","value":"high"}],
              "color":{"color-space":"gray-gamma-22","components":{"white":"1.000","alpha":"0.5"}}}]}
            """
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let color = try #require(catalogue.color(named: "Brand", in: light))
        #expect(abs(color.red - 128.0 / 255) < 1e-9 && color.green == 1 && color.blue == 0.5)
        #expect(catalogue.color(named: "Brand", in: dark) == SystemColor.red.resolve(in: dark))
        let contrast = ColorSurroundings(isDark: true, hasIncreasedContrast: true)
        #expect(catalogue.color(named: "Brand", in: contrast) == RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
        #expect(catalogue.color(named: "Other", in: light) == nil)
    }

    @Test("Groups give names only where they say so")
    func namespaces() throws {
        let white = #"{"colors":[{"idiom":"universal","color":{"components":{"red":"1.0","green":"1.0","blue":"1.0","alpha":"1.0"}}}]}"#
        let (catalogue, folder) = try catalogue([
            "Plain/One.colorset/Contents.json": white,
            "Named/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
            "Named/Two.colorset/Contents.json": white,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(catalogue.color(named: "One", in: light) != nil)
        #expect(catalogue.color(named: "Named/Two", in: light) != nil)
        #expect(catalogue.color(named: "Two", in: light) == nil)
    }

    @Test("A vector serves every scale in its own size, and templates say so")
    func vectors() throws {
        let (catalogue, folder) = try catalogue([
            "Logo.imageset/Contents.json":
                #"{"images":[{"filename":"logo.svg","idiom":"universal"}],"properties":{"template-rendering-intent":"template"}}"#,
            "Logo.imageset/logo.svg":
                #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12"/></svg>"#,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = try #require(try catalogue.picture(named: "Logo", in: AssetSurroundings(scale: 3)))
        #expect(picture.size == CGSize(width: 24, height: 12) && picture.isTemplate)
    }

    @Test("A set whose file is missing says which")
    func missingFile() throws {
        let (catalogue, folder) = try catalogue([
            "Gone.imageset/Contents.json": #"{"images":[{"filename":"gone.png","idiom":"universal","scale":"3x"}]}"#
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect { try catalogue.picture(named: "Gone", in: AssetSurroundings()) } throws: { "\($0)".contains("gone.png") }
    }
}
