import Foundation

/// A tap that a hand feels. Apple: UIKit/UIFeedbackGenerator. Compiles along: a machine has no motor.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

/// Apple: UIKit/UIImpactFeedbackGenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle = .medium) {}
    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// Apple: UIKit/UINotificationFeedbackGenerator.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    open func notificationOccurred(_ type: FeedbackType) {}
}

/// Apple: UIKit/UISelectionFeedbackGenerator.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// The clipboard, inside this process. Apple: UIKit/UIPasteboard.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()
    open var string: String?
    open var url: URL?
    open var image: UIImage?
    open var hasStrings: Bool { string != nil }
}

/// What the person set for accessibility; nothing here. Apple: UIKit/UIAccessibility.
public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
}
