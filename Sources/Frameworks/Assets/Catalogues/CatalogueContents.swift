import Archive
import Foundation

/// `Contents.json` of a set or group.
struct CatalogueContents: Decodable {
    var images: [ImageEntry]?
    var colors: [ColorEntry]?
    var data: [FileEntry]?
    var symbols: [FileEntry]?
    var properties: Properties?

    init(folder: URL) throws {
        self = try JSONDecoder().decode(
            CatalogueContents.self, from: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
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

    struct FileEntry: Decodable { var filename: String? }

    struct ImageEntry: Decodable {
        var filename: String?
        var scale: String?
        var idiom: String?
        var languageDirection: String?
        var appearances: [Appearance]?

        enum CodingKeys: String, CodingKey {
            case filename, scale, idiom, appearances
            case languageDirection = "language-direction"
        }

        var isForPhones: Bool { ["universal", "iphone", nil].contains(idiom) }
        /// Pixels per point; a file without one, as vectors have it, counts as 1.
        var factor: CGFloat { scale.flatMap { Double($0.dropLast()) } ?? 1 }
    }

    struct ColorEntry: Decodable {
        var color: ColorValue?
        var idiom: String?
        var displayGamut: String?
        var appearances: [Appearance]?

        enum CodingKeys: String, CodingKey {
            case color, idiom, appearances
            case displayGamut = "display-gamut"
        }

        var isForPhones: Bool { ["universal", "iphone", nil].contains(idiom) }
    }

    struct ColorValue: Decodable {
        var components: [String: String]?
        var colorSpace: String?
        /// Name of a colour of the system.
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case colorSpace = "color-space"
        }

        var value: CatalogueColor? { reference.map(CatalogueColor.system) ?? rgba.map(CatalogueColor.components) }

        /// Components are fractions, numbers up to 255, or hexadecimal.
        private var rgba: RGBA? {
            guard let components else { return nil }
            func value(_ name: String) -> Double? {
                guard let text = components[name] else { return nil }
                if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
                guard let number = Double(text) else { return nil }
                let fraction = text.contains(".") || number <= 1 ? number : number / 255
                return colorSpace == "extended-linear-srgb" ? Self.encoded(fraction) : fraction
            }
            let alpha = components["alpha"].flatMap(Double.init) ?? 1
            if let white = value("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
            guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
            return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        }

        private static func encoded(_ value: Double) -> Double {
            value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
    }

    /// The entries that name the appearance best: none of them asks for what is not so.
    static func best<Entry>(
        _ entries: [Entry], _ isDark: Bool, _ hasIncreasedContrast: Bool, appearances: (Entry) -> [Appearance]?
    ) -> [Entry] {
        func score(_ entry: Entry) -> Int? {
            var score = 0
            for appearance in appearances(entry) ?? [] {
                switch (appearance.appearance, appearance.value) {
                case ("luminosity", "dark"): guard isDark else { return nil }
                case ("luminosity", "light"): guard !isDark else { return nil }
                case ("contrast", "high"): guard hasIncreasedContrast else { return nil }
                default: return nil
                }
                score += appearance.appearance == "luminosity" ? 2 : 1
            }
            return score
        }
        let scores = entries.map(score)
        guard let highest = scores.compactMap({ $0 }).max() else { return [] }
        return zip(entries, scores).filter { $0.1 == highest }.map(\.0)
    }
}
