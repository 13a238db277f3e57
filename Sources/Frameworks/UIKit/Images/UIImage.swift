import Archive
import Assets
import Foundation
import PictureFiles

/// A picture. Apple: UIKit/UIImage. Fidelity: documented for what is here; symbols are stand-ins.
///
/// `@unchecked Sendable` holds: `NSObject` has no state, and no property changes after `init`.
open class UIImage: NSObject, @unchecked Sendable {
    /// Apple: UIKit/UIImage/RenderingMode.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// How a picture lies. Apple: UIKit/UIImage/Orientation. Pictures from files are turned upright when they are read.
    public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }

    /// Apple: UIKit/UIImage/ResizingMode.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    let content: UIImageContent
    public let renderingMode: RenderingMode
    /// In points.
    public let size: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    public let capInsets: UIEdgeInsets
    public let imageOrientation: Orientation

    init(_ content: UIImageContent, size: CGSize, scale: CGFloat, mode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero) {
        self.content = content
        self.size = size
        self.scale = scale
        self.capInsets = capInsets
        renderingMode = mode
        imageOrientation = .up
    }

    /// A picture without pixels.
    public convenience override init() { self.init(.empty, size: .zero, scale: 1) }

    convenience init(asset: AssetPicture) { self.init(.file(asset), size: asset.size, scale: asset.scale) }

    // MARK: Sources

    /// A picture of the asset catalogues, else a file of that name; nil when there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let traits = traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
        guard let found = try? AssetCatalogues.shared.picture(named: name, in: traits.assetSurroundings) else { return nil }
        self.init(asset: found)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// A picture file in memory; nil when it is none that can be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? AssetCatalogues.shared.picture(inline: data, scale: scale) else { return nil }
        self.init(asset: picture)
    }

    /// A picture file; `@2x` and `@3x` at the end of its name say how many pixels a point has.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameter orientation: Pixels are taken as upright whatever it says.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        self.init(
            .pixels(cgImage), size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale), scale: scale)
    }

    /// A symbol; nil when not even a stand-in is known.
    public convenience init?(systemName: String) { self.init(systemName: systemName, withConfiguration: nil) }

    public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
        let symbol = SymbolDrawing(name: systemName, configuration: configuration as? SymbolConfiguration ?? SymbolConfiguration())
        guard symbol.isKnown else { return nil }
        self.init(.symbol(symbol), size: symbol.size, scale: UITraitCollection.current.displayScale)
    }

    public convenience init?(systemName: String, compatibleWith traits: UITraitCollection?) {
        self.init(systemName: systemName, withConfiguration: nil)
    }

    // MARK: Changed copies

    private func copy(_ content: UIImageContent? = nil, mode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil) -> UIImage {
        UIImage(
            content ?? self.content, size: size, scale: scale, mode: mode ?? renderingMode, capInsets: capInsets ?? self.capInsets)
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(mode: mode) }

    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The picture's opacity in one colour.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy(.tinted(content, color, size, scale), mode: renderingMode == .automatic ? .alwaysOriginal : renderingMode)
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let symbol) = content, let configuration = configuration as? SymbolConfiguration else { return self }
        let changed = SymbolDrawing(name: symbol.name, configuration: symbol.configuration.applying(configuration))
        return UIImage(.symbol(changed), size: changed.size, scale: scale, mode: renderingMode)
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }

    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .stretch) -> UIImage {
        copy(capInsets: insets)
    }

    /// A smaller picture, as large as fits into a size in points.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }

    // MARK: Pixels

    public var cgImage: CGImage? { content.pixels(size: size, scale: scale) }
    public var isSymbolImage: Bool { if case .symbol = content { return true } else { return false } }
    public var symbolConfiguration: SymbolConfiguration? {
        if case .symbol(let symbol) = content { return symbol.configuration } else { return nil }
    }

    /// A PNG file; nil for a picture without pixels.
    public func pngData() -> Data? { cgImage?.picture.png() }

    /// A JPEG file; nil for a picture without pixels, and where GdkPixbuf is not installed.
    ///
    /// - Parameter compressionQuality: 0 is small, 1 good.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let cgImage else { return nil }
        return try? cgImage.picture.jpeg(quality: Double(compressionQuality))
    }

    /// What SwiftUI draws of it: a file and its pixels per point; nil for a picture without pixels.
    package var encoded: AssetPicture? {
        if case .file(let picture) = content { return picture }
        guard let data = pngData() else { return nil }
        return AssetPicture(key: "", data: data, scale: scale, size: size, isTemplate: isSymbolImage)
    }

    // MARK: Drawing on the current context

    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.paint(image, in: rect, opacity: alpha)
        context.restoreGState()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || content == other.content && size == other.size && renderingMode == other.renderingMode
    }
    open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}

/// What a picture is made of.
indirect enum UIImageContent: Equatable, Sendable {
    case empty
    case file(AssetPicture)
    case pixels(CGImage)
    case symbol(SymbolDrawing)
    case tinted(UIImageContent, UIColor, CGSize, CGFloat)

    /// - Parameters:
    ///   - size: In points.
    ///   - scale: Pixels per point.
    func pixels(size: CGSize, scale: CGFloat) -> CGImage? {
        switch self {
        case .empty: return nil
        case .pixels(let image): return image
        case .symbol(let symbol): return symbol.pixels(scale: scale)
        case .file(let picture):
            guard let file = try? PictureFile(picture.data) else { return nil }
            let enlargement = file.format.isVector ? UITraitCollection.current.displayScale : 1
            return (try? file.surface(scale: enlargement)).map(CGImage.init)
        case .tinted(let content, let color, let size, let scale):
            guard let image = content.pixels(size: size, scale: scale),
                let context = CGContext(width: image.width, height: image.height, scale: 1, isFlipped: true)
            else { return nil }
            let area = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
            context.paint(image, in: area)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color.cgColor)
            context.fill(area)
            return context.makeImage()
        }
    }
}
