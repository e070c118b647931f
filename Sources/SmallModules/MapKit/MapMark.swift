public import SwiftUI

/// One thing on a map, with the styles that were put on it.
package struct MapMark {
  package enum Kind {
    /// A balloon whose point is at a place; the title stands below it.
    case marker(CLLocationCoordinate2D, title: AnyView, glyph: AnyView)
    /// A view, the anchor of which is at a place.
    case view(CLLocationCoordinate2D, UnitPoint, AnyView, title: AnyView?)
    case line([CLLocationCoordinate2D])
    case area([CLLocationCoordinate2D])
    /// With a radius in meters.
    case circle(CLLocationCoordinate2D, Double)
  }
  package var kind: Kind
  var tint: AnyShapeStyle?
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
  var titles: Visibility?

  init(_ kind: Kind) { self.kind = kind }

  /// Whether it lies on the ground.
  var isFlat: Bool {
    switch kind {
    case .line, .area, .circle: true
    case .marker, .view: false
    }
  }

  /// Where it is, for a camera that shows everything.
  var places: [CLLocationCoordinate2D] {
    switch kind {
    case .marker(let place, _, _), .view(let place, _, _, _): return [place]
    case .line(let places), .area(let places): return places
    case .circle(let center, let radius):
      let region = MKCoordinateRegion(
        center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
      return region.corners
    }
  }
}

extension MKCoordinateRegion {
  /// North-east and south-west.
  var corners: [CLLocationCoordinate2D] {
    [1.0, -1].map { side in
      CLLocationCoordinate2D(
        latitude: center.latitude + side * span.latitudeDelta / 2,
        longitude: center.longitude + side * span.longitudeDelta / 2)
    }
  }

  /// All of these with room around them, as an automatic camera leaves (estimate: a fifth on each side,
  /// and no less than a kilometer); nil where there are none.
  init?(around places: [CLLocationCoordinate2D]) {
    let places = places.filter { $0.latitude.isFinite && $0.longitude.isFinite }
    guard let first = places.first else { return nil }
    var (low, high) = (first, first)
    for place in places {
      low.latitude = min(low.latitude, place.latitude)
      low.longitude = min(low.longitude, place.longitude)
      high.latitude = max(high.latitude, place.latitude)
      high.longitude = max(high.longitude, place.longitude)
    }
    self.init(
      center: CLLocationCoordinate2D(
        latitude: (low.latitude + high.latitude) / 2,
        longitude: (low.longitude + high.longitude) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max(0.01, (high.latitude - low.latitude) * 1.4),
        longitudeDelta: max(0.01, (high.longitude - low.longitude) * 1.4)))
  }
}

/// Content with a style on it; the style nearest to a mark wins.
struct StyledMapContent<Content: MapContent> {
  typealias Body = Never
  let content: Content
  let change: @Sendable (inout MapMark) -> Void
  nonisolated init(_ content: Content, _ change: @escaping @Sendable (inout MapMark) -> Void) {
    self.content = content
    self.change = change
  }
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    context.child(0).mapMarks(content).map { mark in
      var mark = mark
      change(&mark)
      return mark
    }
  }
}
extension StyledMapContent: PrimitiveMapContent {}

extension MapContent {
  nonisolated public func tint<S: ShapeStyle>(_ style: S) -> some MapContent {
    let style = AnyShapeStyle(style)
    return StyledMapContent(self) { $0.tint = $0.tint ?? style }
  }
  nonisolated public func tint(_ color: Color?) -> some MapContent {
    let style = color.map { AnyShapeStyle($0) }
    return StyledMapContent(self) { $0.tint = $0.tint ?? style }
  }
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    let style = AnyShapeStyle(style)
    return StyledMapContent(self) { $0.fill = $0.fill ?? style }
  }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1)
    -> some MapContent
  { stroke(content, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)) }
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent
  {
    let paint = AnyShapeStyle(content)
    return StyledMapContent(self) { $0.stroke = $0.stroke ?? (paint, style) }
  }
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    StyledMapContent(self) { $0.titles = $0.titles ?? visibility }
  }
  /// Inert, as the next two: nothing is chosen in a widget, and there are no names to cover.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  nonisolated public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  nonisolated public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
