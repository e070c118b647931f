public import SwiftUI

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

/// A map. A device draws a sign in its place in a widget; here it is a field that looks like a map, with
/// what the widget puts on it, and a warning says so.
public struct Map<Content>: PrimitiveView {
  public typealias Body = Never
  nonisolated private let position: MapCameraPosition
  nonisolated private let collect: @MainActor (ResolveContext) -> [MapMark]

  nonisolated private init(
    at position: MapCameraPosition,
    _ collect: @escaping @MainActor (ResolveContext) -> [MapMark] = { _ in [] }
  ) {
    (self.position, self.collect) = (position, collect)
  }

  package func resolve(_ context: ResolveContext) -> [Node] {
    context.session.report(
      .warning,
      "'Map' is not supported in a widget: a device draws a sign in place of this stand-in; "
        + "show a picture of MKMapSnapshotter's")
    return context.child(0).resolve(
      MapField(position: position, marks: collect(context.child(1))))
  }
}

extension Map where Content: MapContent {
  nonisolated private init(at position: MapCameraPosition, content: Content) {
    nonisolated(unsafe) let content = content
    self.init(at: position) { $0.mapMarks(content) }
  }
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) { self.init(at: position.wrappedValue, content: content()) }
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) { self.init(at: initialPosition, content: content()) }
  nonisolated public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(at: position.wrappedValue, content: content()) }
  nonisolated public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(at: initialPosition, content: content()) }
}
extension Map where Content == EmptyMapContent {
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(at: position.wrappedValue) }
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) { self.init(at: initialPosition) }
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(at: .region(coordinateRegion.wrappedValue), showsUser: showsUserLocation)
  }
  nonisolated public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(at: .rect(mapRect.wrappedValue), showsUser: showsUserLocation) }
  nonisolated public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    // Annotations are values; their views are built where the map is drawn.
    nonisolated(unsafe) let annotations = annotationItems.map {
      annotationContent($0) as? any MarkedMapAnnotation
    }
    self.init(at: .region(coordinateRegion.wrappedValue), showsUser: showsUserLocation) {
      annotations.compactMap { $0?.mark }
    }
  }
  nonisolated private init(
    at position: MapCameraPosition, showsUser: Bool,
    marks: @escaping @MainActor () -> [MapMark] = { [] }
  ) {
    self.init(at: position) { context in
      marks() + (showsUser ? UserAnnotation().marks(context) : [])
    }
  }
}
