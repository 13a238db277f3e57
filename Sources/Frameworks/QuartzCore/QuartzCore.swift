@_exported import CoreGraphics
import UIKit

/// Seconds since the machine was started. Apple: QuartzCore/CACurrentMediaTime(). Fidelity: documented.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Apple: CoreFoundation/CFTimeInterval.
public typealias CFTimeInterval = Double

/// A layer of a view. Apple: QuartzCore/CALayer. Compiles along: nothing draws it.
open class CALayer: NSObject {
    open var frame = CGRect.zero
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var masksToBounds = false
    open var opacity: Float = 1
    open var isHidden = false
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize.zero
    open var shadowRadius: CGFloat = 3
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?
    public override init() {}
    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
}

/// Apple: QuartzCore/CAGradientLayer. Compiles along.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// Apple: QuartzCore/CAShapeLayer. Compiles along.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
}
