/// Rounded rectangles, circular and continuous ("squircle").
extension VectorPath {
  /// Corner radii in points, clockwise from the top left.
  public struct CornerRadii: Hashable, Sendable {
    /// Points, like the others.
    public var topLeft: Double
    /// Points.
    public var topRight: Double
    /// Points.
    public var bottomRight: Double
    /// Points.
    public var bottomLeft: Double
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }
    /// The same radius in points at each corner.
    public init(_ all: Double) {
      self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
    }
  }

  /// A rectangle with one radius in points, at most half of its shorter side; `continuous` corners
  /// begin to bend earlier, as Apple's do.
  public init(roundedRect rect: Rect, cornerRadius: Double, continuous: Bool) {
    self.init(roundedRect: rect, radii: CornerRadii(cornerRadius), continuous: continuous)
  }

  /// A rectangle with a radius for each corner, each at most half of its shorter side.
  public init(roundedRect rect: Rect, radii: CornerRadii, continuous: Bool) {
    self.init()
    let limit = min(rect.width, rect.height) / 2
    let corners = [radii.topRight, radii.bottomRight, radii.bottomLeft, radii.topLeft]
      .map { max(0, min($0, limit)) }
    guard corners.contains(where: { $0 > 0 }) else {
      self = VectorPath(rect: rect)
      return
    }
    // Each corner is drawn in its own frame: `u` runs along the side that arrives, `v` along the
    // side that leaves, both measured from the corner.
    let frames: [(corner: Point, u: Point, v: Point)] = [
      (Point(rect.maxX, rect.minY), Point(-1, 0), Point(0, 1)),
      (Point(rect.maxX, rect.maxY), Point(0, -1), Point(-1, 0)),
      (Point(rect.minX, rect.maxY), Point(1, 0), Point(0, -1)),
      (Point(rect.minX, rect.minY), Point(0, 1), Point(1, 0)),
    ]
    for (index, frame) in frames.enumerated() {
      let radius = corners[index]
      func at(_ alongU: Double, _ alongV: Double) -> Point {
        Point(
          frame.corner.x + frame.u.x * alongU + frame.v.x * alongV,
          frame.corner.y + frame.u.y * alongU + frame.v.y * alongV)
      }
      // The continuous curve reaches 1.53 radii along each side; where the sides are too short for
      // that it eases toward the circular arc, as a capsule's end must.
      let reach = continuous ? min(1.52866483, limit / max(radius, 1e-9)) : 1
      let start = at(radius * reach, 0)
      if index == 0 { move(to: start) } else { line(to: start) }
      guard radius > 0 else { continue }
      if continuous && reach > 1.0001 {
        addContinuousCorner(radius: radius, reach: reach, at: at)
      } else {
        let k = 0.4477152501692064 * radius  // 1 − 0.5523
        curve(to: at(0, radius), at(k, 0), at(0, k))
      }
    }
    close()
  }

  /// Three cubic segments with Apple's offsets (facts/geometry.md §7, status known, unsourced).
  package mutating func addContinuousCorner(
    radius r: Double, reach: Double, at: (Double, Double) -> Point
  ) {
    let ease = (reach - 1) / 0.52866483  // 1: the full curve, 0: a circular arc
    func mix(_ continuous: Double, _ circular: Double) -> Double {
      r * (circular + (continuous - circular) * ease)
    }
    // The circular quarter in three arcs of 30°: ends at 1 − sin and 1 − cos, control points
    // 4/3·tan 7.5° along the tangents.
    let outer = mix(1.08849296, 0.82445844)
    let inner = (mix(0.86840694, 0.65202325), mix(0, 0.04620386))
    let p1 = (mix(0.63149379, 0.5), mix(0.07491139, 0.13397460))
    let c1 = (mix(0.37282383, 0.34797675), mix(0.16905956, 0.22174482))
    curve(to: at(p1.0, p1.1), at(outer, 0), at(inner.0, inner.1))
    curve(to: at(p1.1, p1.0), at(c1.0, c1.1), at(c1.1, c1.0))
    curve(to: at(0, r * reach), at(inner.1, inner.0), at(0, outer))
  }
}
