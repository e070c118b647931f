@_exported public import UIKit

// Maps. There is no map here: a snapshot is a plain field of the size asked for, so that a widget's
// layout can be seen.

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
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

open class MKMapItem: NSObject, @unchecked Sendable {
  open var name: String?
  open var url: URL?
  public let placemark: MKPlacemark
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public convenience init(location: CLLocation, address: NSObject?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
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
    public override init() {}
  }
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    private let options: Options
    init(_ options: Options) {
      self.options = options
      let format = UIGraphicsImageRendererFormat()
      format.scale = options.scale
      let size = options.size
      let isDark = options.traitCollection.userInterfaceStyle == .dark
      image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor(white: isDark ? 0.17 : 0.93, alpha: 1).setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    open func point(for c: CLLocationCoordinate2D) -> CGPoint {
      let region = options.region
      let x = (c.longitude - region.center.longitude) / max(region.span.longitudeDelta, 1e-9) + 0.5
      let y = 0.5 - (c.latitude - region.center.latitude) / max(region.span.latitudeDelta, 1e-9)
      return CGPoint(x: CGFloat(x) * options.size.width, y: CGFloat(y) * options.size.height)
    }
  }
  private let options: Options
  public init(options: Options) { self.options = options }
  open func start() async throws -> Snapshot { Snapshot(options) }
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(Snapshot(options), nil)
  }
  open func cancel() {}
}
