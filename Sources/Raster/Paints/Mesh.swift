import VitrineDrawing

/// Draws a mesh gradient: every cell is cut into small squares, each two flat triangles with
/// colors interpolated between their corners.
func paintMesh(_ mesh: MeshPaint, _ transform: Affine, alpha: Float, _ rows: PixelRows) {
  let (columns, lines) = (mesh.columns, mesh.rows)
  guard columns >= 2, lines >= 2, columns <= 1024, lines <= 1024,
    mesh.points.count == columns * lines, mesh.colors.count == columns * lines
  else { return }
  let grid = MeshColors(mesh, alpha: alpha)
  let points = mesh.points.map(transform.apply)
  guard points.allSatisfy({ abs($0.x) < farthestPixel && abs($0.y) < farthestPixel }) else {
    return
  }
  for j in 0..<lines - 1 {
    for i in 0..<columns - 1 {
      paintCell(
        (
          points[j * columns + i], points[j * columns + i + 1], points[(j + 1) * columns + i],
          points[(j + 1) * columns + i + 1]
        ), grid, i, j, rows)
    }
  }
}

private func paintCell(
  _ p: (Point, Point, Point, Point), _ grid: MeshColors, _ i: Int, _ j: Int, _ rows: PixelRows
) {
  func distance(_ a: Point, _ b: Point) -> Double {
    max(abs(a.x - b.x), abs(a.y - b.y))
  }
  let extent = max(
    max(distance(p.0, p.1), distance(p.2, p.3)), max(distance(p.0, p.2), distance(p.1, p.3)))
  // Squares of about ten pixels; bilinear colors on a rectangle need the cuts just as much.
  let steps = min(max(Int(extent / 10), 4), 256)
  func position(_ u: Double, _ v: Double) -> Point {
    let top = Point(p.0.x + (p.1.x - p.0.x) * u, p.0.y + (p.1.y - p.0.y) * u)
    let low = Point(p.2.x + (p.3.x - p.2.x) * u, p.2.y + (p.3.y - p.2.y) * u)
    return Point(top.x + (low.x - top.x) * v, top.y + (low.y - top.y) * v)
  }
  typealias Corner = (point: Point, color: SIMD4<Float>)
  func line(_ row: Int) -> [Corner] {
    let v = Double(row) / Double(steps)
    return (0...steps).map { column in
      let u = Double(column) / Double(steps)
      return (position(u, v), grid.color(i, j, Float(u), Float(v)))
    }
  }
  var above = line(0)
  for row in 1...steps {
    let below = line(row)
    for column in 0..<steps {
      paintTriangle(above[column], above[column + 1], below[column], rows)
      paintTriangle(above[column + 1], below[column + 1], below[column], rows)
    }
    above = below
  }
}

/// Straight colors 0 … 1 over the grid.
private struct MeshColors {
  let columns: Int
  let lines: Int
  let colors: [SIMD4<Float>]
  let smooth: Bool

  init(_ mesh: MeshPaint, alpha: Float) {
    columns = mesh.columns
    lines = mesh.rows
    smooth = mesh.smoothsColors
    colors = mesh.colors.map { SIMD4($0.red, $0.green, $0.blue, $0.alpha * alpha) }
  }

  func at(_ i: Int, _ j: Int) -> SIMD4<Float> {
    colors[min(max(j, 0), lines - 1) * columns + min(max(i, 0), columns - 1)]
  }

  /// The color inside a cell: bilinear, or cubic with the neighbors' slopes.
  func color(_ i: Int, _ j: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    guard smooth else {
      let top = at(i, j) + (at(i + 1, j) - at(i, j)) * u
      let low = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * u
      return (top + (low - top) * v).bounded(to: 1)
    }
    func along(_ line: Int) -> SIMD4<Float> {
      cubic(at(i - 1, line), at(i, line), at(i + 1, line), at(i + 2, line), u)
    }
    return cubic(along(j - 1), along(j), along(j + 1), along(j + 2), v)
      .bounded(to: 1)
  }
}

