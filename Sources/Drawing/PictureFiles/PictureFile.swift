import Foundation

/// A picture as it lies in a file: its format, its size, and its pixels when they are asked for.
///
/// PNG is read through Cairo. For the others a library of the system is opened when the first such file is met: GdkPixbuf for pixels,
/// librsvg for SVG, Poppler for PDF; a picture that needs none costs nothing.
public struct PictureFile: Sendable {
    /// What a file holds, told by its first bytes.
    public enum Format: String, Sendable {
        case png, svg, pdf
        /// JPEG, HEIC, GIF, TIFF, WebP, BMP: whatever GdkPixbuf has a loader for.
        case pixels

        /// Whether it can be drawn at any size without loss.
        public var isVector: Bool { self == .svg || self == .pdf }
    }

    public let data: Data
    public let format: Format
    /// Pixels; for vectors the file's own points.
    public let size: CGSize

    /// Looks at a file's bytes.
    ///
    /// - Throws: `PictureFileError` when the bytes are no picture, are damaged, or need a library that is not installed.
    public init(_ data: Data) throws(PictureFileError) {
        self.data = data
        format = try Self.format(of: data)
        switch format {
        case .png: size = try PNGReader.size(of: data)
        case .svg: size = try VectorReader.svg.size(of: data)
        case .pdf: size = try VectorReader.pdf.size(of: data)
        case .pixels:
            let surface = try PixelReader.surface(of: data)
            size = CGSize(width: CGFloat(surface.width), height: CGFloat(surface.height))
        }
    }

    /// The pixels at the file's own size; for vectors at a multiple of it.
    ///
    /// - Parameter scale: Pixels per point of a vector's own size; pixels are not scaled.
    public func surface(scale: CGFloat = 1) throws(PictureFileError) -> PictureSurface {
        let width = Int((size.width * scale).rounded(.up))
        let height = Int((size.height * scale).rounded(.up))
        switch format {
        case .png: return try PNGReader.surface(of: data)
        case .svg: return try VectorReader.svg.surface(of: data, width: width, height: height)
        case .pdf: return try VectorReader.pdf.surface(of: data, width: width, height: height)
        case .pixels: return try PixelReader.surface(of: data)
        }
    }

    /// Whether a file's bytes hold lines instead of pixels.
    public static func isVector(_ data: Data) throws(PictureFileError) -> Bool { try format(of: data).isVector }

    private static func format(of data: Data) throws(PictureFileError) -> Format {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if data.starts(with: Data("%PDF-".utf8)) { return .pdf }
        if data.starts(with: [0xFF, 0xD8, 0xFF]) || data.starts(with: Data("GIF8".utf8)) || data.starts(with: Data("BM".utf8)) {
            return .pixels
        }
        if data.starts(with: Data("II*\0".utf8)) || data.starts(with: Data("MM\0*".utf8)) { return .pixels }
        if data.starts(with: Data("RIFF".utf8)), data.dropFirst(8).starts(with: Data("WEBP".utf8)) { return .pixels }
        if data.dropFirst(4).starts(with: Data("ftyp".utf8)) { return .pixels }
        if String(decoding: data.prefix(1024), as: UTF8.self).contains("<svg") { return .svg }
        throw PictureFileError(description: "The data are no picture: PNG, JPEG, HEIC, GIF, TIFF, WebP, BMP, SVG and PDF are read.")
    }
}

/// Why a picture cannot be used.
public struct PictureFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence with the cure.
    public var description: String
    public init(description: String) { self.description = description }
}
