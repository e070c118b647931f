// Core Location's types. They stand here and not in the module `CoreLocation`, which re-exports
// this one, because App Intents, MapKit and WeatherKit use them too.

public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters.
public typealias CLLocationAccuracy = Double
/// Meters a second.
public typealias CLLocationSpeed = Double
/// Meters a second.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees from north, clockwise.
public typealias CLLocationDirection = Double
/// Degrees.
public typealias CLLocationDirectionAccuracy = Double

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

open class CLLocation: NSObject, NSSecureCoding, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date
  /// In meters a second and degrees; negative: not known.
  open var speedAccuracy: CLLocationSpeedAccuracy { -1 }
  open var courseAccuracy: CLLocationDirectionAccuracy { -1 }

  public convenience override init() { self.init(latitude: 0, longitude: 0) }
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

  private static let numbers = [
    "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course",
    "speed",
    "timestamp",
  ]

  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Self.numbers[0]) else { return nil }
    let values = Self.numbers.map { coder.decodeDouble(forKey: $0) }
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: values[0], longitude: values[1]),
      altitude: values[2], horizontalAccuracy: values[3], verticalAccuracy: values[4],
      course: values[5], speed: values[6],
      timestamp: Date(timeIntervalSinceReferenceDate: values[7]))
  }

  open func encode(with coder: NSCoder) {
    let values = [
      coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy,
      course, speed, timestamp.timeIntervalSinceReferenceDate,
    ]
    for (name, value) in zip(Self.numbers, values) { coder.encode(value, forKey: name) }
  }

  open class var supportsSecureCoding: Bool { true }

  /// Meters along the great circle of a sphere of 6 371 km (Apple's ellipsoid differs by up to
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