/// Hermite between b and c. Slopes follow the neighbors and are zero at a local extreme, so that
/// no color overshoots those given.
private func cubic(
  _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, _ t: Float
) -> SIMD4<Float> {
  let step = c - b
  func slope(_ left: SIMD4<Float>, _ right: SIMD4<Float>) -> SIMD4<Float> {
    let mean = (left + right) * 0.5
    let (a, b) = (left.magnitude, right.magnitude)
    let limit = a.replacing(with: b, where: a .> b) * 3
    let bounded = mean.bounded(-limit, limit)
    return bounded.replacing(with: SIMD4<Float>(), where: (left * right) .<= SIMD4<Float>())
  }
  let m0 = slope(b - a, step)
  let m1 = slope(step, d - c)
  let t2 = t * t
  let t3 = t2 * t
  let h1 = 3 * t2 - 2 * t3
  return b + step * h1 + m0 * (t3 - 2 * t2 + t) + m1 * (t3 - t2)
}

extension SIMD4<Float> {
  fileprivate var magnitude: SIMD4<Float> { replacing(with: -self, where: self .< SIMD4<Float>()) }
}

/// Fills the pixels whose middles lie inside, left and top edges included.
private func paintTriangle(
  _ a: (point: Point, color: SIMD4<Float>), _ b: (point: Point, color: SIMD4<Float>),
  _ c: (point: Point, color: SIMD4<Float>), _ rows: PixelRows
) {
  let area =
    (b.point.x - a.point.x) * (c.point.y - a.point.y)
    - (b.point.y - a.point.y) * (c.point.x - a.point.x)
  guard abs(area) > 1e-12 else { return }
  let box = rows.bounds
  let top = max(
    Int(clamping: (min(a.point.y, min(b.point.y, c.point.y)) - 0.5).rounded(.up)), box.top)
  let bottom = min(
    Int(clamping: (max(a.point.y, max(b.point.y, c.point.y)) - 0.5).rounded(.up)), box.bottom)
  guard top < bottom else { return }
  for y in top..<bottom {
    let middle = Double(y) + 0.5
    var left = Double.infinity
    var right = -Double.infinity
    func cross(_ p: Point, _ q: Point) {
      // Half-open in y: shared corners count once.
      guard (p.y <= middle) != (q.y <= middle) else { return }
      // Always computed from the upper end, so that neighbors agree to the last bit.
      let (upper, lower) = p.y < q.y ? (p, q) : (q, p)
      let x = upper.x + (middle - upper.y) / (lower.y - upper.y) * (lower.x - upper.x)
      left = min(left, x)
      right = max(right, x)
    }
    cross(a.point, b.point)
    cross(b.point, c.point)
    cross(c.point, a.point)
    guard left < right else { continue }
    let from = max(Int(clamping: (left - 0.5).rounded(.up)), box.left)
    let to = min(Int(clamping: (right - 0.5).rounded(.up)), box.right)
    guard from < to else { continue }
    let row = rows.row(y - box.top)
    // Barycentric weights grow evenly along the row.
    let (px, py) = (Double(from) + 0.5, middle)
    let wb =
      ((px - a.point.x) * (c.point.y - a.point.y) - (py - a.point.y) * (c.point.x - a.point.x))
      / area
    let wc =
      ((b.point.x - a.point.x) * (py - a.point.y) - (b.point.y - a.point.y) * (px - a.point.x))
      / area
    let stepB = Float((c.point.y - a.point.y) / area)
    let stepC = Float(-(b.point.y - a.point.y) / area)
    let toB = b.color - a.color
    let toC = c.color - a.color
    var color = a.color + toB * Float(wb) + toC * Float(wc)
    let step = toB * stepB + toC * stepC
    for x in from..<to {
      row[x - box.left] = pack(
        premultiplied(color.bounded(to: 1)))
      color += step
    }
  }
}
