import Foundation

/// Something that takes events. Apple: UIKit/UIResponder. Compiles along: there are no events here.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override nonisolated init() {}
    open var next: UIResponder? { nil }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }

    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
}

/// A session of an app's interface. Apple: UIKit/UIScene. Compiles along.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
    open var activationState: ActivationState { .foregroundActive }
}

/// Apple: UIKit/UIWindowScene. Compiles along.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var screen: UIScreen { .main }
}
