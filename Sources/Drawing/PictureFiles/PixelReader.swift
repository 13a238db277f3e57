import CPango
import Foundation

/// Reads and writes pictures of pixels that Cairo cannot, through GdkPixbuf and the loaders that are installed for it.
enum PixelReader {
    private static let library = SystemLibrary("libgdk_pixbuf-2.0.so.0", package: "libgdk-pixbuf-2.0-0")
    private typealias Pointer = UnsafeMutableRawPointer

    static func surface(of data: Data) throws(PictureFileError) -> PictureSurface {
        let purpose = data.dropFirst(4).starts(with: Data("ftyp".utf8)) ? "HEIC" : "JPEG, GIF, TIFF, WebP and BMP"
        let make = try library.function("gdk_pixbuf_loader_new", as: (@convention(c) () -> Pointer?).self, for: purpose)
        let write = try library.function(
            "gdk_pixbuf_loader_write", as: (@convention(c) (Pointer, UnsafePointer<UInt8>, Int, Pointer?) -> Int32).self, for: purpose)
        let close = try library.function(
            "gdk_pixbuf_loader_close", as: (@convention(c) (Pointer, Pointer?) -> Int32).self, for: purpose)
        let picture = try library.function(
            "gdk_pixbuf_loader_get_pixbuf", as: (@convention(c) (Pointer) -> Pointer?).self, for: purpose)
        // Cameras lie on their side; the file says how.
        let turn = try library.function(
            "gdk_pixbuf_apply_embedded_orientation", as: (@convention(c) (Pointer) -> Pointer?).self, for: purpose)
        guard let loader = make() else { throw PictureFileError(description: "No memory to read a picture.") }
        defer { g_object_unref(loader) }
        let isWritten = data.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt8.self).baseAddress.map { write(loader, $0, bytes.count, nil) != 0 } ?? false
        }
        let isClosed = close(loader, nil) != 0
        guard isWritten, isClosed, let found = picture(loader), let upright = turn(found) else {
            let hint = purpose == "HEIC" ? " If it is none of these, install heif-gdk-pixbuf." : " WebP takes webp-pixbuf-loader."
            throw PictureFileError(description: "The picture is damaged, or of a kind that no loader reads.\(hint)")
        }
        defer { g_object_unref(upright) }
        return try copy(upright, purpose)
    }

    /// GdkPixbuf keeps red first and colours unmultiplied.
    private static func copy(_ picture: Pointer, _ purpose: String) throws(PictureFileError) -> PictureSurface {
        func number(_ symbol: String) throws(PictureFileError) -> Int {
            Int(try library.function(symbol, as: (@convention(c) (Pointer) -> Int32).self, for: purpose)(picture))
        }
        let (width, height) = (try number("gdk_pixbuf_get_width"), try number("gdk_pixbuf_get_height"))
        let (stride, channels) = (try number("gdk_pixbuf_get_rowstride"), try number("gdk_pixbuf_get_n_channels"))
        let pixels = try library.function(
            "gdk_pixbuf_read_pixels", as: (@convention(c) (Pointer) -> UnsafePointer<UInt8>?).self, for: purpose)(picture)
        guard let pixels, (1...32_000).contains(width), (1...32_000).contains(height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let target = cairo_image_surface_get_data(surface)
        else { throw PictureFileError(description: "A picture's sides go from 1 to 32000 pixels. Make it smaller.") }
        let targetStride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<height {
            let row = pixels + y * stride
            let words = UnsafeMutableRawPointer(target + y * targetStride)
            for x in 0..<width {
                let pixel = row + x * channels
                let alpha = channels == 4 ? UInt32(pixel[3]) : 255
                func multiplied(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
                let value = alpha << 24 | multiplied(pixel[0]) << 16 | multiplied(pixel[1]) << 8 | multiplied(pixel[2])
                words.storeBytes(of: value, toByteOffset: x * 4, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(surface)
        guard let result = PictureSurface(owning: surface) else { throw PictureFileError(description: "No memory for a picture.") }
        return result
    }

    static func jpeg(of surface: PictureSurface, quality: Double) throws(PictureFileError) -> Data {
        let purpose = "and writing JPEG"
        let wrap = try library.function(
            "gdk_pixbuf_new_from_data",
            as: (@convention(c) (UnsafePointer<UInt8>, Int32, Int32, Int32, Int32, Int32, Int32, Pointer?, Pointer?) -> Pointer?).self,
            for: purpose)
        let save = try library.function(
            "gdk_pixbuf_save_to_bufferv",
            as: (@convention(c) (
                Pointer, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>, UnsafePointer<CChar>,
                UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Pointer?
            ) -> Int32).self, for: purpose)
        guard let source = cairo_image_surface_get_data(surface.surface) else {
            throw PictureFileError(description: "No memory to write a JPEG file.")
        }
        let stride = Int(cairo_image_surface_get_stride(surface.surface))
        var bytes = [UInt8](repeating: 0, count: surface.width * surface.height * 3)
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                let (from, to) = (source + y * stride + x * 4, (y * surface.width + x) * 3)
                (bytes[to], bytes[to + 1], bytes[to + 2]) = (from[2], from[1], from[0])
            }
        }
        let percent = Int((min(max(quality, 0), 1) * 100).rounded())
        let file: Data? = bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress,
                let picture = wrap(
                    base, 0, 0, 8, Int32(surface.width), Int32(surface.height), Int32(surface.width * 3), nil, nil)
            else { return nil }
            defer { g_object_unref(picture) }
            var (buffer, count): (UnsafeMutablePointer<UInt8>?, Int) = (nil, 0)
            let (key, value) = (strdup("quality"), strdup(String(percent)))
            defer {
                free(key)
                free(value)
            }
            var (keys, values): ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) = ([key, nil], [value, nil])
            guard save(picture, &buffer, &count, "jpeg", &keys, &values, nil) != 0, let buffer else { return nil }
            defer { g_free(buffer) }
            return Data(bytes: buffer, count: count)
        }
        guard let file else { throw PictureFileError(description: "GdkPixbuf could not write a JPEG file.") }
        return file
    }
}
