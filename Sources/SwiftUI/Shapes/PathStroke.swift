import CoreGraphics
import Foundation

extension Path {
  /// The outline of the line that `style` draws along this path, for a winding fill. Each piece,
  /// join and cap is one loop in the same direction, so overlaps stay filled.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    guard half > 0 else { return Path() }
    var stroker = Stroker(style: style, half: half)
    for subpath in flattened(tolerance: 0.02) {
      for run in Self.dashed(subpath, style) { stroker.add(run) }
    }
    return stroker.result
  }

  /// A polyline cut into the dashes of `style`.
  private static func dashed(_ subpath: FlatSubpath, _ style: StrokeStyle) -> [FlatSubpath] {
    let total = style.dash.reduce(0, +)
    guard total > 0, style.dash.allSatisfy({ $0 >= 0 }) else { return [subpath] }
    // An odd number of lengths repeats with on and off exchanged.
    let pattern = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    var offset = style.dashPhase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    while offset >= pattern[index] {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - offset
    var result: [FlatSubpath] = []
    var points = subpath.points
    if subpath.isClosed, let first = points.first { points.append(first) }
    guard var last = points.first else { return [] }
    var run = index % 2 == 0 ? [last] : []
    for point in points.dropFirst() {
      var length = hypot(point.x - last.x, point.y - last.y)
      while length > left {
        let t = left / length
        last = CGPoint(x: last.x + (point.x - last.x) * t, y: last.y + (point.y - last.y) * t)
        length -= left
        if index % 2 == 0 {
          result.append(FlatSubpath(points: run + [last], isClosed: false))
          run = []
        } else {
          run = [last]
        }
        repeat { index = (index + 1) % pattern.count } while pattern[index] == 0 && index % 2 == 1
        left = pattern[index]
        if left == 0 { left = 1e-6 }
      }
      left -= length
      last = point
      if index % 2 == 0 { run.append(point) }
    }
    if run.count > 1 { result.append(FlatSubpath(points: run, isClosed: false)) }
    return result
  }
}

private struct Stroker {
  let style: StrokeStyle
  let half: CGFloat
  var result = Path()

  mutating func add(_ subpath: FlatSubpath) {
    var points: [CGPoint] = []
    for point in subpath.points where point != points.last { points.append(point) }
    if subpath.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { dot(point) }
      return
    }
    let isClosed = subpath.isClosed && points.count > 2
    let count = isClosed ? points.count : points.count - 1
    for index in 0..<count { segment(points[index], points[(index + 1) % points.count]) }
    for index in (isClosed ? 0 : 1)..<(isClosed ? points.count : points.count - 1) {
      join(
        points[(index + points.count - 1) % points.count], points[index],
        points[(index + 1) % points.count])
    }
    if !isClosed {
      cap(at: points[0], from: points[1])
      cap(at: points[points.count - 1], from: points[points.count - 2])
    }
  }

  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGPoint(x: -(b.y - a.y) / length * half, y: (b.x - a.x) / length * half)
  }

  /// Adds a polygon, turned so that all run the same way round.
  private mutating func loop(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      area += a.x * b.y - b.x * a.y
    }
    result.addLines(area < 0 ? points.reversed() : points)
    result.closeSubpath()
  }

  private mutating func segment(_ a: CGPoint, _ b: CGPoint) {
    let n = normal(a, b)
    loop([
      CGPoint(x: a.x + n.x, y: a.y + n.y), CGPoint(x: b.x + n.x, y: b.y + n.y),
      CGPoint(x: b.x - n.x, y: b.y - n.y), CGPoint(x: a.x - n.x, y: a.y - n.y),
    ])
  }

  private mutating func disc(_ p: CGPoint) {
    // All loops run in the direction of increasing angle; `addEllipse` does too.
    result.addEllipse(in: CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
  }

  private mutating func dot(_ p: CGPoint) {
    switch style.lineCap {
    case .round: disc(p)
    case .square:
      loop([
        CGPoint(x: p.x - half, y: p.y - half), CGPoint(x: p.x + half, y: p.y - half),
        CGPoint(x: p.x + half, y: p.y + half), CGPoint(x: p.x - half, y: p.y + half),
      ])
    default: break
    }
  }

  private mutating func join(_ a: CGPoint, _ p: CGPoint, _ b: CGPoint) {
    let (n1, n2) = (normal(a, p), normal(p, b))
    let cross = n1.x * n2.y - n1.y * n2.x
    let dot = n1.x * n2.x + n1.y * n2.y
    // Flattened curves turn by little; a bevel is enough there.
    guard abs(cross) > 1e-9 || dot < 0 else { return }
    if style.lineJoin == .round {
      if dot < 0.98 * half * half { disc(p) } else { bevel(p, n1, n2, cross) }
      return
    }
    bevel(p, n1, n2, cross)
    guard style.lineJoin == .miter else { return }
    // Miter length over width is 1 / sin(θ/2), with cos θ' = dot between the normals.
    let cosine = max(-1, min(1, dot / (half * half)))
    let halfAngle = ((1 + cosine) / 2).squareRoot()
    guard halfAngle > 1e-6, 1 / halfAngle <= style.miterLimit else { return }
    let side: CGFloat = cross > 0 ? -1 : 1
    let (mx, my) = ((n1.x + n2.x) * side, (n1.y + n2.y) * side)
    let length = hypot(mx, my)
    let reach = half / halfAngle
    loop([
      CGPoint(x: p.x + n1.x * side, y: p.y + n1.y * side),
      CGPoint(x: p.x + mx / length * reach, y: p.y + my / length * reach),
      CGPoint(x: p.x + n2.x * side, y: p.y + n2.y * side), p,
    ])
  }

  private mutating func bevel(_ p: CGPoint, _ n1: CGPoint, _ n2: CGPoint, _ cross: CGFloat) {
    let side: CGFloat = cross > 0 ? -1 : 1
    loop([
      p, CGPoint(x: p.x + n1.x * side, y: p.y + n1.y * side),
      CGPoint(x: p.x + n2.x * side, y: p.y + n2.y * side),
    ])
  }

  private mutating func cap(at p: CGPoint, from q: CGPoint) {
    switch style.lineCap {
    case .round: disc(p)
    case .square:
      let n = normal(q, p)
      // The direction out of the end is the normal turned back by a quarter.
      segment(p, CGPoint(x: p.x + n.y, y: p.y - n.x))
    default: break
    }
  }
}
