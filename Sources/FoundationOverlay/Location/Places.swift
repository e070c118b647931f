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

/// A place that somebody has named; archives keep it whole.
open class CLPlacemark: NSObject, NSSecureCoding, @unchecked Sendable {
  private let words: [String: String]
  private let place: CLLocation?

  public override convenience init() { self.init([:], place: nil) }
  /// - words: by the names of the properties.
  package init(_ words: [String: String], place: CLLocation?) {
    self.words = words
    self.place = place
  }
  public convenience init(placemark: CLPlacemark) {
    self.init(placemark.words, place: placemark.place)
  }
  public required init?(coder: NSCoder) {
    let words = coder.decodeObject(of: [NSDictionary.self, NSString.self], forKey: "words")
    self.words = words as? [String: String] ?? [:]
    place = coder.decodeObject(of: CLLocation.self, forKey: "location")
  }
  open func encode(with coder: NSCoder) {
    coder.encode(NSDictionary(dictionary: words), forKey: "words")
    coder.encode(place, forKey: "location")
  }
  open class var supportsSecureCoding: Bool { true }

  open var location: CLLocation? { place }
  open var name: String? { words["name"] }
  open var thoroughfare: String? { words["thoroughfare"] }
  open var subThoroughfare: String? { words["subThoroughfare"] }
  open var locality: String? { words["locality"] }
  open var subLocality: String? { words["subLocality"] }
  open var administrativeArea: String? { words["administrativeArea"] }
  open var subAdministrativeArea: String? { words["subAdministrativeArea"] }
  open var postalCode: String? { words["postalCode"] }
  open var isoCountryCode: String? { words["isoCountryCode"] }
  open var country: String? { words["country"] }
  open var timeZone: TimeZone? { words["timeZone"].flatMap(TimeZone.init(identifier:)) }
  open var areasOfInterest: [String]? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
}

/// Names of places: what `location.json` of `--data` or the sample says of the place where the device
/// is; other coordinates have no name. With `--data none` every question fails.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() {}
  open var isGeocoding: Bool { false }
  open func cancelGeocode() {}
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try Self.places(at: location)
  }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale: Locale?) async throws
    -> [CLPlacemark]
  { try Self.places(at: location) }
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    try Self.places(named: address)
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { Self.answer(completionHandler) { try Self.places(at: location) } }
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { Self.answer(completionHandler) { try Self.places(named: address) } }

  private static func places(at location: CLLocation) throws -> [CLPlacemark] {
    guard let place = StandInPlace.current else { throw CLError(.network) }
    return [place.placemark(at: location)]
  }

  /// Every address is where the device is, under the name that was asked for.
  private static func places(named address: String) throws -> [CLPlacemark] {
    guard let place = StandInPlace.current else { throw CLError(.network) }
    var words = place.placemark ?? [:]
    words["name"] = address
    return [CLPlacemark(words, place: place.location)]
  }

  private static func answer(
    _ handler: ([CLPlacemark]?, (any Error)?) -> Void, _ places: () throws -> [CLPlacemark]
  ) {
    do { handler(try places(), nil) } catch { handler(nil, error) }
  }
}

/// Live positions: where the device is, once; nothing where the person does not let widgets know.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public let isStationary: Bool
  // The place is the one that was given, or none: nothing was denied.
  public var authorizationDenied: Bool { false }
  public var authorizationDeniedGlobally: Bool { false }
  public var authorizationRestricted: Bool { false }
  public var authorizationRequestInProgress: Bool { false }
  public var insufficientlyInUse: Bool { false }
  public var serviceSessionRequired: Bool { false }
  public var accuracyLimited: Bool { false }
  public var locationUnavailable: Bool { location == nil }
  public var stationary: Bool { isStationary }
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  public static func liveUpdates(_ configuration: LiveConfiguration = .default)
    -> AsyncStream<CLLocationUpdate>
  {
    AsyncStream { stream in
      if let place = StandInPlace.current {
        stream.yield(CLLocationUpdate(location: place.location, isStationary: true))
      }
      stream.finish()
    }
  }
}

extension CLLocation {
  public var floor: CLFloor? { nil }
}
open class CLFloor: NSObject, @unchecked Sendable { open var level: Int { 0 } }
open class CLVisit: NSObject, @unchecked Sendable {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
}
open class CLBeaconRegion: CLRegion, @unchecked Sendable {}
open class CLBeacon: NSObject, @unchecked Sendable {}
/// Inert: a widget has no session in the background.
public final class CLBackgroundActivitySession: @unchecked Sendable {
  public init() {}
  public func invalidate() {}
}
