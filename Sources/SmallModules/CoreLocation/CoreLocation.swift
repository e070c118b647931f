@_exported public import VitrineFoundation

public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres.
public typealias CLLocationAccuracy = Double
/// Metres a second.
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 4
public let kCLDistanceFilterNone: CLLocationDistance = -1

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double)
  -> CLLocationCoordinate2D
{ CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
public func CLLocationCoordinate2DIsValid(_ c: CLLocationCoordinate2D) -> Bool {
  abs(c.latitude) <= 90 && abs(c.longitude) <= 180
}

open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy, course, speed) = (0, 0, -1, -1, -1)
    timestamp = Date()
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
    (course, speed) = (-1, -1)
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Metres along the great circle of a sphere of 6 371 km (Apple's ellipsoid differs by up to
  /// 0.5 %).
  open func distance(from other: CLLocation) -> CLLocationDistance {
    let rad = Double.pi / 180
    let (a, b) = (coordinate, other.coordinate)
    let dLat = (b.latitude - a.latitude) * rad
    let dLon = (b.longitude - a.longitude) * rad
    let h =
      sin(dLat / 2) * sin(dLat / 2)
      + cos(a.latitude * rad) * cos(b.latitude * rad) * sin(dLon / 2) * sin(dLon / 2)
    return 2 * 6_371_000 * asin(min(1, h.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
}
extension CLLocationManagerDelegate {
  public func locationManager(_ m: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ m: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ m: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ m: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ m: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ m: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
}

/// Where the device is. Nobody has allowed it to be known: requests fail with `CLError.denied`, as
/// on a device whose user said no.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  public override init() {}
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
  open func startUpdatingLocation() { requestLocation() }
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open var monitoredRegions: Set<CLRegion> { [] }
}

public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var denied: Code { .denied }
  public static var locationUnknown: Code { .locationUnknown }
  public static var network: Code { .network }
}

open class CLHeading: NSObject, @unchecked Sendable {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { 0 }
}

open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}

open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
  open func contains(_ c: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: c.latitude, longitude: c.longitude)) <= radius
  }
}

open class CLPlacemark: NSObject, @unchecked Sendable {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var timeZone: TimeZone? { nil }
  open var areasOfInterest: [String]? { nil }
}

/// Names of places. Inert: every question fails, there is no service.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() {}
  open var isGeocoding: Bool { false }
  open func cancelGeocode() {}
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale: Locale?) async throws
    -> [CLPlacemark]
  { throw CLError(.network) }
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
}

/// Live positions. Inert: the sequence ends at once.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public let isStationary: Bool
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default)
    -> AsyncStream<CLLocationUpdate>
  { AsyncStream { $0.finish() } }
}
