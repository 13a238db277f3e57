import Archive
import CPango
import Foundation

/// What a presentation lies on: soft colours, so that translucent cards and black islands are seen as on a phone.
struct Wallpaper {
    let isDark: Bool
    let isPlain: Bool

    init(for archive: Archive) {
        isDark = archive.environment.isDark
        isPlain = archive.presentation == .view
    }

    private var stops: [GradientStop] {
        let colors: [RGBA] =
            isPlain
            ? (isDark ? [RGBA(28, 28, 30), RGBA(28, 28, 30)] : [.white, .white])
            : [RGBA(122, 148, 196), RGBA(158, 150, 200), RGBA(222, 178, 170)]
        return colors.enumerated().map { GradientStop(color: $1, location: Double($0) / Double(colors.count - 1)) }
    }

    func paint(in frame: CGRect, on context: OpaquePointer) {
        cairo_save(context)
        cairo_new_path(context)
        ShapeOutline.add(.roundedRectangle(frame, radii: CornerRadii(18), style: .continuous), to: context)
        PaintSource.set(
            .linearGradient(
                stops: stops, start: PaintPoint(x: frame.minX, y: frame.minY), end: PaintPoint(x: frame.maxX, y: frame.maxY)),
            on: context)
        cairo_fill(context)
        cairo_restore(context)
    }
}
