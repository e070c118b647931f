import VitrineDrawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the recipes need of paths beyond VitrineDrawing: polygons, strokes as outlines, bolder and
/// lighter outlines. Lengths in units (100 units are one em).
extension VectorPath {
  /// Largest distance between a curve and its polygon, units: a tenth of a pixel at 200 pt and 3×.
  static let tolerance = 0.018

  init(loops: Loops) {
    self.init()
    for loop in loops where loop.count > 2 {
      elements.append(.move(loop[0]))
      for point in loop.dropFirst() { elements.append(.line(point)) }
      elements.append(.close)
    }
  }

  /// Every subpath as points, with whether it was closed.
  func polylines() -> [(points: [Point], isClosed: Bool)] {
    var result: [(points: [Point], isClosed: Bool)] = []
    var current: [Point] = []
    func finish(_ closed: Bool) {
      if closed, let first = current.first, current.count > 1, current.last == first {
        current.removeLast()
      }
      if !current.isEmpty { result.append((current, closed)) }
      current = []
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish(false)
        current = [p]
      case .line(let p):
        if p != current.last { current.append(p) }
      case .curve(let c1, let c2, let p):
        VectorPath.flatten(from: current.last ?? c1, c1, c2, p, into: &current)
      case .close:
        let start = current.first
        finish(true)
        if let start { current = [start] }
      }
    }
    if current.count > 1 { finish(false) }
    return result
  }

  var loops: Loops { polylines().map(\.points).filter { $0.count > 2 } }

  /// The box around the curve itself, not around its control points.
  var inkBounds: Rect {
    var (x0, y0, x1, y1) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for (points, _) in polylines() {
      for p in points {
        x0 = min(x0, p.x)
        x1 = max(x1, p.x)
        y0 = min(y0, p.y)
        y1 = max(y1, p.y)
      }
    }
    return x0 <= x1 ? Rect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) : .zero
  }

  private static func flatten(
    from p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, into points: inout [Point]
  ) {
    func second(_ a: Point, _ b: Point, _ c: Point) -> Double {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    // Chord error of n equal parameter steps: 6·d / (8·n²).
    let d = max(second(p0, p1, p2), second(p1, p2, p3))
    let steps = min(64, max(1, Int((0.75 * d / tolerance).squareRoot().rounded(.up))))
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let (a, b, c, e) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let p = Point(
        a * p0.x + b * p1.x + c * p2.x + e * p3.x, a * p0.y + b * p1.y + c * p2.y + e * p3.y)
      if p != points.last { points.append(p) }
    }
  }

  /// Runs every subpath backwards, which turns shapes into holes.
  func reversed() -> VectorPath {
    var result = VectorPath()
    var points: [Point] = []
    var segments: [(c1: Point, c2: Point)?] = []
    func finish() {
      guard let last = points.last else { return }
      result.move(to: last)
      for index in segments.indices.reversed() {
        if let c = segments[index] {
          result.curve(to: points[index], c.c2, c.c1)
        } else {
          result.line(to: points[index])
        }
      }
      result.close()
      points = []
      segments = []
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish()
        points = [p]
      case .line(let p):
        points.append(p)
        segments.append(nil)
      case .curve(let c1, let c2, let p):
        points.append(p)
        segments.append((c1, c2))
      case .close: finish()
      }
    }
    finish()
    return result
  }

  /// Every outline moved outwards by `distance` (inwards if negative), control points along with
  /// the rest. Needs a clean path.
  func outset(by distance: Double) -> VectorPath {
    if abs(distance) < 1e-6 { return self }
    var result = VectorPath()
    var run: [Element] = []
    func finish() {
      if !run.isEmpty { result.elements += VectorPath.outset(run, distance) }
      run = []
    }
    for element in elements {
      if case .move = element { finish() }
      run.append(element)
    }
    finish()
    return result
  }

  private static func outset(_ run: [Element], _ distance: Double) -> [Element] {
    var points: [Point] = []
    for element in run {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .curve(let a, let b, let p): points += [a, b, p]
      case .close: break
      }
    }
    let doubled = points.count > 1 && points.first == points.last
    if doubled { points.removeLast() }
    let moved = points.indices.map { index in outset(points, index, distance) }
    var next = 0
    func take() -> Point {
      defer { next += 1 }
      return moved[next % moved.count]
    }
    return run.map {
      switch $0 {
      case .move: .move(take())
      case .line: .line(take())
      case .curve: .curve(take(), take(), take())
      case .close: .close
      }
    }
  }

  private static func outset(_ points: [Point], _ index: Int, _ distance: Double) -> Point {
    let p = points[index]
    func direction(_ step: Int) -> Point? {
      var other = index
      for _ in 1..<max(2, points.count) {
        other = (other + step + points.count) % points.count
        let d = Point(points[other].x - p.x, points[other].y - p.y)
        let length = hypot(d.x, d.y)
        if length > 1e-3 { return Point(d.x / length, d.y / length) }
      }
      return nil
    }
    guard let before = direction(-1), let after = direction(1) else { return p }
    // Outwards is right of the direction of travel (the inside is on the left).
    let n1 = Point(-before.y, before.x)
    let n2 = Point(after.y, -after.x)
    let sum = Point(n1.x + n2.x, n1.y + n2.y)
    let scale = distance / max(0.35, 1 + n1.x * n2.x + n1.y * n2.y)
    return Point(p.x + sum.x * scale, p.y + sum.y * scale)
  }

  /// The outline of a line of `width` along the path, round joins.
  func stroked(width: Double, roundCaps: Bool = true, dash: (on: Double, off: Double)? = nil)
    -> Loops
  {
    var loops: Loops = []
    var isSimple = true
    var pieces = 0
    for (points, isClosed) in polylines() {
      if let dash {
        for piece in VectorPath.dashes(points, isClosed, dash) {
          loops += VectorPath.strokeOutline(piece, false, width / 2, roundCaps)
          pieces += 1
        }
        continue
      }
      if points.count > 2 || isClosed { isSimple = false }
      pieces += 1
      loops += VectorPath.strokeOutline(points, isClosed, width / 2, roundCaps)
    }
    return pieces == 1 && isSimple ? loops : PlanarMap.union(loops)
  }

  private static func dashes(
    _ points: [Point], _ isClosed: Bool, _ dash: (on: Double, off: Double)
  ) -> [[Point]] {
    let line = isClosed ? points + [points[0]] : points
    var total = 0.0
    for i in 1..<max(1, line.count) {
      total += hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y)
    }
    let period = dash.on + dash.off
    // Whole periods fit on a closed line; an open one starts and ends with a dash.
    let count = max(1, ((isClosed ? total : total + dash.off) / period).rounded())
    let fit = (isClosed ? total : total + dash.off) / (count * period)
    let (on, off) = (dash.on * fit, dash.off * fit)
    var pieces: [[Point]] = []
    var current: [Point] = [line[0]]
    var isOn = true
    var left = on
    for i in 1..<max(1, line.count) {
      var a = line[i - 1]
      let b = line[i]
      var rest = hypot(b.x - a.x, b.y - a.y)
      while rest > left {
        let t = left / rest
        a = Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
        rest -= left
        if isOn {
          current.append(a)
          pieces.append(current)
        }
        current = [a]
        isOn.toggle()
        left = isOn ? on : off
      }
      left -= rest
      if isOn { current.append(b) }
    }
    if isOn, current.count > 1, !isClosed { pieces.append(current) }
    return pieces
  }

  private static func strokeOutline(
    _ points: [Point], _ isClosed: Bool, _ r: Double, _ roundCaps: Bool
  ) -> Loops {
    guard points.count > 1 else {
      guard let p = points.first else { return [] }
      return VectorPath(ellipseIn: Rect(x: p.x - r, y: p.y - r, width: 2 * r, height: 2 * r)).loops
    }
    let back = Array(points.reversed())
    if isClosed && points.count > 2 {
      return [side(points, true, r), side(back, true, r)]
    }
    var loop = side(points, false, r)
    cap(at: points[points.count - 1], from: points[points.count - 2], r, roundCaps, &loop)
    loop += side(back, false, r)
    cap(at: points[0], from: points[1], r, roundCaps, &loop)
    return [loop]
  }

  private static func arc(
    _ center: Point, from a: Double, sweep: Double, _ r: Double, into loop: inout [Point]
  ) {
    let step = 2 * acos(max(0.5, 1 - tolerance / max(r, 2 * tolerance)))
    let count = max(1, Int((abs(sweep) / step).rounded(.up)))
    for i in 1..<max(2, count) where count > 1 {
      let angle = a + sweep * Double(i) / Double(count)
      loop.append(Point(center.x + r * cos(angle), center.y + r * sin(angle)))
    }
  }

  private static func cap(
    at end: Point, from: Point, _ r: Double, _ isRound: Bool, _ loop: inout [Point]
  ) {
    guard isRound else { return }
    let angle = atan2(end.y - from.y, end.x - from.x)
    arc(end, from: angle - .pi / 2, sweep: .pi, r, into: &loop)
  }

  /// The right side of a line, walked forwards.
  private static func side(_ points: [Point], _ isClosed: Bool, _ r: Double) -> [Point] {
    var out: [Point] = []
    let count = points.count
    func normal(_ i: Int, _ j: Int) -> Point {
      let (dx, dy) = (points[j].x - points[i].x, points[j].y - points[i].y)
      let length = max(1e-9, hypot(dx, dy))
      return Point(dy / length * r, -dx / length * r)
    }
    for i in 0..<count {
      let p = points[i]
      let hasBefore = isClosed || i > 0
      let hasAfter = isClosed || i < count - 1
      let n1 = hasBefore ? normal((i + count - 1) % count, i) : normal(i, i + 1)
      let n2 = hasAfter ? normal(i, (i + 1) % count) : n1
      let cross = (n1.x * n2.y - n1.y * n2.x) / (r * r)
      let dot = (n1.x * n2.x + n1.y * n2.y) / (r * r)
      if dot > 0.97 {
        let k = 1 / (1 + dot)
        out.append(Point(p.x + (n1.x + n2.x) * k, p.y + (n1.y + n2.y) * k))
      } else if cross > 0 {
        // The outer side of a corner.
        out.append(Point(p.x + n1.x, p.y + n1.y))
        arc(p, from: atan2(n1.y, n1.x), sweep: atan2(cross, dot), r, into: &out)
        out.append(Point(p.x + n2.x, p.y + n2.y))
      } else {
        // The inner side: by way of the corner itself, `PlanarMap.union` cleans up.
        out.append(Point(p.x + n1.x, p.y + n1.y))
        out.append(p)
        out.append(Point(p.x + n2.x, p.y + n2.y))
      }
    }
    return out
  }
}
