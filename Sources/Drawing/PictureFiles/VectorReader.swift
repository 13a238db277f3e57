import CPango
import Foundation

/// Draws SVG files through librsvg, and the first page of PDF files through Poppler.
struct VectorReader: Sendable {
    private typealias Pointer = UnsafeMutableRawPointer

    private enum Kind { case svg, pdf }
    private let kind: Kind

    static let svg = VectorReader(kind: .svg)
    static let pdf = VectorReader(kind: .pdf)

    private static let rsvg = SystemLibrary("librsvg-2.so.2", package: "librsvg2-2")
    private static let poppler = SystemLibrary("libpoppler-glib.so.8", package: "libpoppler-glib8")

    /// The size that the file gives itself; an SVG file without one has its view box, or what it draws.
    func size(of data: Data) throws(PictureFileError) -> CGSize {
        let size: CGSize
        switch kind {
        case .svg: size = try Self.withDrawing(of: data) { (handle) throws(PictureFileError) in try Self.size(ofDrawing: handle) }
        case .pdf: size = try Self.withPage(of: data) { (page) throws(PictureFileError) in try Self.size(ofPage: page) }
        }
        guard size.width > 0, size.height > 0 else {
            throw PictureFileError(description: "The file draws nothing: it has no width or no height. Give it both.")
        }
        return size
    }

    func surface(of data: Data, width: Int, height: Int) throws(PictureFileError) -> PictureSurface {
        let surface: PictureSurface?
        switch kind {
        case .svg:
            surface = try Self.withDrawing(of: data) { (handle) throws(PictureFileError) in
                let draw = try Self.rsvg.function(
                    "rsvg_handle_render_document",
                    as: (@convention(c) (Pointer, OpaquePointer, UnsafePointer<Double>, Pointer?) -> Int32).self, for: "SVG")
                return PictureSurface.drawing(width: width, height: height) { context in
                    _ = draw(handle, context, [0, 0, Double(width), Double(height)], nil)
                }
            }
        case .pdf:
            surface = try Self.withPage(of: data) { (page) throws(PictureFileError) in
                let draw = try Self.poppler.function(
                    "poppler_page_render", as: (@convention(c) (Pointer, OpaquePointer) -> Void).self, for: "PDF")
                let size = try Self.size(ofPage: page)
                return PictureSurface.drawing(width: width, height: height) { context in
                    cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
                    draw(page, context)
                }
            }
        }
        guard let surface else { throw PictureFileError(description: "A picture's sides go from 1 to 32000 pixels. Make it smaller.") }
        return surface
    }

    private static func withDrawing<R>(of data: Data, _ body: (Pointer) throws(PictureFileError) -> R) throws(PictureFileError) -> R {
        let make = try rsvg.function(
            "rsvg_handle_new_from_data", as: (@convention(c) (UnsafePointer<UInt8>, Int, Pointer?) -> Pointer?).self, for: "SVG")
        let handle = data.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt8.self).baseAddress.flatMap { make($0, bytes.count, nil) }
        }
        guard let handle else { throw PictureFileError(description: "The SVG file is damaged. Export it again.") }
        defer { g_object_unref(handle) }
        return try body(handle)
    }

    private static func size(ofDrawing handle: Pointer) throws(PictureFileError) -> CGSize {
        let pixels = try rsvg.function(
            "rsvg_handle_get_intrinsic_size_in_pixels",
            as: (@convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32).self, for: "SVG")
        var (width, height) = (0.0, 0.0)
        if pixels(handle, &width, &height) != 0, width > 0, height > 0 { return CGSize(width: width, height: height) }
        let intrinsic = try rsvg.function(
            "rsvg_handle_get_intrinsic_dimensions",
            as: (@convention(c) (
                Pointer, UnsafeMutablePointer<Int32>, Pointer, UnsafeMutablePointer<Int32>, Pointer,
                UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Double>
            ) -> Void).self, for: "SVG")
        var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
        var (first, second) = ((0.0, 0.0), (0.0, 0.0))
        var box = [0.0, 0, 0, 0]
        intrinsic(handle, &hasWidth, &first, &hasHeight, &second, &hasBox, &box)
        return hasBox != 0 ? CGSize(width: box[2], height: box[3]) : .zero
    }

    private static func withPage<R>(of data: Data, _ body: (Pointer) throws(PictureFileError) -> R) throws(PictureFileError) -> R {
        let open = try poppler.function(
            "poppler_document_new_from_bytes", as: (@convention(c) (OpaquePointer, UnsafePointer<CChar>?, Pointer?) -> Pointer?).self,
            for: "PDF")
        let first = try poppler.function(
            "poppler_document_get_page", as: (@convention(c) (Pointer, Int32) -> Pointer?).self, for: "PDF")
        let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        guard let bytes else { throw PictureFileError(description: "No memory to read a PDF file.") }
        defer { g_bytes_unref(bytes) }
        guard let document = open(bytes, nil, nil) else {
            throw PictureFileError(description: "The PDF file is damaged or locked. Export it again.")
        }
        defer { g_object_unref(document) }
        guard let page = first(document, 0) else { throw PictureFileError(description: "The PDF file has no page. Export it again.") }
        defer { g_object_unref(page) }
        return try body(page)
    }

    private static func size(ofPage page: Pointer) throws(PictureFileError) -> CGSize {
        let measure = try poppler.function(
            "poppler_page_get_size",
            as: (@convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void).self, for: "PDF")
        var (width, height) = (0.0, 0.0)
        measure(page, &width, &height)
        return CGSize(width: width, height: height)
    }
}
