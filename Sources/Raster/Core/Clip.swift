import VitrineDrawing
import VitrineGeometry

/// The part of the screen that drawing may change: a pixel rectangle, and outlines within it.
///
/// An operation asks for the clip only where it could cross it, since Cairo pays for a clip path
/// with every operation drawn through it.
struct Clip {
  struct Outline {
    /// In pixels.
    var path: VectorPath
    var rule: FillRule
    /// Corners of a convex polygon inside the outline, empty where the outline is not convex.
    var core: [Point]
  }

  var bounds: PixelRect
  var outlines: [Outline] = []

  // Cairo takes each outline for each operation: more than these go into a layer's edge.
  private static let mostOutlines = 4
  private static let mostPoints = 100_000

  /// Whether contents are better drawn whole, and cut once.
  func isCostly(for contents: DisplayList) -> Bool {
    if outlines.count > Self.mostOutlines { return true }
    let points = outlines.reduce(0) { $0 + $1.path.elements.count }
    return points * contents.operations.count > Self.mostPoints
  }

  func intersecting(_ path: VectorPath, _ rule: FillRule, _ transform: Affine) -> Clip {
    let mapped = path.transformed(by: transform)
    let box = mapped.controlBounds
    var result = self
    result.bounds = bounds.intersection(PixelRect(around: box))
    if mapped.isPixelRectangle(box) { return result }
    result.outlines.append(Outline(path: mapped, rule: rule, core: mapped.convexCore))
    return result
  }

  func inside(_ rect: PixelRect) -> Clip {
    var result = self
    result.bounds = bounds.intersection(rect)
    return result
  }

  /// The outlines that pixels of `rect` could be cut by.
  func outlines(crossing rect: Rect) -> [Outline] {
    if outlines.isEmpty { return [] }
    return outlines.filter { !$0.contains(rect) }
  }
}

extension Clip.Outline {
  func contains(_ rect: Rect) -> Bool {
    guard core.count >= 3 else { return false }
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
      Point(rect.minX, rect.maxY),
    ]
    for index in core.indices {
      let p = core[index]
      let q = core[(index + 1) % core.count]
      for c in corners
      where (q.x - p.x) * (c.y - p.y) - (q.y - p.y) * (c.x - p.x) < -1e-6 { return false }
    }
    return true
  }
}

extension VectorPath {
  /// An upright rectangle with its sides on pixel edges.
  func isPixelRectangle(_ box: Rect) -> Bool {
    func whole(_ v: Double) -> Bool { abs(v - v.rounded()) < 1e-6 }
    return whole(box.minX) && whole(box.minY) && whole(box.maxX) && whole(box.maxY)
      && isUprightRectangle
  }

  /// Points on a single convex outline, clockwise as seen on screen; empty otherwise. A convex
  /// control polygon makes a convex curve, which holds the polygon of points on it.
  var convexCore: [Point] {
    var ends: [Point] = []
    var controls: [Point] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let p):
        guard index == 0 else { return [] }
        ends.append(p)
        controls.append(p)
      case .line(let p):
        ends.append(p)
        controls.append(p)
      case .curve(let a, let b, let p):
        guard let start = ends.last else { return [] }
        ends += [0.25, 0.5, 0.75, 1].map(Cubic(start, a, b, p).point)
        controls += [a, b, p]
      case .close: guard index == elements.count - 1 else { return [] }
      }
    }
    var turn = 0.0
    var total = 0.0
    let hull = controls.withoutRepeats
    guard hull.count >= 3 else { return [] }
    for index in hull.indices {
      let p = hull[index]
      let q = hull[(index + 1) % hull.count]
      let r = hull[(index + 2) % hull.count]
      let cross = (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x)
      if abs(cross) > 1e-7 {
        if turn != 0, (cross > 0) != (turn > 0) { return [] }
        turn = cross
      }
      total += p.x * q.y - q.x * p.y
    }
    guard abs(total) > 1e-9 else { return [] }
    let polygon = ends.withoutRepeats
    return total > 0 ? polygon : polygon.reversed()
  }
}

extension [Point] {
  fileprivate var withoutRepeats: [Point] {
    var result: [Point] = []
    for p in self where result.last.map({ abs($0.x - p.x) + abs($0.y - p.y) > 1e-9 }) ?? true {
      result.append(p)
    }
    if result.count > 1, let first = result.first, let last = result.last,
      abs(first.x - last.x) + abs(first.y - last.y) <= 1e-9
    {
      result.removeLast()
    }
    return result
  }
}
