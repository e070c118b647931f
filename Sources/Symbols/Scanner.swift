import VitrineDrawing
import VitrineGeometry

/// Reads the geometry of a recipe: SVG path data and three shorthands: `c cx cy r`, `e cx cy rx ry`,
/// `rr x y width height radius`.
struct PathScanner {
  private var reader: PathDataReader

  init(_ text: some StringProtocol) { reader = PathDataReader(text) }

  /// nil if the text is not geometry.
  mutating func path() -> VectorPath? {
    var path = VectorPath()
    while true {
      if reader.isAtEnd { return path.isEmpty ? nil : path }
      switch reader.upcomingWord {
      case "c" where path.isEmpty || path.elements.last == .close:
        guard let n = shorthand(3) else { return nil }
        path.append(
          VectorPath(
            ellipseIn: Rect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])))
      case "e":
        guard let n = shorthand(4) else { return nil }
        path.append(
          VectorPath(
            ellipseIn: Rect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3])))
      case "rr":
        guard let n = shorthand(5) else { return nil }
        path.append(
          VectorPath(
            roundedRect: Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4]))
      case nil: return nil
      case .some: guard reader.read(into: &path, until: "re") else { return nil }
      }
    }
  }

  private mutating func shorthand(_ count: Int) -> [Double]? {
    _ = reader.word()
    return reader.numbers(count)
  }
}

extension VectorPath {
  init(roundedRect r: Rect, radius: Double) {
    let radius = max(0, min(radius, min(r.width, r.height) / 2))
    if radius == 0 {
      self.init(rect: r)
      return
    }
    let k = radius * (1 - 0.5522847498307936)
    self.init([
      .move(Point(r.minX + radius, r.minY)), .line(Point(r.maxX - radius, r.minY)),
      .curve(
        Point(r.maxX - k, r.minY), Point(r.maxX, r.minY + k), Point(r.maxX, r.minY + radius)),
      .line(Point(r.maxX, r.maxY - radius)),
      .curve(
        Point(r.maxX, r.maxY - k), Point(r.maxX - k, r.maxY), Point(r.maxX - radius, r.maxY)),
      .line(Point(r.minX + radius, r.maxY)),
      .curve(
        Point(r.minX + k, r.maxY), Point(r.minX, r.maxY - k), Point(r.minX, r.maxY - radius)),
      .line(Point(r.minX, r.minY + radius)),
      .curve(
        Point(r.minX, r.minY + k), Point(r.minX + k, r.minY), Point(r.minX + radius, r.minY)),
      .close,
    ])
  }
}
