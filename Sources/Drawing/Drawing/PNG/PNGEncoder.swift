import CDeflate
import Foundation

/// Writes PNG files over libdeflate: no filter, one chunk of data, which is the fastest for flat pictures of this kind.
enum PNGEncoder {
    /// - Parameter level: 1 is fast, 6 small; up to 12.
    static func encode(_ canvas: Canvas, level: Int32 = 1) throws(DrawingError) -> Data {
        let (width, height) = (canvas.width, canvas.height)
        let isOpaque = canvas.withPixels { hasNoTransparency($0, stride: $1, width: width, height: height) } ?? false
        let channels = isOpaque ? 3 : 4
        let row = width * channels + 1
        let raw = UnsafeMutablePointer<UInt8>.allocate(capacity: row * height)
        defer { raw.deallocate() }
        _ = canvas.withPixels { pixels, stride in
            for y in 0..<height {
                let line = raw + y * row
                line[0] = 0
                let source = UnsafeRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
                if isOpaque { copyOpaque(source, to: line + 1, count: width) } else { unpremultiply(source, to: line + 1, count: width) }
            }
        }
        guard let compressor = libdeflate_alloc_compressor(level) else {
            throw DrawingError(code: .memory, description: "No memory to compress a picture.")
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, row * height)
        let packed = UnsafeMutablePointer<UInt8>.allocate(capacity: bound)
        defer { packed.deallocate() }
        let size = libdeflate_zlib_compress(compressor, raw, row * height, packed, bound)
        guard size > 0 else { throw DrawingError(code: .encoding, description: "A picture could not be compressed.") }

        var file = Data(capacity: size + 128)
        file.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var header = Data()
        header.append(bigEndian: UInt32(width))
        header.append(bigEndian: UInt32(height))
        header.append(contentsOf: [8, isOpaque ? 2 : 6, 0, 0, 0])
        append("IHDR", header, to: &file)
        append("sRGB", Data([0]), to: &file)
        append("IDAT", Data(bytesNoCopy: packed, count: size, deallocator: .none), to: &file)
        append("IEND", Data(), to: &file)
        return file
    }

    private static func hasNoTransparency(_ pixels: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int) -> Bool {
        for y in 0..<height {
            let line = UnsafeRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
            var all: UInt32 = 0xFF00_0000
            for x in 0..<width { all &= line[x] }
            if all != 0xFF00_0000 { return false }
        }
        return true
    }

    private static func copyOpaque(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        var target = target
        for x in 0..<count {
            let pixel = source[x]
            target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            target[2] = UInt8(truncatingIfNeeded: pixel)
            target += 3
        }
    }

    private static func unpremultiply(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        let words = UnsafeMutableRawPointer(target)
        for x in 0..<count {
            let pixel = source[x]
            let alpha = pixel >> 24
            var value: UInt32
            if alpha == 255 {
                value = 0xFF00_0000 | (pixel & 0xFF00) | (pixel & 0xFF) << 16 | (pixel >> 16) & 0xFF
            } else if alpha == 0 {
                value = 0
            } else {
                let half = alpha / 2
                let red = min(((pixel >> 16 & 0xFF) * 255 + half) / alpha, 255)
                let green = min(((pixel >> 8 & 0xFF) * 255 + half) / alpha, 255)
                let blue = min(((pixel & 0xFF) * 255 + half) / alpha, 255)
                value = alpha << 24 | blue << 16 | green << 8 | red
            }
            value = UInt32(littleEndian: value)
            words.storeBytes(of: value, toByteOffset: x * 4, as: UInt32.self)
        }
    }

    private static func append(_ type: String, _ content: Data, to file: inout Data) {
        file.append(bigEndian: UInt32(content.count))
        var checksum: UInt32 = 0
        let name = Data(type.utf8)
        checksum = name.withUnsafeBytes { libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
        checksum = content.withUnsafeBytes { $0.count == 0 ? checksum : libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
        file.append(name)
        file.append(content)
        file.append(bigEndian: checksum)
    }
}

extension Data {
    fileprivate mutating func append(bigEndian value: UInt32) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
}
