import SwiftUI

extension ComponentSpec {
  /// A plain ground with what the script puts on it: streets and names come from a service that is not
  /// here.
  static let map = ComponentSpec(
    "Map",
    [
      "cameraPosition", "initialCameraPosition", "selection", "itemSelection", "mapStyle",
      "featureSelectionAccessory", "itemDetailSelectionAccessory", "annotationTitles",
      "annotationSubtitles", "cameraBounds", "controls",
    ]
  ) { component in
    MapGround(content: MapContent(component))
  }
}

/// What stands on a map, and the part of the world that it shows.
@MainActor
struct MapContent {
  struct Item {
    var element: Element
    var path: [MapPoint]
  }
  struct MapPoint: Hashable {
    /// Degrees.
    var latitude: Double
    var longitude: Double
  }
  let script: ScriptRun
  private(set) var items: [Item] = []
  private(set) var center = MapPoint(latitude: 0, longitude: 0)
  /// Degrees from edge to edge.
  private(set) var span = (latitude: 0.05, longitude: 0.05)

  init(_ component: Component) {
    script = component.script
    script.note(
      .note,
      "'Map' has no streets and names here: what the script puts on it stands on plain ground",
      at: component.element)
    items = component.element.children.compactMap { child in
      let path = Self.path(child)
      return path.isEmpty ? nil : Item(element: child, path: path)
    }
    let camera = component["cameraPosition"] ?? component["initialCameraPosition"]
    if let region = camera?["region"], let middle = Self.point(region["center"]) {
      center = middle
      span.latitude = Self.degrees(region["span"]?["latitudeDelta"])
      span.longitude = Self.degrees(region["span"]?["longitudeDelta"])
    } else {
      showAll()
    }
  }

  /// All items with a fifth of room around them, as an automatic camera does (estimate).
  private mutating func showAll() {
    let points = items.flatMap(\.path)
    guard let first = points.first else { return }
    let (low, high) = points.reduce((first, first)) { box, point in
      (
        MapPoint(
          latitude: min(box.0.latitude, point.latitude),
          longitude: min(box.0.longitude, point.longitude)),
        MapPoint(
          latitude: max(box.1.latitude, point.latitude),
          longitude: max(box.1.longitude, point.longitude))
      )
    }
    center = MapPoint(
      latitude: (low.latitude + high.latitude) / 2, longitude: (low.longitude + high.longitude) / 2)
    span.latitude = max((high.latitude - low.latitude) * 1.4, 0.01)
    span.longitude = max((high.longitude - low.longitude) * 1.4, 0.01)
  }

  private static func degrees(_ value: Value?) -> Double {
    min(max(value?.number ?? 0.05, 1e-5), 360)
  }
  private static func point(_ value: Value?) -> MapPoint? {
    guard let latitude = value?["latitude"]?.number, let longitude = value?["longitude"]?.number,
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    return MapPoint(latitude: latitude, longitude: longitude)
  }
  private static func path(_ element: Element) -> [MapPoint] {
    let single = element["coordinate"] ?? element["center"] ?? element["item"]?["coordinate"]
    if let point = point(single) { return [point] }
    return (element["coordinates"]?.array ?? []).compactMap(point)
  }

  /// Where a point lies in a picture of that size; the projection is the plain one, which a widget's
  /// few kilometers do not tell from Mercator's.
  func position(_ point: MapPoint, in size: CGSize) -> CGPoint {
    CGPoint(
      x: size.width * ((point.longitude - center.longitude) / span.longitude + 0.5),
      y: size.height * ((center.latitude - point.latitude) / span.latitude + 0.5))
  }
  /// Points of a length in meters: a degree of latitude has 111,320.
  func length(meters: Double, in size: CGSize) -> CGFloat {
    CGFloat(meters / 111_320 / span.latitude) * size.height
  }
}

private struct MapGround: View {
  let content: MapContent
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    GeometryReader { space in
      ZStack(alignment: .topLeading) {
        // Land as Apple's maps paint it (estimates).
        Rectangle().fill(
          scheme == .dark
            ? Color(red: 0.17, green: 0.18, blue: 0.2) : Color(red: 0.96, green: 0.95, blue: 0.92))
        ForEach(content.items.indices, id: \.self) { index in
          MapItemView(item: content.items[index], content: content, size: space.size)
        }
      }
      .clipped()
    }
  }
}

/// A marker, an annotation or a line.
private struct MapItemView: View {
  let item: MapContent.Item
  let content: MapContent
  let size: CGSize

  private var points: [CGPoint] { item.path.map { content.position($0, in: size) } }
  private func color(_ name: String) -> Color? { item.element[name]?.color }

  var body: some View {
    switch item.element.type {
    case "Marker": marker.position(points[0])
    case "Annotation":
      VStack(spacing: 2) {
        ElementsView(item.element.children, content.script)
        title
      }
      .position(points[0])
    case "MapCircle":
      let radius = content.length(meters: item.element["radius"]?.number ?? 0, in: size)
      Circle().fill(color("foregroundColor") ?? color("fillColor") ?? .accentColor.opacity(0.2))
        .frame(width: radius * 2, height: radius * 2).position(points[0])
    case "MapPolygon":
      line(isClosed: true).fill(color("fillColor") ?? .accentColor.opacity(0.2))
    default:
      line(isClosed: false).stroke(
        color("strokeColor") ?? .accentColor,
        style: item.element["strokeStyle"]?.strokeStyle ?? StrokeStyle(lineWidth: 3))
    }
  }

  private func line(isClosed: Bool) -> Path {
    Path { path in
      path.addLines(points)
      if isClosed { path.closeSubpath() }
    }
  }

  /// A balloon of 28 points with its symbol (estimate).
  private var marker: some View {
    VStack(spacing: 2) {
      ZStack {
        Circle().fill(color("tint") ?? Color(red: 1, green: 0.23, blue: 0.19))
        if let letters = item.element["monogram"]?.text {
          Text(verbatim: letters).font(.system(size: 13, weight: .semibold))
        } else {
          Image(systemName: item.element["systemImage"]?.text ?? "mappin").font(.system(size: 13))
        }
      }
      .foregroundStyle(.white).frame(width: 28, height: 28)
      title
    }
  }

  @ViewBuilder private var title: some View {
    if let title = item.element["title"]?.text, !title.isEmpty {
      Text(verbatim: title).font(.caption2).fontWeight(.semibold).fixedSize()
    }
  }
}
