import Foundation

/// Contexts that are open on a thread, the last on top.
enum ContextStack {
    private static let key = "openactivitykit.contexts"

    static var contexts: [(context: CGContext, scale: CGFloat)] {
        get { Thread.current.threadDictionary[key] as? [(context: CGContext, scale: CGFloat)] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static func make(_ size: CGSize, scale: CGFloat) -> CGContext? {
        CGContext(
            width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)), scale: scale, isFlipped: true)
    }
}

/// The context that is drawn on now. Apple: UIKit/UIGraphicsGetCurrentContext(). Fidelity: documented.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.contexts.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append((context, 1)) }
public func UIGraphicsPopContext() { if !ContextStack.contexts.isEmpty { ContextStack.contexts.removeLast() } }

/// Opens a context of pixels. Apple: UIKit/UIGraphicsBeginImageContextWithOptions(_:_:_:). Fidelity: documented.
///
/// - Parameter scale: Pixels per point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? UITraitCollection.current.displayScale : scale
    guard let context = ContextStack.make(size, scale: scale) else { return }
    if isOpaque { context.fill(CGRect(origin: .zero, size: size)) }
    ContextStack.contexts.append((context, scale))
}
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ContextStack.contexts.last, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// How a renderer's pixels are. Apple: UIKit/UIGraphicsImageRendererFormat. Fidelity: documented.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; 0 is the screen's.
    open var scale: CGFloat
    open var opaque = false

    public override init() { scale = UITraitCollection.current.displayScale }
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a renderer draws on. Apple: UIKit/UIGraphicsImageRendererContext. Fidelity: documented.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let scale: CGFloat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, scale: CGFloat) {
        cgContext = context
        self.format = format
        self.scale = scale
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    /// What was drawn until now.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// Makes pictures from drawing. Apple: UIKit/UIGraphicsImageRenderer. Fidelity: documented.
open class UIGraphicsImageRenderer: NSObject {
    /// In points.
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// - Returns: An empty picture when a side is not from 1 to 32000 pixels.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.scale == 0 ? UITraitCollection.current.displayScale : format.scale
        guard let context = ContextStack.make(bounds.size, scale: scale) else { return UIImage() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if format.opaque { context.fill(bounds) }
        ContextStack.contexts.append((context, scale))
        let rendering = UIGraphicsImageRendererContext(context, format, scale: scale)
        actions(rendering)
        UIGraphicsPopContext()
        return rendering.currentImage
    }

    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }
}
