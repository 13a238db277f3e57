import Archive
import CPango
import Foundation
import PictureFiles
import Typesetting

extension UIImage {
    /// How a picture is to look. Apple: UIKit/UIImage/Configuration. Fidelity: documented for symbols.
    ///
    /// `@unchecked Sendable` holds: neither it nor its subclass has anything that changes after `init`.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// Apple: UIKit/UIImage/SymbolScale.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }

    /// Apple: UIKit/UIImage/SymbolWeight.
    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How a symbol is to look. Apple: UIKit/UIImage/SymbolConfiguration. Fidelity: documented.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {  // holds: as for its superclass.
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale
        let palette: [UIColor]
        let rendering: SymbolRequest.Rendering?

        init(
            pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, palette: [UIColor] = [],
            rendering: SymbolRequest.Rendering? = nil
        ) {
            self.pointSize = pointSize
            self.weight = weight
            self.scale = scale
            self.palette = palette
            self.rendering = rendering
        }

        public convenience override init() { self.init(pointSize: nil, weight: .unspecified, scale: .unspecified) }
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified) }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
        }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: .some(pointSize), weight: weight, scale: scale)
        }
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, weight: .unspecified, scale: scale) }
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight, scale: .unspecified) }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .unspecified, scale: .unspecified)
        }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .unspecified, scale: scale)
        }
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(pointSize: .some(font.pointSize), weight: SymbolWeight(font.descriptor.weight), scale: scale)
        }
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, palette: paletteColors, rendering: .palette)
        }
        public convenience init(hierarchicalColor: UIColor) {
            self.init(
                pointSize: nil, weight: .unspecified, scale: .unspecified, palette: [hierarchicalColor], rendering: .hierarchical)
        }
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified, rendering: .multicolor)
        }

        /// This configuration with what the other specifies.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale, palette: other.palette.isEmpty ? palette : other.palette,
                rendering: other.rendering ?? rendering)
        }
    }
}

extension UIImage.SymbolWeight {
    init(_ weight: Int) { self = Self(rawValue: min(max(weight / 100, 1), 9)) ?? .regular }
    /// From 100 to 900.
    var value: Int { self == .unspecified ? 400 : rawValue * 100 }
}

/// A symbol as pixels.
struct SymbolDrawing: Equatable, Sendable {
    let name: String
    let configuration: UIImage.SymbolConfiguration
    private let layout: SymbolLayout
    private let request: SymbolRequest

    init(name: String, configuration: UIImage.SymbolConfiguration) {
        self.name = name
        self.configuration = configuration
        let scale: SymbolRequest.Scale =
            configuration.scale == .small ? .small : configuration.scale == .large ? .large : .medium
        let paints = configuration.palette.map { Paint.color($0.rgba(in: .current)) }
        request = SymbolRequest(
            name: name, font: FontDescriptor(size: Double(configuration.pointSize ?? 17), weight: configuration.weight.value),
            scale: scale, rendering: configuration.rendering ?? .monochrome, paints: paints.isEmpty ? [.color(.black)] : paints)
        layout = Typesetter.shared.layout(request)
    }

    var isKnown: Bool { layout.grade != .missing }
    /// In points.
    var size: CGSize { layout.size }

    func pixels(scale: CGFloat) -> CGImage? {
        let picture = PictureSurface.drawing(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up))
        ) { context in
            cairo_scale(context, Double(scale), Double(scale))
            Typesetter.shared.draw(request, in: CGRect(origin: .zero, size: size), stretched: false, on: context) { paint in
                guard case .color(let color) = paint else { return }
                cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
            }
        }
        return picture.map(CGImage.init)
    }

    static func == (left: SymbolDrawing, right: SymbolDrawing) -> Bool { left.request == right.request }
}
