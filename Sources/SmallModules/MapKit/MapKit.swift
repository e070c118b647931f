@_exported public import UIKit

// Maps. There is no map here: a snapshot is a field that looks like one (`MapStandIn`), so that a
// widget's layout can be seen.

public struct MKCoordinateSpan: Hashable, Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Meters; a degree of latitude is 111 km.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.center = center
    let shrink = max(0.01, cos(center.latitude * .pi / 180))
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_000,
      longitudeDelta: longitudinalMeters / (111_000 * shrink))
  }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      [:], place: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }
  public required init?(coder: NSCoder) {
    let place = coder.decodeObject(of: CLLocation.self, forKey: "location")
    coordinate = place?.coordinate ?? CLLocationCoordinate2D()
    super.init(coder: coder)
  }
  open var title: String? { name }
  open var countryCode: String? { isoCountryCode }
}

open class MKMapItem: NSObject, @unchecked Sendable {
  open var name: String?
  open var url: URL?
  public let placemark: MKPlacemark
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public convenience init(location: CLLocation, address: NSObject?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }
  open var phoneNumber: String?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  open var isCurrentLocation: Bool { false }
  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  /// A place that nobody knows: a widget's own is CoreLocation's business.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// Inert, as the next.
  @discardableResult
  open class func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    false
  }
  /// Inert: a widget opens nothing by itself.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 3
    open var mapType = MKMapType.standard
    open var traitCollection = UITraitCollection.current
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var mapRect = MKMapRect()
    open var camera: MKMapCamera?
    open var preferredConfiguration: MKMapConfiguration?
    public override init() {}
  }
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    public let traitCollection: UITraitCollection
    private let map: MapStandIn
    init(_ options: Options) {
      MapStandIn.say("MKMapSnapshotter")
      traitCollection = options.traitCollection
      map = MapStandIn(
        region: options.region, size: options.size,
        isDark: options.traitCollection.userInterfaceStyle == .dark,
        isSatellite: ![.standard, .mutedStandard].contains(options.mapType))
      image = map.image(scale: min(max(options.scale, 1), 3))
    }
    /// Where a coordinate is on the image, points.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      map.point(for: coordinate)
    }
  }
  private let options: Options
  public init(options: Options) { self.options = options }
  open var isLoading: Bool { false }
  open func start() async throws -> Snapshot { Snapshot(options) }
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(Snapshot(options), nil)
  }
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { completionHandler(Snapshot(options), nil) }
  open func cancel() {}
}
