import Foundation

/// What the person allowed. Apple: CoreLocation/CLAuthorizationStatus. Fidelity: documented.
public enum CLAuthorizationStatus: Int32, Sendable { case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse }
/// Apple: CoreLocation/CLAccuracyAuthorization.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
/// Apple: CoreLocation/CLActivityType.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// Apple: CoreLocation/CLError. Fidelity: documented.
public struct CLError: Error, Sendable {
    public enum Code: Int, Sendable { case locationUnknown, denied, network, headingFailure }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// Where a device points. Apple: CoreLocation/CLHeading. Compiles along: no machine has a compass.
open class CLHeading: NSObject {
    open var magneticHeading: CLLocationDirection { -1 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
}

/// An area that is watched. Apple: CoreLocation/CLRegion. Compiles along.
open class CLRegion: NSObject {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true
    init(identifier: String) { self.identifier = identifier }
}

/// Apple: CoreLocation/CLCircularRegion. Fidelity: documented.
open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude)
            .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}

/// Hears about locations. Apple: CoreLocation/CLLocationManagerDelegate. Fidelity: documented.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Asks for locations. Apple: CoreLocation/CLLocationManager. Compiles along: a machine is nowhere, so nothing is allowed and every
/// request fails with `CLError.denied`.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var location: CLLocation? { nil }
    open var heading: CLHeading? { nil }
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    open private(set) var monitoredRegions: Set<CLRegion> = []

    public override init() {}
    open class func locationServicesEnabled() -> Bool { false }
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open class func headingAvailable() -> Bool { false }
    open func requestWhenInUseAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
    open func requestAlwaysAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }
    open func startUpdatingLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    open func requestLocation() { delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
    open func stopUpdatingLocation() {}
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func startMonitoringSignificantLocationChanges() {}
    open func stopMonitoringSignificantLocationChanges() {}
    open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
}
