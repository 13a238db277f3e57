import Archive
import Foundation

/// One `.xcassets` folder, read as it lies on disk.
struct AssetCatalogue: Sendable {
    private let folder: URL
    /// Set folders by the name that code uses, with the namespaces of their groups.
    private let sets: [String: URL]

    init(folder: URL) {
        self.folder = folder
        var sets: [String: URL] = [:]
        Self.collect(folder, namespace: "", into: &sets)
        self.sets = sets
    }

    /// Every catalogue under a folder, in the order of their paths.
    static func find(under folder: URL) -> [AssetCatalogue] {
        if folder.pathExtension == "xcassets" { return [AssetCatalogue(folder: folder)] }
        guard let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        var found: [URL] = []
        for case let url as URL in walker where url.pathExtension == "xcassets" {
            found.append(url)
            walker.skipDescendants()
        }
        return found.sorted { $0.path < $1.path }.map(AssetCatalogue.init(folder:))
    }

    private static func collect(_ folder: URL, namespace: String, into sets: inout [String: URL]) {
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        for entry in entries {
            let name = entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset", "colorset", "appiconset", "symbolset": sets["\(entry.pathExtension)/\(namespace)\(name)"] = entry
            case "":
                guard entry.hasDirectoryPath else { continue }
                let contents = try? Contents(folder: entry)
                let inner = contents?.properties?.providesNamespace == true ? "\(namespace)\(name)/" : namespace
                collect(entry, namespace: inner, into: &sets)
            default: continue
            }
        }
    }

    /// The picture for a scale: the file of that scale, else the largest.
    func picture(named name: String, scale: CGFloat, isDark: Bool) -> AssetPicture? {
        guard let set = sets["imageset/\(name)"], let contents = try? Contents(folder: set) else { return nil }
        let all = (contents.images ?? []).filter { $0.filename != nil }
        let dark = all.filter { $0.isDark }
        let candidates = isDark && !dark.isEmpty ? dark : all.filter { !$0.isDark }
        let best =
            candidates.first { $0.factor == scale } ?? candidates.max { $0.factor < $1.factor }
        guard let best, let file = best.filename, let data = try? Data(contentsOf: set.appendingPathComponent(file)),
            var picture = AssetPicture(inline: data, scale: best.factor)
        else { return nil }
        picture.key = "\(name)@\(best.factor)\(best.isDark ? "~dark" : "")"
        picture.isTemplate = contents.properties?.templateRenderingIntent == "template"
        return picture
    }

    func color(named name: String, isDark: Bool) -> RGBA? {
        guard let set = sets["colorset/\(name)"], let contents = try? Contents(folder: set) else { return nil }
        let all = contents.colors ?? []
        let entry = (isDark ? all.first { $0.isDark } : nil) ?? all.first { !$0.isDark } ?? all.first
        return entry?.color?.rgba
    }
}

extension AssetCatalogue {
    /// `Contents.json` of a set or group.
    struct Contents: Decodable {
        var images: [ImageEntry]?
        var colors: [ColorEntry]?
        var properties: Properties?

        init(folder: URL) throws {
            self = try JSONDecoder().decode(
                Contents.self, from: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
        }

        struct Properties: Decodable {
            var templateRenderingIntent: String?
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey {
                case templateRenderingIntent = "template-rendering-intent"
                case providesNamespace = "provides-namespace"
            }
        }

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        struct ImageEntry: Decodable {
            var filename: String?
            var scale: String?
            var appearances: [Appearance]?

            var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
            /// Pixels per point; a file without one, as vectors have it, counts as 1.
            var factor: CGFloat { scale.flatMap { Double($0.dropLast()) } ?? 1 }
        }

        struct ColorEntry: Decodable {
            var color: ColorValue?
            var appearances: [Appearance]?

            var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
        }

        struct ColorValue: Decodable {
            var components: [String: String]?

            /// Components are fractions, numbers up to 255, or hexadecimal.
            var rgba: RGBA? {
                guard let components else { return nil }
                func value(_ name: String) -> Double? {
                    guard let text = components[name] else { return nil }
                    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
                    guard let number = Double(text) else { return nil }
                    return text.contains(".") ? number : number / 255
                }
                let alpha = components["alpha"].flatMap(Double.init) ?? 1
                if let white = value("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
                guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
                return RGBA(red: red, green: green, blue: blue, alpha: alpha)
            }
        }
    }
}

extension AssetPicture {
    /// A picture from the bytes of a PNG file; nil when they are none.
    init?(inline data: Data, scale: CGFloat) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard data.count >= 24, data.prefix(8).elementsEqual(signature) else { return nil }
        func number(_ offset: Int) -> Int {
            data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        self.init(
            key: "data-\(data.count)-\(data.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })",
            data: data, scale: scale, size: CGSize(width: CGFloat(number(16)) / scale, height: CGFloat(number(20)) / scale),
            isTemplate: false)
    }
}
