public import SwiftUI

// `Map` and its content. A widget cannot show a map: the system draws a sign in its place.

@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
}
extension Never: MapContent {}
extension MapContent where Body == Never {
  public var body: Never { fatalError("a map's content is not drawn") }
}
public struct EmptyMapContent: MapContent {
  nonisolated public init() {}
  public typealias Body = Never
}
@resultBuilder public struct MapContentBuilder {
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> EmptyMapContent {
    EmptyMapContent()
  }
  public static func buildIf<C: MapContent>(_ content: C?) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither<C: MapContent>(first content: C) -> EmptyMapContent {
    EmptyMapContent()
  }
  public static func buildEither<C: MapContent>(second content: C) -> EmptyMapContent {
    EmptyMapContent()
  }
  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> EmptyMapContent {
    EmptyMapContent()
  }
}
extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
}
extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  nonisolated public init(
    _ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content
  ) { self.init(data: data, content: content, identity: { $0 }) }
}
extension Group: MapContent where Content: MapContent {}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}
public enum MapUserTrackingMode: Sendable { case none, follow }
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion? = nil, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

public struct Map<Content>: View {
  public var body: some View { UnsupportedView("Map") }
}
extension Map where Content: MapContent {
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {}
  nonisolated public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}
  nonisolated public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {}
}
extension Map where Content == EmptyMapContent {
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  nonisolated public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {}
}
public protocol MapAnnotationProtocol {}
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}
