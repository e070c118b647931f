/// Where the device is, by `location.json` or the sample.
package struct StandInPlace: Decodable, Sendable {
  /// Degrees, north positive.
  package var latitude: Double
  /// Degrees, east positive.
  package var longitude: Double
  /// Meters.
  package var altitude: Double?
  /// By the names of `CLPlacemark`'s properties.
  package var placemark: [String: String]?

  /// Who asks, and the fixture's file.
  package static let standIn = StandIn("Core Location", "location.json")

  /// Apple's visitors see its own park in every simulator; the sample is a city by the sea.
  private static let sample = StandInPlace(
    latitude: 37.7793, longitude: -122.4193, altitude: 16,
    placemark: [
      "name": "Civic Center", "thoroughfare": "Grove St", "subThoroughfare": "99",
      "locality": "San Francisco", "subLocality": "Civic Center", "administrativeArea": "CA",
      "subAdministrativeArea": "San Francisco", "postalCode": "94102", "isoCountryCode": "US",
      "country": "United States",
    ])

  /// nil where the person does not let widgets know.
  package static var current: StandInPlace? {
    guard standIn.isAllowed else { return nil }
    let place: StandInPlace? = standIn.fixture()
    return place.flatMap { $0.isOnEarth ? $0 : nil } ?? sample
  }

  private var isOnEarth: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

  /// The place as Core Location gives it, at the moment that is shown.
  package var location: CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: altitude ?? 0, horizontalAccuracy: 15, verticalAccuracy: 10,
      timestamp: Date.vitrineNow())
  }

  /// What stands at a place: the device's own where it is near, else the place without a name.
  package func placemark(at other: CLLocation) -> CLPlacemark {
    // A city's width, meters (estimate).
    let isHere = other.distance(from: location) < 30_000
    return CLPlacemark(isHere ? placemark ?? [:] : [:], place: other)
  }
}
