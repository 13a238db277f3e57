import Testing
import UIKit

@Suite("UIImage")
struct ImageTests {
    private func square(_ color: UIColor, points: CGFloat, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: points, height: points), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: points, height: points))
        }
    }

    @Test("A renderer's picture has its points and pixels, and can be written and read")
    func renderer() throws {
        let image = square(.red, points: 10, scale: 2)
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.cgImage?.width == 20)
        let data = try #require(image.pngData())
        let read = try #require(UIImage(data: data, scale: 2))
        #expect(read.size == image.size)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }

    @Test("A picture is made smaller by drawing it into another")
    func resizing() throws {
        let large = square(.blue, points: 100, scale: 1)
        let small = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { _ in
            large.draw(in: CGRect(x: 0, y: 0, width: 10, height: 5))
        }
        #expect(small.size == CGSize(width: 10, height: 5))
        #expect(pixel(small, 3, 3) == [0, 0, 255, 255])
        #expect(large.preparingThumbnail(of: CGSize(width: 4, height: 4))?.size == CGSize(width: 4, height: 4))
    }

    @Test("The old functions draw too, and a CGImage lies upside down in them as on a phone")
    func contexts() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
        let upright = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(pixel(upright, 0, 0) == [0, 255, 0, 255])
        #expect(pixel(upright, 0, 3) == [0, 0, 0, 0])
        let turned = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.cgContext.draw(upright.cgImage!, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(pixel(turned, 0, 0) == [0, 0, 0, 0])
        #expect(pixel(turned, 0, 11) == [0, 255, 0, 255])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("A tint takes the picture's opacity, and JPEG keeps the size")
    func tintAndJPEG() throws {
        let image = square(.red, points: 8, scale: 1).withTintColor(.green)
        #expect(pixel(image, 4, 4) == [0, 255, 0, 255])
        #expect(image.renderingMode == .alwaysOriginal)
        let jpeg = try #require(square(.red, points: 8, scale: 1).jpegData(compressionQuality: 0.9))
        #expect(jpeg.prefix(2) == Data([0xFF, 0xD8]))
        #expect(UIImage(data: jpeg)?.size == CGSize(width: 8, height: 8))
    }

    @Test("A symbol grows with its configuration and is drawn in one colour")
    func symbols() throws {
        let small = try #require(UIImage(systemName: "heart.fill"))
        let large = try #require(UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
        #expect(large.size.width > small.size.width * 2)
        #expect(small.isSymbolImage && small.encoded?.isTemplate == true)
        #expect(UIImage(systemName: "no.such.symbol.at.all") == nil)
    }

    @Test("A path is filled where its outline is")
    func path() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
            UIColor.black.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
        }
        #expect(pixel(image, 15, 15) == [0, 0, 0, 255])
        #expect(pixel(image, 0, 0) == [0, 0, 0, 0])
    }

    /// Red, green, blue and opacity of a pixel.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] { image.cgImage.map { PixelValues.at(x, y, of: $0) } ?? [] }
}
