import Foundation

/// An outline. Apple: CoreGraphics/CGPath. Fidelity: documented.
///
/// `@unchecked Sendable` holds: elements are changed by `CGMutablePath` alone, which says that it is not for several threads, and
/// `copy()` gives a path that nobody changes.
open class CGPath: Equatable, @unchecked Sendable {
    /// One step. Apple gives it through `applyWithBlock`.
    package enum Step: Equatable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package internal(set) var steps: [Step]

    package init(_ steps: [Step]) { self.steps = steps }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(path.steps)
    }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(path.steps)
    }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(path.steps)
    }

    public var isEmpty: Bool { steps.isEmpty }

    /// The last point that was set.
    public var currentPoint: CGPoint {
        for step in steps.reversed() {
            switch step {
            case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): return point
            case .close: continue
            }
        }
        return .zero
    }

    /// The rectangle around all points, control points among them.
    public var boundingBox: CGRect {
        let points = steps.flatMap { step -> [CGPoint] in
            switch step {
            case .move(let point), .line(let point): return [point]
            case .quad(let point, let control): return [point, control]
            case .curve(let point, let first, let second): return [point, first, second]
            case .close: return []
            }
        }
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    public func copy() -> CGPath? { CGPath(steps) }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps.map { $0.applying(transform?.pointee ?? .identity) })
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }
}

extension CGPath.Step {
    package func applying(_ transform: CGAffineTransform) -> CGPath.Step {
        switch self {
        case .move(let point): return .move(point.applying(transform))
        case .line(let point): return .line(point.applying(transform))
        case .quad(let point, let control): return .quad(point.applying(transform), control: control.applying(transform))
        case .curve(let point, let first, let second):
            return .curve(point.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
        case .close: return .close
        }
    }
}
