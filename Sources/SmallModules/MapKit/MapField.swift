import SwiftUI

/// The field of a map with its marks.
struct MapField: View {
  let position: MapCameraPosition
  let marks: [MapMark]
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var scale
  @Environment(\.mapStyle) private var style

  var body: some View {
    GeometryReader { geometry in
      let map = MapStandIn(
        region: position.shown(marks), size: geometry.size, isDark: colorScheme == .dark,
        isSatellite: style.isSatellite)
      ZStack(alignment: .topLeading) {
        Image(uiImage: map.image(scale: min(max(scale, 1), 3))).resizable()
        // Lines and areas lie on the ground, whatever their order; what stands on it covers them.
        let ordered = marks.filter(\.isFlat) + marks.filter { !$0.isFlat }
        ForEach(ordered.indices, id: \.self) { MapMarkView(mark: ordered[$0], map: map) }
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
      .clipped()
    }
  }
}

extension MapCameraPosition {
  /// Half of the angle that a camera sees from top to bottom, as a tangent (estimate: 15°).
  private static let view = 0.268

  /// The region that is seen.
  func shown(_ marks: [MapMark]) -> MKCoordinateRegion {
    if let region { return region }
    if let rect, !rect.isEmpty {
      let corners = [
        MKMapPoint(x: rect.minX, y: rect.minY), MKMapPoint(x: rect.maxX, y: rect.maxY),
      ].map(\.coordinate)
      return MKCoordinateRegion(
        center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
        span: MKCoordinateSpan(
          latitudeDelta: corners[0].latitude - corners[1].latitude,
          longitudeDelta: corners[1].longitude - corners[0].longitude))
    }
    if let camera {
      let meters = 2 * Self.view * camera.distance
      return MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters)
    }
    if let item { return Self.near(item.placemark.coordinate) }
    if followsUserLocation {
      return StandInPlace.current.map { Self.near($0.location.coordinate) }
        ?? fallbackPosition?.shown(marks) ?? MKCoordinateRegion()
    }
    return MKCoordinateRegion(around: marks.flatMap(\.places))
      ?? StandInPlace.current.map { Self.near($0.location.coordinate) } ?? MKCoordinateRegion()
  }

  /// As much as a map shows around one place (estimate: a kilometer).
  private static func near(_ place: CLLocationCoordinate2D) -> MKCoordinateRegion {
    MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000)
  }
}

/// One mark, where it stands. All sizes are estimates.
struct MapMarkView: View {
  let mark: MapMark
  let map: MapStandIn

  var body: some View {
    switch mark.kind {
    case .marker(let place, let title, let glyph):
      anchored(at: place, .bottom) {
        MapBalloon(glyph: glyph, tint: mark.tint ?? AnyShapeStyle(Color.red))
          .overlay(alignment: .bottom) { titled(title) }
      }
    case .view(let place, let anchor, let content, let title):
      anchored(at: place, anchor) {
        content.overlay(alignment: .bottom) {
          if let title { titled(title) }
        }
      }
    case .line(let places):
      path(places).stroke(stroke.style, style: stroke.line)
    case .area(let places):
      shape(path(places, isClosed: true))
    case .circle(let center, let radius):
      let region = MKCoordinateRegion(
        center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
      let (first, second) = (map.point(for: region.corners[0]), map.point(for: region.corners[1]))
      shape(
        Path(
          ellipseIn: CGRect(
            x: second.x, y: first.y, width: first.x - second.x, height: second.y - first.y)))
    }
  }

  private var stroke: (style: AnyShapeStyle, line: StrokeStyle) {
    mark.stroke
      ?? (
        mark.tint ?? mark.fill ?? AnyShapeStyle(Color.blue),
        StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
      )
  }

  @ViewBuilder private func shape(_ path: Path) -> some View {
    path.fill(mark.fill ?? AnyShapeStyle(Color.blue.opacity(0.3)))
    if let stroke = mark.stroke { path.stroke(stroke.style, style: stroke.line) }
  }

  private func path(_ places: [CLLocationCoordinate2D], isClosed: Bool = false) -> Path {
    Path { path in
      for (index, place) in places.enumerated() {
        let point = map.point(for: place)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if isClosed { path.closeSubpath() }
    }
  }

  /// A view of its own size whose anchor is at a place.
  private func anchored<Content: View>(
    at place: CLLocationCoordinate2D, _ anchor: UnitPoint, @ViewBuilder content: () -> Content
  ) -> some View {
    Color.clear
      .frame(width: 0, height: 0)
      .overlay {
        content()
          .fixedSize()
          .alignmentGuide(HorizontalAlignment.center) { $0.width * anchor.x }
          .alignmentGuide(VerticalAlignment.center) { $0.height * anchor.y }
      }
      .position(map.point(for: place))
  }

  @ViewBuilder private func titled(_ title: AnyView) -> some View {
    if mark.titles != .hidden {
      title
        .font(.system(size: 11, weight: .semibold))
        .foregroundStyle(map.isDark || map.isSatellite ? Color.white : Color.black)
        .shadow(color: map.isDark || map.isSatellite ? .black : .white, radius: 1)
        .shadow(color: map.isDark || map.isSatellite ? .black : .white, radius: 1)
        .fixedSize()
        .alignmentGuide(VerticalAlignment.bottom) { $0[.top] - 2 }
    }
  }
}

/// The balloon of a marker; its point is the middle of its lower edge.
private struct MapBalloon: View {
  let glyph: AnyView
  let tint: AnyShapeStyle

  var body: some View {
    Path { path in
      // In the circle's direction: where they lie on each other both are filled.
      path.move(to: CGPoint(x: 20, y: 27))
      path.addLine(to: CGPoint(x: 15, y: 36))
      path.addLine(to: CGPoint(x: 10, y: 27))
      path.closeSubpath()
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
    }
    .fill(tint)
    .shadow(color: .black.opacity(0.25), radius: 1.5, y: 1)
    .frame(width: 30, height: 36)
    .overlay(alignment: .top) {
      glyph
        .font(.system(size: 15, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
    }
  }
}

/// Where the person is.
struct MapDot: View {
  var body: some View {
    Circle().fill(Color.blue)
      .padding(3)
      .background(Circle().fill(.white).shadow(color: .black.opacity(0.3), radius: 2))
      .frame(width: 22, height: 22)
  }
}
