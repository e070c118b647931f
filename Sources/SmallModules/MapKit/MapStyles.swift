public import SwiftUI

// How a map looks, what stands beside it, and what a widget cannot use of it.

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
  /// Whether the world is seen from above instead of drawn.
  let isSatellite: Bool

  public static var standard: MapStyle { MapStyle(isSatellite: false) }
  public static var imagery: MapStyle { MapStyle(isSatellite: true) }
  public static var hybrid: MapStyle { MapStyle(isSatellite: true) }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { standard }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { hybrid }
}

private struct MapStyleKey: EnvironmentKey {
  static let defaultValue = MapStyle.standard
}
extension EnvironmentValues {
  var mapStyle: MapStyle {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }
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
  nonisolated public func mapStyle(_ style: MapStyle) -> some View {
    environment(\.mapStyle, style)
  }
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
