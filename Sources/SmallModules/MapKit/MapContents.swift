public import SwiftUI

// What stands on a map, and how it looks. Nothing of it is drawn in a widget.

public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) {}
}
extension Marker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
}
extension Marker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  nonisolated public init(item: MKMapItem) {}
}
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
extension Annotation where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct MapPolyline: MapContent {
  public enum ContourStyle: Sendable { case straight, geodesic }
  public typealias Body = Never
  nonisolated public init(
    coordinates: some Sequence<CLLocationCoordinate2D>, contourStyle: ContourStyle = .straight
  ) {}
  nonisolated public init(
    points: some Sequence<MKMapPoint>, contourStyle: ContourStyle = .straight
  ) {}
  nonisolated public init(_ polyline: MKPolyline) {}
}
extension MapPolyline {
  nonisolated public init(_ route: MKRoute) {}
}
public struct MapPolygon: MapContent {
  public typealias Body = Never
  nonisolated public init(coordinates: some Sequence<CLLocationCoordinate2D>) {}
  nonisolated public init(_ polygon: MKPolygon) {}
}
public struct MapCircle: MapContent {
  public typealias Body = Never
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  nonisolated public init(_ circle: MKCircle) {}
}
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  nonisolated public init() {}
  nonisolated public init<Content: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}
extension MapContent {
  nonisolated public func tint<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  nonisolated public func tint(_ color: Color?) -> some MapContent { self }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some MapContent
  { self }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent
  { self }
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}
public struct MapStyle: Sendable {
  public struct Elevation: Sendable {
    public static let automatic = Elevation()
    public static let flat = Elevation()
    public static let realistic = Elevation()
  }
  public struct StandardEmphasis: Sendable {
    public static let automatic = StandardEmphasis()
    public static let muted = StandardEmphasis()
  }
  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}
public struct MapCameraUpdateFrequency: Sendable {
  public static let continuous = MapCameraUpdateFrequency()
  public static let onEnd = MapCameraUpdateFrequency()
}
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}
public struct MapProxy {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
    -> CLLocationCoordinate2D?
  { nil }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  { nil }
}
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
    self.content = content
  }
  public var body: some View { content(MapProxy()) }
}
public struct MapUserLocationButton: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapCompass: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapScaleView: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
public struct MapPitchToggle: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}
open class MKLookAroundScene: NSObject, @unchecked Sendable {}
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  open var scene: MKLookAroundScene? { get async throws { nil } }
}
public struct LookAroundPreview: View {
  nonisolated public init(initialScene: MKLookAroundScene?, allowsNavigation: Bool = true) {}
  nonisolated public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true
  ) {}
  public var body: some View { UnsupportedView("LookAroundPreview") }
}

extension View {
  nonisolated public func mapStyle(_ style: MapStyle) -> some View { inert("mapStyle") }
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { inert("mapScope") }
  nonisolated public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View {
    inert("mapControls")
  }
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View {
    inert("mapControlVisibility")
  }
  nonisolated public func mapFeatureSelectionDisabled(_ disabled: @escaping (Any) -> Bool)
    -> some View
  { inert("mapFeatureSelectionDisabled") }
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { inert("onMapCameraChange") }
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { inert("onMapCameraChange") }
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true
  ) -> some View { inert("lookAroundViewer") }
  nonisolated public func mapItemDetailSheet(
    isPresented: Binding<Bool>, item: MKMapItem?, displaysMap: Bool = true
  ) -> some View { inert("mapItemDetailSheet") }
  nonisolated public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { inert("mapItemDetailSheet") }
}
