/// UIKit's map and what is on it, which no widget shows.
@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay)
    -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
@preconcurrency @MainActor open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var isSelected = false
  open var isDraggable = false
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  open var displayPriority: Float = 1000
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var glyphTintColor: UIColor?
  open var markerTintColor: UIColor?
  open var animatesWhenAdded = false
}
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {}
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var location: CLLocation? { nil }
}
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  public let memberAnnotations: [any MKAnnotation]
  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
  }
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineCap = CGLineCap.round
  open var lineJoin = CGLineJoin.round
  open var lineDashPattern: [NSNumber]?
}
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {}
}
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay: MKTileOverlay) { self.init(overlay: tileOverlay) }
}
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
  open var canReplaceMapContent = false
  open var tileSize = CGSize(width: 256, height: 256)
  public let urlTemplate: String?
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
  public let polylines: [MKPolyline]
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  open var boundingMapRect: MKMapRect {
    polylines.reduce(.null) { $0.union($1.boundingMapRect) }
  }
}
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
  public let polygons: [MKPolygon]
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}
/// Reads no features.
open class MKGeoJSONDecoder: NSObject, @unchecked Sendable {
  public override init() {}
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] { [] }
}
public protocol MKGeoJSONObject: NSObjectProtocol {}

/// Where a map is looked at from.
open class MKMapCamera: NSObject, @unchecked Sendable {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0
  public override init() {}
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (centerCoordinate, centerCoordinateDistance) = (center, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
  public convenience init(
    lookingAtCenter center: CLLocationCoordinate2D,
    fromEyeCoordinate eye: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init()
    (centerCoordinate, altitude) = (center, eyeAltitude)
  }
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region = MKCoordinateRegion()
  open var visibleMapRect = MKMapRect()
  open var centerCoordinate = CLLocationCoordinate2D()
  open var camera = MKMapCamera()
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var userTrackingMode = MKUserTrackingMode.none
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var isScrollEnabled = true
  open var isZoomEnabled = true
  open var isPitchEnabled = true
  open var isRotateEnabled = true
  open var userLocation: MKUserLocation { MKUserLocation() }
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = center
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setVisibleMapRect(
    _ rect: MKMapRect, edgePadding: UIEdgeInsets = .zero, animated: Bool
  ) { visibleMapRect = rect }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ all: [any MKAnnotation]) { annotations += all }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ all: [any MKAnnotation]) { all.forEach(removeAnnotation) }
  open func showAnnotations(_ all: [any MKAnnotation], animated: Bool) {}
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlays(_ all: [any MKOverlay]) { overlays += all }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ all: [any MKOverlay]) { all.forEach(removeOverlay) }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier id: String) {}
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    .zero
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    centerCoordinate
  }
}
