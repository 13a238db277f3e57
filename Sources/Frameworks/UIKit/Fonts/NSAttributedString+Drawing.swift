import Archive
import CPango
import Foundation
import Typesetting

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// How text is measured and drawn. Apple: UIKit/NSStringDrawingOptions. Fidelity: documented.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}

/// Apple: UIKit/NSStringDrawingContext. Compiles along.
open class NSStringDrawingContext: NSObject {}

extension NSAttributedString {
    /// Font, colour, kerning and baseline are followed; 12 points and black without them.
    private func request(width: CGFloat?) -> TextRequest {
        var runs: [TextRun] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            let font = (attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)).descriptor
            let color = (attributes[.foregroundColor] as? UIColor ?? .black).rgba(in: .current)
            let text = (string as NSString).substring(with: range)
            runs.append(
                TextRun(
                    content: .string(text), font: font, paint: .color(color),
                    tracking: Double(attributes[.tracking] as? CGFloat ?? 0), kerning: Double(attributes[.kern] as? CGFloat ?? 0),
                    baselineOffset: Double(attributes[.baselineOffset] as? CGFloat ?? 0)))
        }
        return TextRequest(runs: runs, width: width.map(Double.init), pixelsPerPoint: Double(UITraitCollection.current.displayScale))
    }

    /// The size of one line for each paragraph, in points.
    public func size() -> CGSize {
        guard length > 0 else { return .zero }
        return Typesetter.shared.layout(request(width: nil), at: Date()).size
    }

    /// The room that the text takes in a width.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard length > 0 else { return .zero }
        let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 100_000
        return CGRect(origin: .zero, size: Typesetter.shared.layout(request(width: isWrapped ? size.width : nil), at: Date()).size)
    }

    /// Draws on the current context, in lines of the rectangle's width.
    public func draw(in rect: CGRect) {
        guard length > 0, let context = UIGraphicsGetCurrentContext()?.context else { return }
        Typesetter.shared.draw(request(width: rect.width), in: rect, at: Date(), on: context, asPaths: false) { paint in
            guard case .color(let color) = paint else { return }
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        }
    }
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
}

extension StringProtocol {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(self), attributes: attributes)
    }

    /// Apple: UIKit, Foundation/NSString/size(withAttributes:). Fidelity: documented.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attributes).size() }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context) }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attributes)
    }
}
