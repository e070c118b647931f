public import SwiftUI

/// A balloon at a place, with a title below it.
public struct Marker<Label: View> {
  public typealias Body = Never
  enum Glyph: Sendable {
    case pin
    /// The icon of the label.
    case icon
    case text(Text)
  }
  let place: CLLocationCoordinate2D
  let label: Label
  let glyph: Glyph

  nonisolated private init(
    at place: CLLocationCoordinate2D, _ label: Label, glyph: Glyph
  ) {
    (self.place, self.label, self.glyph) = (place, label, glyph)
  }

  nonisolated public init(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) {
    self.init(at: coordinate, label(), glyph: Label.self is any MarkerLabel.Type ? .icon : .pin)
  }

  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    let picture =
      switch glyph {
      case .pin: AnyView(Image(systemName: "mappin"))
      case .icon: AnyView(label.labelStyle(.iconOnly))
      case .text(let text): AnyView(text)
      }
    return [
      MapMark(.marker(place, title: AnyView(label.labelStyle(.titleOnly)), glyph: picture))
    ]
  }
}
extension Marker: PrimitiveMapContent {}

/// Labels that have an icon of their own.
private protocol MarkerLabel {}
extension SwiftUI.Label: MarkerLabel {}

extension Marker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, Text(titleKey), glyph: .pin)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(at: coordinate, Text(title), glyph: .pin)
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(at: coordinate, Text(titleKey), glyph: .text(monogram)) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(at: coordinate, Text(title), glyph: .text(monogram)) }
}
extension Marker where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(at: coordinate, SwiftUI.Label(titleKey, systemImage: systemImage), glyph: .icon)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { self.init(at: coordinate, SwiftUI.Label(title, systemImage: systemImage), glyph: .icon) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) { self.init(at: coordinate, SwiftUI.Label(titleKey, image: image), glyph: .icon) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D
  ) { self.init(at: coordinate, SwiftUI.Label(title, image: image), glyph: .icon) }
  nonisolated public init(item: MKMapItem) {
    self.init(
      at: item.placemark.coordinate,
      SwiftUI.Label(item.name ?? "", systemImage: "mappin"), glyph: .icon)
  }
}

/// A view at a place.
public struct Annotation<Label: View, Content: View> {
  public typealias Body = Never
  let place: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: Content
  let label: Label
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (place, self.anchor, self.content, self.label) = (coordinate, anchor, content(), label())
  }
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    [MapMark(.view(place, anchor, AnyView(content), title: AnyView(label)))]
  }
}
extension Annotation: PrimitiveMapContent {}
extension Annotation where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
  }
}

/// Where the person is: Core Location's stand-in, and nothing where it does not tell.
public struct UserAnnotation {
  public typealias Body = Never
  private let make: @MainActor () -> AnyView
  private let anchor: UnitPoint
  nonisolated public init() {
    make = { AnyView(MapDot()) }
    anchor = .center
  }
  nonisolated public init<Content: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    nonisolated(unsafe) let content = content()
    make = { AnyView(content) }
    self.anchor = anchor
  }
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    guard let place = StandInPlace.current else { return [] }
    let here = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
    return [MapMark(.view(here, anchor, make(), title: nil))]
  }
}
extension UserAnnotation: PrimitiveMapContent {}

public struct MapPolyline {
  public enum ContourStyle: Sendable { case straight, geodesic }
  public typealias Body = Never
  let places: [CLLocationCoordinate2D]
  nonisolated public init(
    coordinates: some Sequence<CLLocationCoordinate2D>, contourStyle: ContourStyle = .straight
  ) { places = Array(coordinates) }
  nonisolated public init(
    points: some Sequence<MKMapPoint>, contourStyle: ContourStyle = .straight
  ) { places = points.map(\.coordinate) }
  nonisolated public init(_ polyline: MKPolyline) { places = polyline.places }
  nonisolated public init(_ route: MKRoute) { self.init(route.polyline) }
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] { [MapMark(.line(places))] }
}
extension MapPolyline: PrimitiveMapContent {}

public struct MapPolygon {
  public typealias Body = Never
  let places: [CLLocationCoordinate2D]
  nonisolated public init(coordinates: some Sequence<CLLocationCoordinate2D>) {
    places = Array(coordinates)
  }
  nonisolated public init(points: some Sequence<MKMapPoint>) {
    places = points.map(\.coordinate)
  }
  nonisolated public init(_ polygon: MKPolygon) { places = polygon.places }
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] { [MapMark(.area(places))] }
}
extension MapPolygon: PrimitiveMapContent {}

public struct MapCircle {
  public typealias Body = Never
  let center: CLLocationCoordinate2D
  /// Meters.
  let radius: Double
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  nonisolated public init(_ circle: MKCircle) {
    self.init(center: circle.coordinate, radius: circle.radius)
  }
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    [MapMark(.circle(center, radius))]
  }
}
extension MapCircle: PrimitiveMapContent {}

// MARK: Before iOS 17

/// What `Map(coordinateRegion:annotationItems:annotationContent:)` shows.
public protocol MapAnnotationProtocol {}
protocol MarkedMapAnnotation: MapAnnotationProtocol {
  @MainActor var mark: MapMark { get }
}
public struct MapPin: MarkedMapAnnotation {
  let place: CLLocationCoordinate2D
  let tint: Color?
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (place, self.tint) = (coordinate, tint)
  }
  @MainActor var mark: MapMark { MapMarker(coordinate: place, tint: tint).mark }
}
public struct MapMarker: MarkedMapAnnotation {
  let place: CLLocationCoordinate2D
  let tint: Color?
  nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    (place, self.tint) = (coordinate, tint)
  }
  @MainActor var mark: MapMark {
    var mark = MapMark(
      .marker(place, title: AnyView(EmptyView()), glyph: AnyView(Image(systemName: "mappin"))))
    mark.tint = tint.map { AnyShapeStyle($0) }
    return mark
  }
}
public struct MapAnnotation<Content: View>: MarkedMapAnnotation {
  let place: CLLocationCoordinate2D
  /// In a unit of the content's size.
  let anchor: CGPoint
  let content: Content
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    (place, anchor, self.content) = (coordinate, anchorPoint, content())
  }
  @MainActor var mark: MapMark {
    MapMark(.view(place, UnitPoint(x: anchor.x, y: anchor.y), AnyView(content), title: nil))
  }
}
