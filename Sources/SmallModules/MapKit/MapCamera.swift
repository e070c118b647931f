public import UIKit

/// Where a map looks from.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Meters above the ground.
  public var distance: Double
  /// Degrees from north, clockwise.
  public var heading: Double
  /// Degrees from straight down.
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }
  public static func == (a: Self, b: Self) -> Bool { a.parts == b.parts }
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
  private var parts: [Double] {
    [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch]
  }
}

/// What a map's camera follows.
public struct MapCameraPosition: Sendable {
  private indirect enum Content: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    case rect(MKMapRect)
    case item(MKMapItem)
    case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
  }
  private let content: Content

  public static let automatic = MapCameraPosition(content: .automatic)
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(content: .region(region)) }
  public static func rect(_ rect: MKMapRect) -> Self { Self(content: .rect(rect)) }
  public static func camera(_ camera: MapCamera) -> Self { Self(content: .camera(camera)) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    Self(content: .item(item))
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> Self {
    Self(content: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }

  public var region: MKCoordinateRegion? {
    if case .region(let region) = content { region } else { nil }
  }
  public var rect: MKMapRect? { if case .rect(let rect) = content { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = content { camera } else { nil } }
  public var item: MKMapItem? { if case .item(let item) = content { item } else { nil } }
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = content { fallback } else { nil }
  }
  public var followsUserLocation: Bool { fallbackPosition != nil }
  public var followsUserHeading: Bool {
    if case .userLocation(true, _) = content { true } else { false }
  }
  public var positionedByUser: Bool { false }
}

/// Names of places: what Core Location's stand-in says; with `--data none` requests fail as without a
/// connection.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public let location: CLLocation
  open var preferredLocale: Locale?
  open var isCancelled: Bool { false }
  open var isLoading: Bool { false }
  public init?(location: CLLocation) { self.location = location }
  open func cancel() {}
  open var mapItems: [MKMapItem] {
    get async throws { try items() }
  }
  open func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void)
  {
    do { completionHandler(try items(), nil) } catch { completionHandler(nil, error) }
  }

  private func items() throws -> [MKMapItem] {
    guard let place = StandInPlace.current else { throw URLError(.notConnectedToInternet) }
    let item = MKMapItem(placemark: MKPlacemark(coordinate: location.coordinate))
    item.name = place.placemark(at: location).name
    return [item]
  }
}
