public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  /// The Mac's name of `authorizedAlways`.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
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
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
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
  public func locationManager(_ m: CLLocationManager, didVisit visit: CLVisit) {}
}

/// Where the device is, by `location.json` of `--data` or a sample; with `--data none` requests fail
/// with `CLError.denied`, as on a device whose user said no.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { sayAuthorization() }
  }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  public override init() {}
  open var location: CLLocation? { StandInPlace.current?.location }
  open var heading: CLHeading? { nil }
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open var isAuthorizedForWidgetUpdates: Bool { StandInPlace.standIn.isAllowed }
  open class func authorizationStatus() -> CLAuthorizationStatus {
    StandInPlace.standIn.isAllowed ? .authorizedWhenInUse : .denied
  }
  open class func locationServicesEnabled() -> Bool { StandInPlace.standIn.isAllowed }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool {
    StandInPlace.standIn.isAllowed
  }
  open class func isMonitoringAvailable(for region: AnyClass) -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {
    if let place = location {
      delegate?.locationManager(self, didUpdateLocations: [place])
    } else {
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
  open func startUpdatingLocation() { requestLocation() }
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() { requestLocation() }
  open func stopMonitoringSignificantLocationChanges() {}
  /// Nobody comes or goes while a widget is drawn.
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
  open var monitoredRegions: Set<CLRegion> { [] }

  /// A new delegate hears of the authorization a little later, when it has finished its own start.
  private func sayAuthorization() {
    guard delegate != nil else { return }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }
}

public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case regionMonitoringDenied, regionMonitoringFailure, regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
    case deferredDistanceFiltered, deferredCanceled
    case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError

    /// `case CLError.denied` of a switch or a catch.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var denied: Code { .denied }
  public static var locationUnknown: Code { .locationUnknown }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
}
