import CPango
import Foundation
import PictureFiles

/// A page to draw pixels on, from one thread at a time. Apple: CoreGraphics/CGContext. Fidelity: documented for what is here.
///
/// A context of pixels counts y upwards, as on Apple's systems; those that UIKit hands out count it downwards.
public final class CGContext {
    package let context: OpaquePointer
    private let surface: OpaquePointer
    /// In pixels.
    public let width: Int
    public let height: Int
    private var fillColor = CGColor.black
    private var strokeColor = CGColor.black
    private var states: [(CGColor, CGColor, CGFloat)] = []
    private var alpha: CGFloat = 1
    public var interpolationQuality = CGInterpolationQuality.default

    /// - Parameters:
    ///   - scale: Pixels per unit.
    ///   - isFlipped: Whether y grows downwards.
    package init?(width: Int, height: Int, scale: CGFloat, isFlipped: Bool) {
        guard (1...32_000).contains(width), (1...32_000).contains(height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        (self.surface, self.context, self.width, self.height) = (surface, context, width, height)
        if !isFlipped {
            cairo_translate(context, 0, Double(height))
            cairo_scale(context, 1, -1)
        }
        cairo_scale(context, scale, scale)
        cairo_set_line_width(context, 1)
        cairo_set_miter_limit(context, 10)
    }

    /// A context of pixels. Memory is its own: `data` is not drawn into and has to be nil.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        guard data == nil else { return nil }
        self.init(width: width, height: height, scale: 1, isFlipped: false)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// What was drawn until now.
    public func makeImage() -> CGImage? {
        PictureSurface.drawing(width: width, height: height) { target in
            cairo_surface_flush(surface)
            cairo_set_source_surface(target, surface, 0, 0)
            cairo_paint(target)
        }.map(CGImage.init)
    }

    public func saveGState() {
        cairo_save(context)
        states.append((fillColor, strokeColor, alpha))
    }
    public func restoreGState() {
        guard let (fill, stroke, alpha) = states.popLast() else { return }
        cairo_restore(context)
        (fillColor, strokeColor, self.alpha) = (fill, stroke, alpha)
    }

    public func translateBy(x: CGFloat, y: CGFloat) { cairo_translate(context, x, y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { cairo_scale(context, x, y) }
    /// - Parameter angle: In radians.
    public func rotate(by angle: CGFloat) { cairo_rotate(context, angle) }
    public func concatenate(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(context, &matrix)
    }
    public var ctm: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return CGAffineTransform(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    public func setFillColor(_ color: CGColor) { fillColor = color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(_ color: CGColor) { strokeColor = color }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setAlpha(_ alpha: CGFloat) { self.alpha = alpha }
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(context, width) }
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(context, limit) }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let lengths = lengths.map(Double.init)
        cairo_set_dash(context, lengths, Int32(lengths.count), phase)
    }
    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(context, cap == .butt ? CAIRO_LINE_CAP_BUTT : cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
    }
    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(
            context, join == .miter ? CAIRO_LINE_JOIN_MITER : join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
    }
    public func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(context, mode.cairo) }
    /// Whether edges are smoothed.
    public func setShouldAntialias(_ isSmooth: Bool) {
        cairo_set_antialias(context, isSmooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    func setSource(_ color: CGColor) {
        let (red, green, blue, opacity) = color.rgba
        cairo_set_source_rgba(context, red, green, blue, opacity * alpha)
    }
    func useFill() { setSource(fillColor) }
    func useStroke() { setSource(strokeColor) }

    /// Draws pixels upright where y grows upwards, and thus upside down where it grows downwards, as Apple's does.
    public func draw(_ image: CGImage, in rect: CGRect) {
        cairo_save(context)
        cairo_translate(context, rect.minX, rect.maxY)
        cairo_scale(context, 1, -1)
        paint(image, in: CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
        cairo_restore(context)
    }

    /// Draws pixels so that their first row is at the smallest y.
    package func paint(_ image: CGImage, in rect: CGRect, opacity: CGFloat = 1) {
        guard rect.width != 0, rect.height != 0 else { return }
        cairo_save(context)
        cairo_translate(context, rect.minX, rect.minY)
        cairo_scale(context, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        cairo_set_source_surface(context, image.picture.surface, 0, 0)
        let filter = interpolationQuality == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
        cairo_pattern_set_filter(cairo_get_source(context), filter)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_rectangle(context, 0, 0, Double(image.width), Double(image.height))
        cairo_clip(context)
        cairo_paint_with_alpha(context, alpha * opacity)
        cairo_restore(context)
    }
}

extension CGBlendMode {
    /// The operator of the same formula; Cairo has none that only darkens by adding, which is drawn as normal.
    package var cairo: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: return CAIRO_OPERATOR_OVER
        case .multiply: return CAIRO_OPERATOR_MULTIPLY
        case .screen: return CAIRO_OPERATOR_SCREEN
        case .overlay: return CAIRO_OPERATOR_OVERLAY
        case .darken: return CAIRO_OPERATOR_DARKEN
        case .lighten: return CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
        case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
        case .difference: return CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: return CAIRO_OPERATOR_EXCLUSION
        case .hue: return CAIRO_OPERATOR_HSL_HUE
        case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
        case .color: return CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: return CAIRO_OPERATOR_CLEAR
        case .copy: return CAIRO_OPERATOR_SOURCE
        case .sourceIn: return CAIRO_OPERATOR_IN
        case .sourceOut: return CAIRO_OPERATOR_OUT
        case .sourceAtop: return CAIRO_OPERATOR_ATOP
        case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: return CAIRO_OPERATOR_DEST_IN
        case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: return CAIRO_OPERATOR_DEST_ATOP
        case .xor: return CAIRO_OPERATOR_XOR
        case .plusLighter: return CAIRO_OPERATOR_ADD
        }
    }
}
