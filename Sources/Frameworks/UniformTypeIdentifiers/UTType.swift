@_exported import Foundation

/// A kind of data. Apple: UniformTypeIdentifiers/UTType. Fidelity: documented for the kinds that are named here.
public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String

    private struct Known: Sendable {
        var identifier: String
        var extensions: [String]
        var mimeType: String?
        var parents: [String]
    }

    private static let known: [Known] = [
        Known(identifier: "public.item", extensions: [], mimeType: nil, parents: []),
        Known(identifier: "public.data", extensions: [], mimeType: nil, parents: ["public.item"]),
        Known(identifier: "public.content", extensions: [], mimeType: nil, parents: []),
        Known(identifier: "public.text", extensions: [], mimeType: "text/*", parents: ["public.data", "public.content"]),
        Known(identifier: "public.plain-text", extensions: ["txt", "text"], mimeType: "text/plain", parents: ["public.text"]),
        Known(identifier: "public.utf8-plain-text", extensions: [], mimeType: nil, parents: ["public.plain-text"]),
        Known(identifier: "public.json", extensions: ["json"], mimeType: "application/json", parents: ["public.text"]),
        Known(identifier: "public.xml", extensions: ["xml"], mimeType: "application/xml", parents: ["public.text"]),
        Known(identifier: "public.html", extensions: ["html", "htm"], mimeType: "text/html", parents: ["public.text"]),
        Known(
            identifier: "public.comma-separated-values-text", extensions: ["csv"], mimeType: "text/csv", parents: ["public.text"]),
        Known(identifier: "public.url", extensions: [], mimeType: nil, parents: ["public.data"]),
        Known(identifier: "public.file-url", extensions: [], mimeType: nil, parents: ["public.url"]),
        Known(identifier: "public.image", extensions: [], mimeType: "image/*", parents: ["public.data", "public.content"]),
        Known(identifier: "public.png", extensions: ["png"], mimeType: "image/png", parents: ["public.image"]),
        Known(identifier: "public.jpeg", extensions: ["jpeg", "jpg"], mimeType: "image/jpeg", parents: ["public.image"]),
        Known(identifier: "public.heic", extensions: ["heic"], mimeType: "image/heic", parents: ["public.image"]),
        Known(identifier: "com.compuserve.gif", extensions: ["gif"], mimeType: "image/gif", parents: ["public.image"]),
        Known(identifier: "public.svg-image", extensions: ["svg"], mimeType: "image/svg+xml", parents: ["public.image"]),
        Known(identifier: "org.webmproject.webp", extensions: ["webp"], mimeType: "image/webp", parents: ["public.image"]),
        Known(identifier: "com.adobe.pdf", extensions: ["pdf"], mimeType: "application/pdf", parents: ["public.data", "public.content"]),
        Known(identifier: "public.audio", extensions: [], mimeType: "audio/*", parents: ["public.data", "public.content"]),
        Known(identifier: "public.mp3", extensions: ["mp3"], mimeType: "audio/mpeg", parents: ["public.audio"]),
        Known(identifier: "public.movie", extensions: [], mimeType: "video/*", parents: ["public.data", "public.content"]),
        Known(identifier: "public.mpeg-4", extensions: ["mp4"], mimeType: "video/mp4", parents: ["public.movie"]),
        Known(identifier: "public.zip-archive", extensions: ["zip"], mimeType: "application/zip", parents: ["public.data"]),
        Known(identifier: "public.folder", extensions: [], mimeType: nil, parents: ["public.item"]),
    ]

    private var entry: Known? { Self.known.first { $0.identifier == identifier } }

    private init(known identifier: String) { self.identifier = identifier }

    /// nil when no such kind is known.
    public init?(_ identifier: String) {
        guard Self.known.contains(where: { $0.identifier == identifier }) else { return nil }
        self.identifier = identifier
    }
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let entry = Self.known.first(where: { $0.extensions.contains(wanted) }) else { return nil }
        identifier = entry.identifier
    }
    public init?(mimeType: String, conformingTo parent: UTType = .data) {
        guard let entry = Self.known.first(where: { $0.mimeType == mimeType.lowercased() }) else { return nil }
        identifier = entry.identifier
    }

    public var preferredFilenameExtension: String? { entry?.extensions.first }
    public var preferredMIMEType: String? { entry?.mimeType.flatMap { $0.hasSuffix("*") ? nil : $0 } }
    public func conforms(to type: UTType) -> Bool {
        self == type || (entry?.parents ?? []).contains { UTType(known: $0).conforms(to: type) }
    }

    public static let item = UTType(known: "public.item")
    public static let data = UTType(known: "public.data")
    public static let content = UTType(known: "public.content")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let json = UTType(known: "public.json")
    public static let xml = UTType(known: "public.xml")
    public static let html = UTType(known: "public.html")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let heic = UTType(known: "public.heic")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let svg = UTType(known: "public.svg-image")
    public static let webP = UTType(known: "org.webmproject.webp")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let movie = UTType(known: "public.movie")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let zip = UTType(known: "public.zip-archive")
    public static let folder = UTType(known: "public.folder")
}
