import Archive
import CPango
import Foundation

/// Paints pictures: as they are, stretched with caps, tiled, or as a template.
struct ImagePainter {
    let context: OpaquePointer
    let images: ImageStore

    func paint(_ image: ArchivedImage) {
        guard image.frame.width > 0, image.frame.height > 0,
            let (picture, scale) = images.surface(image.image, enlargement: { enlargement(of: $0, in: image) })
        else { return }
        let surface = picture.surface
        let size = CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
        guard size.width > 0, size.height > 0 else { return }
        if let tint = image.tint {
            cairo_push_group(context)
            draw(image, surface, scale, size)
            let mask = cairo_pop_group(context)
            PaintSource.set(tint, on: context)
            cairo_mask(context, mask)
            cairo_pattern_destroy(mask)
        } else {
            draw(image, surface, scale, size)
        }
    }

    /// How many pixels a point of a picture comes to where it is drawn.
    private func enlargement(of size: CGSize, in image: ArchivedImage) -> Double {
        var (x, y) = (1.0, 1.0)
        cairo_user_to_device_distance(context, &x, &y)
        let pixels = max(abs(x), abs(y))
        guard image.resizing == .stretch, image.capInsets == .zero else { return pixels }
        return pixels * max(image.frame.width / size.width, image.frame.height / size.height)
    }

    private func draw(_ image: ArchivedImage, _ surface: OpaquePointer, _ scale: Double, _ size: CGSize) {
        cairo_save(context)
        if image.isMirrored {
            cairo_translate(context, image.frame.midX * 2, 0)
            cairo_scale(context, -1, 1)
        }
        let whole = CGRect(origin: .zero, size: size)
        switch image.resizing {
        case .tile: tile(image, surface, scale)
        case .none, .stretch:
            if image.capInsets == .zero {
                piece(surface, scale, from: whole, to: image.frame, image.interpolation)
            } else {
                ninePieces(image, surface, scale, size)
            }
        }
        cairo_restore(context)
    }

    private func piece(
        _ surface: OpaquePointer, _ scale: Double, from source: CGRect, to target: CGRect,
        _ interpolation: ArchivedImage.Interpolation
    ) {
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { return }
        cairo_save(context)
        cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
        cairo_clip(context)
        cairo_translate(context, target.minX, target.minY)
        cairo_scale(context, target.width / source.width, target.height / source.height)
        cairo_translate(context, -source.minX, -source.minY)
        cairo_scale(context, 1 / scale, 1 / scale)
        cairo_set_source_surface(context, surface, 0, 0)
        let pattern = cairo_get_source(context)
        cairo_pattern_set_filter(pattern, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        // Without it the edge pixels of a scaled picture fade into nothing.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_paint(context)
        cairo_restore(context)
    }

    private func ninePieces(_ image: ArchivedImage, _ surface: OpaquePointer, _ scale: Double, _ size: CGSize) {
        let (caps, frame) = (image.capInsets, image.frame)
        let sourceX = [0, caps.left, size.width - caps.right, size.width]
        let sourceY = [0, caps.top, size.height - caps.bottom, size.height]
        let targetX = [frame.minX, frame.minX + caps.left, frame.maxX - caps.right, frame.maxX]
        let targetY = [frame.minY, frame.minY + caps.top, frame.maxY - caps.bottom, frame.maxY]
        func rect(_ x: [Double], _ y: [Double], _ column: Int, _ row: Int) -> CGRect {
            CGRect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
        }
        for row in 0..<3 {
            for column in 0..<3 {
                piece(
                    surface, scale, from: rect(sourceX, sourceY, column, row), to: rect(targetX, targetY, column, row),
                    image.interpolation)
            }
        }
    }

    private func tile(_ image: ArchivedImage, _ surface: OpaquePointer, _ scale: Double) {
        cairo_save(context)
        cairo_rectangle(context, image.frame.minX, image.frame.minY, image.frame.width, image.frame.height)
        cairo_clip(context)
        cairo_translate(context, image.frame.minX, image.frame.minY)
        cairo_scale(context, 1 / scale, 1 / scale)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_REPEAT)
        cairo_paint(context)
        cairo_restore(context)
    }
}
