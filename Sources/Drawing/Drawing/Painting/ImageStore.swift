import Archive
import CPango
import Foundation

/// The decoded pictures of one archive. One thread at a time.
final class ImageStore {
    private let resources: [String: Archive.ImageResource]
    private var surfaces: [String: OpaquePointer] = [:]
    /// Keys of pictures that are no PNG files, or damaged.
    private(set) var unreadable: Set<String> = []

    init(_ resources: [String: Archive.ImageResource]) { self.resources = resources }

    deinit { surfaces.values.forEach { cairo_surface_destroy($0) } }

    /// The picture with its pixels per point.
    func surface(_ key: String) -> (surface: OpaquePointer, scale: Double)? {
        guard let resource = resources[key], resource.scale > 0 else { return nil }
        if let known = surfaces[key] { return (known, resource.scale) }
        guard !unreadable.contains(key) else { return nil }
        guard let surface = PNGDecoder.surface(resource.data) else {
            unreadable.insert(key)
            return nil
        }
        surfaces[key] = surface
        return (surface, resource.scale)
    }
}

/// Reads PNG files through Cairo.
enum PNGDecoder {
    private final class Cursor {
        var data: Data
        init(_ data: Data) { self.data = data }
    }

    static func surface(_ data: Data) -> OpaquePointer? {
        let cursor = Cursor(data)
        let surface = cairo_image_surface_create_from_png_stream(read, Unmanaged.passUnretained(cursor).toOpaque())
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            if let surface { cairo_surface_destroy(surface) }
            return nil
        }
        return surface
    }

    private static let read: cairo_read_func_t = { closure, buffer, length in
        guard let closure, let buffer else { return CAIRO_STATUS_READ_ERROR }
        let cursor = Unmanaged<Cursor>.fromOpaque(closure).takeUnretainedValue()
        guard cursor.data.count >= Int(length) else { return CAIRO_STATUS_READ_ERROR }
        cursor.data.copyBytes(to: buffer, count: Int(length))
        cursor.data = cursor.data.dropFirst(Int(length))
        return CAIRO_STATUS_SUCCESS
    }
}
