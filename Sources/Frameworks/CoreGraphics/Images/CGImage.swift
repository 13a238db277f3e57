import CPango
import Foundation
import PictureFiles

/// Pixels. Apple: CoreGraphics/CGImage. Fidelity: documented for what is here.
public final class CGImage: Equatable, Sendable {
    package let picture: PictureSurface

    package init(_ picture: PictureSurface) { self.picture = picture }

    /// In pixels.
    public var width: Int { picture.width }
    public var height: Int { picture.height }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { Int(cairo_image_surface_get_stride(picture.surface)) }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The part inside a rectangle of pixels; nil when it lies outside.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        return PictureSurface.drawing(width: Int(part.width), height: Int(part.height)) { context in
            cairo_set_source_surface(context, picture.surface, -Double(part.minX), -Double(part.minY))
            cairo_paint(context)
        }.map(CGImage.init)
    }

    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
}
