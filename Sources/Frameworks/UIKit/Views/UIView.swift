import Foundation

/// A rectangle of an interface. Apple: UIKit/UIView. Compiles along: a tree of views is kept, and nothing draws it, as widgets may not
/// have such views (WidgetKit, "Creating a widget extension").
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// Apple: UIKit/UIView/ContentMode.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft,
            bottomRight
    }

    /// Apple: UIKit/UIView/AutoresizingMask.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    open var frame: CGRect
    open var backgroundColor: UIColor?
    open var tintColor: UIColor = .tintColor
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isOpaque = true
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var transform = CGAffineTransform.identity
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?

    // `NSObject.init()` belongs to no actor, and neither do the initializers that it leads to.
    public nonisolated init(frame: CGRect) { self.frame = frame }
    public nonisolated convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { return nil }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var traitCollection: UITraitCollection { .current }
    open var window: UIWindow? { superview?.window }
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
    }
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    open func draw(_ rect: CGRect) {}
    open func didMoveToSuperview() {}
    open func didMoveToWindow() {}

    /// The changes happen at once.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { animations() }
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
}

/// Apple: UIKit/UIWindow. Compiles along.
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open weak var windowScene: UIWindowScene?
    open override var window: UIWindow? { self }
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
    open func makeKeyAndVisible() { isHidden = false }
}

/// Apple: UIKit/UIImageView. Compiles along.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage?
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
}

/// Apple: UIKit/UILabel. Compiles along.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont = .systemFont(ofSize: 17)
    open var textColor: UIColor = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
}

/// A look that lies over a view. Apple: UIKit/UIVisualEffect. Compiles along.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Apple: UIKit/UIBlurEffect. Compiles along.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
    }
    public let style: Style
    public init(style: Style) { self.style = style }
}

/// Apple: UIKit/UIVisualEffectView. Compiles along.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }
}
