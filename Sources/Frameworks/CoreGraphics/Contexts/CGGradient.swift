import CPango
import Foundation

/// Colours that pass into each other. Apple: CoreGraphics/CGGradient. Fidelity: documented.
public final class CGGradient: Sendable {
    let stops: [(location: CGFloat, color: CGColor)]

    /// - Parameters:
    ///   - colors: An array of `CGColor`.
    ///   - locations: One for each colour, 0 to 1; nil spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { index, color in (locations?[index] ?? CGFloat(index) / last, color) }
    }
}

/// Whether a gradient goes on beyond its ends. Apple: CoreGraphics/CGGradientDrawingOptions.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient, options)
    }

    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        paint(
            cairo_pattern_create_radial(startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius), gradient, options)
    }

    /// Cairo extends both ends or none.
    private func paint(_ pattern: OpaquePointer?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
        guard let pattern else { return }
        for (location, color) in gradient.stops {
            let (red, green, blue, alpha) = color.rgba
            cairo_pattern_add_color_stop_rgba(pattern, location, red, green, blue, alpha)
        }
        cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_paint(context)
        cairo_pattern_destroy(pattern)
    }
}

/// Where a pixel has its opacity. Apple: CoreGraphics/CGImageAlphaInfo.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
