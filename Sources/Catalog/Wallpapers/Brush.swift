package import VitrineDrawing

/// Random numbers from a seed, the same on every machine (SplitMix64).
package struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  /// The same seed paints the same picture.
  package init(_ seed: UInt64) { state = seed }

  /// The next of a series that depends on the seed alone.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// 0 ..< 1.
  package mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
  /// Evenly spread from `low` to `high`.
  package mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * unit()
  }
  /// One of the values, each as likely as the others.
  package mutating func pick<T>(_ values: [T]) -> T { values[Int(next() % UInt64(values.count))] }
}

/// What the wallpapers are painted with.
package enum Brush {
  /// All of a picture of that size.
  package static func bounds(_ size: Size) -> Rect {
    Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// A picture of one color.
  package static func flat(_ size: Size, _ color: RGBA) -> DrawingOperation {
    .fill(VectorPath(rect: bounds(size)), .winding, .color(color))
  }

  /// Colors evenly from one point (in parts of the size) to another.
  package static func gradient(
    _ size: Size, _ colors: [UInt32], from: (Double, Double) = (0, 0), to: (Double, Double) = (0, 1)
  ) -> DrawingOperation {
    let stops = colors.enumerated().map { index, hex in
      GradientStop(RGBA(hex: hex), at: Double(index) / Double(max(1, colors.count - 1)))
    }
    return .fill(
      VectorPath(rect: bounds(size)), .winding,
      .linearGradient(
        stops, from: Point(size.width * from.0, size.height * from.1),
        to: Point(size.width * to.0, size.height * to.1)))
  }

  /// A round light that fades outwards; center and radius in parts of the size's longer side.
  package static func glow(
    _ size: Size, _ color: RGBA, at center: (Double, Double), radius: Double, stretch: Double = 1
  ) -> DrawingOperation {
    let long = max(size.width, size.height)
    let middle = Point(size.width * center.0, size.height * center.1)
    let shape = Affine.translation(-middle.x, -middle.y).then(.scale(stretch, 1))
      .then(.translation(middle.x, middle.y))
    return .fill(
      VectorPath(rect: bounds(size)), .winding,
      .radialGradient(
        [
          GradientStop(color, at: 0), GradientStop(color.opacity(0.45), at: 0.45),
          GradientStop(color.opacity(0), at: 1),
        ], center: middle, startRadius: 0, endRadius: long * radius, transform: shape))
  }

  /// A circle; `radius` in points.
  package static func disc(_ center: Point, _ radius: Double) -> VectorPath {
    VectorPath(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The ground below a line of hills: heights between `high` and `low` (parts of the size), by
  /// halving stretches and moving their middles.
  package static func ridge(
    _ size: Size, high: Double, low: Double, roughness: Double, seed: UInt64, steps: Int = 6,
    smooth: Bool = false
  ) -> VectorPath {
    var random = Seeded(seed)
    var heights = [random.unit(), random.unit()]
    var reach = 0.5
    for _ in 0..<steps {
      var finer = [heights[0]]
      for (a, b) in zip(heights, heights.dropFirst()) {
        finer += [(a + b) / 2 + random.between(-reach, reach), b]
      }
      heights = finer
      reach *= roughness
    }
    let (least, most) = (heights.min() ?? 0, heights.max() ?? 1)
    let points = heights.enumerated().map { index, height in
      let part = most > least ? (height - least) / (most - least) : 0.5
      return Point(
        size.width * Double(index) / Double(heights.count - 1),
        size.height * (low + (high - low) * part))
    }
    return ground(points, size, smooth: smooth)
  }

  private static func ground(_ points: [Point], _ size: Size, smooth: Bool) -> VectorPath {
    var path = VectorPath()
    path.move(to: points[0])
    for (a, b) in zip(points, points.dropFirst()) {
      if smooth {
        let middle = (a.x + b.x) / 2
        path.curve(to: b, Point(middle, a.y), Point(middle, b.y))
      } else {
        path.line(to: b)
      }
    }
    path.line(to: Point(size.width, size.height))
    path.line(to: Point(0, size.height))
    path.close()
    return path
  }

  /// A gradient from top to bottom.
  package static func vertical(
    _ top: UInt32, _ bottom: UInt32, _ size: Size, _ from: Double, _ to: Double
  )
    -> Paint
  {
    .linearGradient(
      [GradientStop(RGBA(hex: top), at: 0), GradientStop(RGBA(hex: bottom), at: 1)],
      from: Point(0, size.height * from), to: Point(0, size.height * to))
  }

  /// Operations blurred together; `radius` in points.
  package static func blurred(_ radius: Double, _ operations: [DrawingOperation])
    -> DrawingOperation
  {
    .group(EffectGroup(.blur(radius: radius, opaque: false), DisplayList(operations)))
  }
}
