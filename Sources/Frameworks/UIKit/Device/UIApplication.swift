import Foundation
import Synchronization

/// Who opens addresses: the host of an app, or nobody, as while widgets are drawn.
package enum AddressOpening {
    private static let handler = Mutex<(@Sendable (URL) -> Bool)?>(nil)

    /// Sets who opens addresses; the closure says whether it did.
    package static func set(_ open: (@Sendable (URL) -> Bool)?) { handler.withLock { $0 = open } }
    package static func open(_ address: URL) -> Bool { handler.withLock { $0 }?(address) ?? false }
}

/// The running app. Apple: UIKit/UIApplication. Fidelity: documented for what is here.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// Apple: UIKit/UIApplication/State.
    public enum State: Int, Sendable { case active, inactive, background }

    /// Apple: UIKit/UIApplication/LaunchOptionsKey.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }

    /// Apple: UIKit/UIApplication/OpenExternalURLOptionsKey.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Apple: UIKit/UIApplication/OpenURLOptionsKey.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    open weak var delegate: (any UIApplicationDelegate)?
    open var applicationState: State { .active }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var windows: [UIWindow] { [] }
    open var connectedScenes: Set<UIScene> { [] }
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.current.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// More than anybody waits, as while an app is in front.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open private(set) var isRegisteredForRemoteNotifications = false

    /// Whether somebody would open the address.
    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Opens an address in this app or another.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = AddressOpening.open(url)
        completionHandler?(isOpened)
    }

    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { AddressOpening.open(url) }

    open func registerForRemoteNotifications() { isRegisteredForRemoteNotifications = true }
    open func unregisterForRemoteNotifications() { isRegisteredForRemoteNotifications = false }

    private var lastTask = 0

    /// Says that work goes on in the background; a program on a machine is not stopped, so the handler is not called.
    open func beginBackgroundTask(
        withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastTask += 1
        return UIBackgroundTaskIdentifier(rawValue: lastTask)
    }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public nonisolated static let significantTimeChangeNotification = Notification.Name("UIApplicationSignificantTimeChangeNotification")
}

/// A piece of work in the background. Apple: UIKit/UIBackgroundTaskIdentifier. Fidelity: documented.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What came of a fetch in the background. Apple: UIKit/UIBackgroundFetchResult. Fidelity: documented.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// A writing direction. Apple: UIKit/UIUserInterfaceLayoutDirection. Fidelity: documented.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// What an app does at the turns of its life. Apple: UIKit/UIApplicationDelegate. Compiles along: nobody calls these here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { false }
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.noData) }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}
