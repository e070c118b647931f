/// An outline made of lines and cubic curves (quadratics and arcs are converted when they are added).
public struct VectorPath: Hashable, Sendable {
  /// A step of a path, in points.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  /// In order; a path begins with `.move`.
  public var elements: [Element]

  public init(_ elements: [Element] = []) { self.elements = elements }

  /// Clockwise from the top left corner.
  public init(rect: Rect) {
    elements = [
      .move(Point(rect.minX, rect.minY)), .line(Point(rect.maxX, rect.minY)),
      .line(Point(rect.maxX, rect.maxY)), .line(Point(rect.minX, rect.maxY)), .close,
    ]
  }

  /// Four curves, clockwise from the right.
  public init(ellipseIn r: Rect) {
    // Distance of the control points for a quarter circle: 4/3·(√2 − 1).
    let k = 0.5522847498307936
    let (cx, cy, rx, ry) = (r.midX, r.midY, r.width / 2, r.height / 2)
    elements = [
      .move(Point(cx + rx, cy)),
      .curve(Point(cx + rx, cy + k * ry), Point(cx + k * rx, cy + ry), Point(cx, cy + ry)),
      .curve(Point(cx - k * rx, cy + ry), Point(cx - rx, cy + k * ry), Point(cx - rx, cy)),
      .curve(Point(cx - rx, cy - k * ry), Point(cx - k * rx, cy - ry), Point(cx, cy - ry)),
      .curve(Point(cx + k * rx, cy - ry), Point(cx + rx, cy - k * ry), Point(cx + rx, cy)),
      .close,
    ]
  }

  /// Whether there is no element at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath.
  public mutating func move(to p: Point) { elements.append(.move(p)) }
  /// Adds a straight line.
  public mutating func line(to p: Point) {
    reopen()
    elements.append(.line(p))
  }
  /// Adds a cubic curve with two control points.
  public mutating func curve(to p: Point, _ c1: Point, _ c2: Point) {
    reopen()
    elements.append(.curve(c1, c2, p))
  }
  /// Adds a quadratic curve, as the cubic one that is the same.
  public mutating func quad(to p: Point, _ c: Point) {
    let s = currentPoint ?? c
    curve(
      to: p, Point(s.x + (c.x - s.x) * 2 / 3, s.y + (c.y - s.y) * 2 / 3),
      Point(p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3))
  }
  /// Leads back to where the subpath began.
  public mutating func close() {
    if case .close = elements.last { return }
    elements.append(.close)
  }
  /// What follows a close begins where the closed part did. A move says so, and `currentPoint` need
  /// never look further back than that.
  private mutating func reopen() {
    guard case .close = elements.last, let start = currentPoint else { return }
    elements.append(.move(start))
  }
  /// Adds another path's elements behind its own.
  public mutating func append(_ other: VectorPath) { elements.append(contentsOf: other.elements) }

  /// Where the next element begins; nil for an empty path.
  public var currentPoint: Point? {
    for index in elements.indices.reversed() {
      switch elements[index] {
      case .move(let p), .line(let p), .curve(_, _, let p): return p
      case .close: return subpathStart(before: index)
      }
    }
    return nil
  }

  private func subpathStart(before index: Int) -> Point? {
    for i in stride(from: index, through: 0, by: -1) {
      if case .move(let p) = elements[i] { return p }
    }
    return nil
  }

  /// The same path elsewhere.
  public func transformed(by m: Affine) -> VectorPath {
    VectorPath(
      elements.map {
        switch $0 {
        case .move(let p): .move(m.apply(p))
        case .line(let p): .line(m.apply(p))
        case .curve(let a, let b, let p): .curve(m.apply(a), m.apply(b), m.apply(p))
        case .close: .close
        }
      })
  }

  /// The box around all end and control points (never smaller than the true bounds).
  public var controlBounds: Rect {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    func add(_ p: Point) {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .curve(let a, let b, let p):
        add(a)
        add(b)
        add(p)
      case .close: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// A single rectangle with upright sides.
  package var isUprightRectangle: Bool {
    guard elements.count == 5 || elements.count == 6, case .move(let a) = elements[0],
      case .line(let b) = elements[1], case .line(let c) = elements[2],
      case .line(let d) = elements[3]
    else { return false }
    switch elements[4] {
    case .close: if elements.count == 6 { return false }
    case .line(let e):
      guard e == a else { return false }
      if elements.count == 6 {
        guard case .close = elements[5] else { return false }
      }
    case .move, .curve: return false
    }
    return (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
  }
}

/// Which points are inside a path that crosses itself.
public enum FillRule: UInt8, Hashable, Sendable, CaseIterable { case winding, evenOdd }

/// How a line along a path is drawn. Lengths in points.
public struct StrokeAttributes: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: UInt8, Hashable, Sendable, CaseIterable { case butt, round, square }
  /// How a line turns.
  public enum Join: UInt8, Hashable, Sendable, CaseIterable { case miter, round, bevel }
  /// Points.
  public var width: Double
  /// At both ends of an open path, and of each dash.
  public var cap: Cap
  /// At each corner.
  public var join: Join
  /// How far a miter may reach, in line widths; beyond it the corner is cut.
  public var miterLimit: Double
  /// Lengths of dashes and gaps by turns, points; empty: no dashes.
  public var dash: [Double]
  /// Where in the pattern a line begins, points.
  public var dashPhase: Double

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
