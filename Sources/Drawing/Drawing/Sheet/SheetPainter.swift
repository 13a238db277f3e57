import Archive
import CPango
import Dispatch
import Foundation
import Synchronization
import Typesetting

/// Paints a sheet: the page in one go, the presentations on several threads and put onto the page as they are done.
struct SheetPainter {
    let layout: SheetLayout
    let scale: Double

    private static let ink = RGBA(28, 28, 30)
    private static let secondaryInk = RGBA(60, 60, 67, alpha: 0.6)
    private static let faultInk = RGBA(215, 0, 21)
    private static let page = RGBA(244, 244, 247)

    func paintPage(on context: OpaquePointer, typesetter: Typesetter, isVector: Bool) {
        PaintSource.set(Self.page, on: context)
        cairo_paint(context)
        for text in layout.texts {
            label(
                text.text, text.frame, text.size, text.weight, text.isSecondary ? Self.secondaryInk : Self.ink, context, typesetter,
                isVector)
        }
        for placed in layout.cells {
            Wallpaper(for: placed.cell.archive).paint(in: placed.frame, on: context)
            if placed.cell.archive.presentation == .expanded { shadow(under: placed, context) }
            if !placed.cell.faults.isEmpty { frame(placed, context) }
            label(placed.cell.caption, placed.labelFrame, 12, 400, ink(of: placed.cell), context, typesetter, isVector)
        }
    }

    private func ink(of cell: Sheet.Cell) -> RGBA { cell.faults.isEmpty ? Self.secondaryInk : Self.faultInk }

    /// Marks a presentation with faults.
    private func frame(_ placed: SheetLayout.PlacedCell, _ context: OpaquePointer) {
        PaintSource.set(Self.faultInk, on: context)
        cairo_new_path(context)
        ShapeOutline.add(
            .roundedRectangle(placed.frame.insetBy(dx: 1, dy: 1), radii: CornerRadii(17), style: .continuous), to: context)
        cairo_set_line_width(context, 2)
        cairo_stroke(context)
    }

    /// The expanded island alone floats over what lies below it.
    private func shadow(under placed: SheetLayout.PlacedCell, _ context: OpaquePointer) {
        let reach = SheetLayout.cellPadding.width
        let frame = placed.archiveFrame
        guard let raster = Raster(frame: frame.insetBy(dx: -reach, dy: -reach), pixelsPerPoint: 0.5) else { return }
        PaintSource.set(.black, on: raster.canvas.context)
        cairo_translate(raster.canvas.context, frame.minX, frame.minY)
        placed.cell.archive.surface.shapes.forEach { ShapeOutline.add($0, to: raster.canvas.context) }
        cairo_fill(raster.canvas.context)
        raster.blur(sigma: 8)
        raster.paint(on: context, dy: 4, alpha: 0.4)
    }

    private func label(
        _ text: String, _ frame: CGRect, _ size: Double, _ weight: Int, _ ink: RGBA, _ context: OpaquePointer,
        _ typesetter: Typesetter, _ isVector: Bool
    ) {
        let request = SectionLayout.label(
            text, size: size, weight: weight, paint: ink, width: frame.width, pixelsPerPoint: scale)
        typesetter.draw(request, in: frame, at: Date(timeIntervalSinceReferenceDate: 0), on: context, asPaths: isVector) {
            PaintSource.set($0, on: context)
        }
    }

    /// Draws every presentation, two at a time, and puts each onto the page.
    func paintCells(on page: Canvas) throws(DrawingError) {
        let cells = layout.cells
        let state = Mutex<DrawingError?>(nil)
        let lock = Mutex(())
        let next = Atomic<Int>(0)
        let target = PageReference(context: page.context)
        DispatchQueue.concurrentPerform(iterations: min(2, max(cells.count, 1))) { _ in
            let typesetter = Typesetter()
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < cells.count else { return }
                let placed = cells[index]
                do throws(DrawingError) {
                    let picture = try Picture(
                        placed.cell.archive, at: placed.cell.instant, scale: scale, typesetter: typesetter
                    ).canvas()
                    lock.withLock { _ in
                        cairo_save(target.context)
                        cairo_identity_matrix(target.context)
                        cairo_set_source_surface(
                            target.context, picture.surface, (placed.archiveFrame.minX * scale).rounded(),
                            (placed.archiveFrame.minY * scale).rounded())
                        cairo_paint(target.context)
                        cairo_restore(target.context)
                    }
                } catch {
                    state.withLock { $0 = $0 ?? error }
                }
            }
        }
        if let error = state.withLock({ $0 }) { throw error }
    }

    /// The page's context on its way to other threads. Every use is inside `lock`, so only one thread draws at a time.
    private struct PageReference: @unchecked Sendable {
        let context: OpaquePointer
    }
}

extension Sheet {
    /// The sheet as a PNG file.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - pixelLimit: The most pixels that the page may have; a larger one is drawn at a smaller scale, so that memory stays bounded.
    public func png(scale: Double, pixelLimit: Double = .infinity, typesetter: Typesetter = .shared) throws(DrawingError) -> Data {
        let layout = SheetLayout(self, typesetter: typesetter)
        let scale = min(scale, (pixelLimit / (layout.size.width * layout.size.height)).squareRoot(), Self.longestSide / layout.size.height)
        let painter = SheetPainter(layout: layout, scale: scale)
        let page = try Canvas(
            width: Int((layout.size.width * scale).rounded(.up)), height: Int((layout.size.height * scale).rounded(.up)))
        cairo_scale(page.context, scale, scale)
        painter.paintPage(on: page.context, typesetter: typesetter, isVector: false)
        try painter.paintCells(on: page)
        return try PNGEncoder.encode(page)
    }

    /// The longest side of a picture that Cairo makes, in pixels.
    private static let longestSide = 32_767.0

    /// The sheet as an SVG file, in points.
    public func svg(typesetter: Typesetter = .shared) throws(DrawingError) -> Data {
        let layout = SheetLayout(self, typesetter: typesetter)
        let painter = SheetPainter(layout: layout, scale: 3)
        return try SVGWriter.write(size: layout.size) { context in
            painter.paintPage(on: context, typesetter: typesetter, isVector: true)
            for placed in layout.cells {
                cairo_save(context)
                cairo_translate(context, placed.archiveFrame.minX, placed.archiveFrame.minY)
                Picture(placed.cell.archive, at: placed.cell.instant, scale: 3, typesetter: typesetter).paint(on: context, isVector: true)
                cairo_restore(context)
            }
        }
    }
}
