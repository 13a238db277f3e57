import Archive
import Availability
import Foundation
import Synchronization

/// The device that is emulated. Rendering sets it; without it, a phone of the standard profile.
package struct EmulatedDevice: Sendable {
    package var profile: DeviceProfile

    package init(profile: DeviceProfile) { self.profile = profile }

    private static let shared = Mutex(EmulatedDevice(profile: .standard))

    package static var current: EmulatedDevice {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }
}

/// The device that the program runs on. Apple: UIKit/UIDevice. Fidelity: documented; the battery is full and orientation portrait.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()

    /// Apple: UIKit/UIDevice/BatteryState.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { SystemVersion.current.description }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The same for a program on a machine; a new one would come with each installation.
    open var identifierForVendor: UUID? { UUID(uuidString: "B3A0F6B2-6C5D-4B5B-9A1E-6E0C0F4A7D21") }
    open var isBatteryMonitoringEnabled = false
    /// 0 to 1, or -1 while monitoring is off.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    open var orientation: UIDeviceOrientation { .portrait }
    open var isMultitaskingSupported: Bool { true }
    open func beginGeneratingDeviceOrientationNotifications() {}
    open func endGeneratingDeviceOrientationNotifications() {}

    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// How the device is held. Apple: UIKit/UIDeviceOrientation. Fidelity: documented.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The screen of the device that is emulated. Apple: UIKit/UIScreen. Fidelity: documented.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// In points.
    open var bounds: CGRect { CGRect(origin: .zero, size: EmulatedDevice.current.profile.screen) }
    /// Pixels per point.
    open var scale: CGFloat { CGFloat(EmulatedDevice.current.profile.pixelsPerPoint) }
    open var nativeScale: CGFloat { scale }
    /// In pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    /// 0 to 1.
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 120 }
    open var traitCollection: UITraitCollection { .current }
}
