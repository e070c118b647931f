/// A place on the plane that maps are drawn on: Web Mercator, 268,435,456 units around the earth.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  static let width = 268_435_456.0
  public init(_ c: CLLocationCoordinate2D) {
    let sine = min(max(sin(c.latitude * .pi / 180), -0.9999), 0.9999)
    x = (c.longitude + 180) / 360 * Self.width
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.width
  }
  public var coordinate: CLLocationCoordinate2D {
    let n = Double.pi * (1 - 2 * y / Self.width)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(n)) * 180 / .pi, longitude: x / Self.width * 360 - 180)
  }
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
      from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}
public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.width, height: MKMapPoint.width)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public var isNull: Bool { origin.x == .infinity }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
public protocol MKOverlay: MKAnnotation { var boundingMapRect: MKMapRect { get } }
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
  public override init() {}
}
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}
open class MKMultiPoint: MKShape, @unchecked Sendable {
  let places: [CLLocationCoordinate2D]
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = Array(UnsafeBufferPointer(start: coordinates, count: count))
  }
  open var pointCount: Int { places.count }
  open var boundingMapRect: MKMapRect {
    places.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize())) }
  }
}
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {}
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {}
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    coordinate = center
  }
  open var boundingMapRect: MKMapRect {
    MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize())
  }
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0x0fff_ffff)
}
open class MKRoute: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
}
/// Ways between places. Inert: none is known.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.automobile
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var requestsAlternateRoutes = false
    public override init() {}
  }
  open class Response: NSObject, @unchecked Sendable { open var routes: [MKRoute] { [] } }
  open class ETAResponse: NSObject, @unchecked Sendable {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
  }
  public init(request: Request) {}
  open func calculate() async throws -> Response { throw CocoaError(.featureUnsupported) }
  open func calculateETA() async throws -> ETAResponse { throw CocoaError(.featureUnsupported) }
  open func cancel() {}
}

/// Lengths of ways in words, in the units of the locale.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  open var locale: Locale! = .current
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default
  open func string(fromDistance distance: CLLocationDistance) -> String {
    Measurement(value: distance, unit: UnitLength.meters).formatted(
      // The default is spelled out, as in Meshtastic's picture of Apple's: 350 feet, 62 miles.
      .measurement(width: unitStyle == .abbreviated ? .abbreviated : .wide, usage: .road)
        .locale(locale ?? .current))
  }
  /// Of a number of meters.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let meters as any BinaryFloatingPoint: string(fromDistance: Double(meters))
    case let meters as any BinaryInteger: string(fromDistance: Double(meters))
    case let meters as NSNumber: string(fromDistance: meters.doubleValue)
    default: nil
    }
  }
}

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  public static let park = Self(rawValue: "MKPOICategoryPark")
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  public static let store = Self(rawValue: "MKPOICategoryStore")
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  public static let evCharger = Self(rawValue: "MKPOICategoryEVCharger")
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
}
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter(including: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}
open class MKMapConfiguration: NSObject, @unchecked Sendable {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
}
open class MKStandardMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() {}
  public convenience init(elevationStyle: ElevationStyle) { self.init() }
}
open class MKImageryMapConfiguration: MKMapConfiguration, @unchecked Sendable {
  public override init() {}
}
