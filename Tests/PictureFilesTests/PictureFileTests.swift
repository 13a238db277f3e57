import CPango
import Foundation
import Testing

@testable import PictureFiles

@Suite("Picture files")
struct PictureFileTests {
    private func square() throws -> PictureSurface {
        try #require(
            PictureSurface.drawing(width: 6, height: 4) { context in
                cairo_set_source_rgb(context, 1, 0, 0)
                cairo_paint(context)
            })
    }

    private func pixel(_ surface: PictureSurface, _ x: Int, _ y: Int) -> [UInt8] {
        let bytes = cairo_image_surface_get_data(surface.surface)! + y * Int(cairo_image_surface_get_stride(surface.surface)) + x * 4
        return [bytes[2], bytes[1], bytes[0], bytes[3]]
    }

    @Test("PNG comes back as it was written")
    func png() throws {
        let file = try PictureFile(try #require(square().png()))
        #expect(file.format == .png && file.size == CGSize(width: 6, height: 4))
        #expect(pixel(try file.surface(), 5, 3) == [255, 0, 0, 255])
    }

    @Test("JPEG is written and read")
    func jpeg() throws {
        let file = try PictureFile(square().jpeg(quality: 1))
        #expect(file.format == .pixels && file.size == CGSize(width: 6, height: 4))
        #expect(pixel(try file.surface(), 2, 2)[0] > 240)
    }

    @Test("SVG is drawn at the scale that is asked for, with or without a size of its own")
    func svg() throws {
        let rectangle = ##"<rect width="10" height="5" fill="#00ff00"/></svg>"##
        for head in [#"width="10" height="5""#, #"viewBox="0 0 10 5""#] {
            let file = try PictureFile(Data((#"<svg xmlns="http://www.w3.org/2000/svg" \#(head)>"# + rectangle).utf8))
            #expect(file.size == CGSize(width: 10, height: 5))
            let surface = try file.surface(scale: 3)
            #expect(surface.width == 30 && surface.height == 15)
            #expect(pixel(surface, 29, 14) == [0, 255, 0, 255])
        }
    }

    @Test("The first page of a PDF is drawn at the scale that is asked for")
    func pdf() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: path) }
        let page = cairo_pdf_surface_create(path.path, 20, 10)
        let context = cairo_create(page)
        cairo_set_source_rgb(context, 0, 0, 1)
        cairo_paint(context)
        cairo_destroy(context)
        cairo_surface_finish(page)
        cairo_surface_destroy(page)
        let file = try PictureFile(Data(contentsOf: path))
        #expect(file.format == .pdf && file.size == CGSize(width: 20, height: 10))
        #expect(pixel(try file.surface(scale: 2), 39, 19) == [0, 0, 255, 255])
    }

    @Test("Bytes that are no picture, or end too early, are refused with a reason")
    func damaged() throws {
        #expect(throws: PictureFileError.self) { try PictureFile(Data("hello".utf8)) }
        #expect(throws: PictureFileError.self) { try PictureFile(Data([0xFF, 0xD8, 0xFF, 0xE0])) }
        let png = try #require(square().png())
        #expect(throws: PictureFileError.self) { try PictureFile(png.prefix(40)).surface() }
    }
}
