import VitrineDrawing

/// Memory for the words of `bounds`, rows `stride` bytes apart.
struct PixelRows {
  let base: UnsafeMutableRawPointer
  let stride: Int
  let bounds: PixelRect

  func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
    (base + index * stride).assumingMemoryBound(to: UInt32.self)
  }

  func fill(_ word: UInt32) {
    for y in 0..<bounds.height { row(y).update(repeating: word, count: bounds.width) }
  }
}

/// Writes a gradient's colors at the pixels' middles. `transform` maps the paint's points to
/// pixels. Meshes write only where they are; all others write every pixel.
func paintGradient(
  _ paint: Paint, _ region: PixelRect, _ transform: Affine, alpha: Float, _ rows: PixelRows
) {
  switch paint {
  case .linearGradient(let stops, let from, let to):
    paintLinear(ColorRamp(stops, alpha: alpha), from, to, transform, rows)
  case .radialGradient(let stops, let center, let start, let end, let shape):
    paintRadial(
      ColorRamp(stops, alpha: alpha), center, start, end, shape.then(transform), rows)
  case .angularGradient(let stops, let center, let start, let end):
    paintAngular(ColorRamp(stops, alpha: alpha), center, start, end, transform, rows)
  case .meshGradient(let mesh): paintMesh(mesh, transform, alpha: alpha, rows)
  case .color, .image, .material: break
  }
}

private func paintLinear(
  _ ramp: ColorRamp, _ from: Point, _ to: Point, _ transform: Affine, _ rows: PixelRows
) {
  let (dx, dy) = (to.x - from.x, to.y - from.y)
  let square = dx * dx + dy * dy
  guard square > 1e-18, square.isFinite, let back = transform.inverse else {
    return rows.fill(ramp.last)
  }
  // t at a pixel's middle is gx·x + gy·y + g0, x and y counted from the region's corner.
  let gx = (back.a * dx + back.b * dy) / square
  let gy = (back.c * dx + back.d * dy) / square
  let corner = back.apply(
    Point(Double(rows.bounds.left) + 0.5, Double(rows.bounds.top) + 0.5))
  let g0 = ((corner.x - from.x) * dx + (corner.y - from.y) * dy) / square
  let slope = (gx * gx + gy * gy).squareRoot()
  guard slope.isFinite, g0.isFinite else { return rows.fill(ramp.last) }
  let count = Int(min(max(2 / slope, 256), 8192))
  let words = ramp.words(count, width: slope * Double(count))
  let (width, height) = (rows.bounds.width, rows.bounds.height)

  words.withUnsafeBufferPointer { table in
    func look(_ t: Double) -> UInt32 {
      let index = t * Double(count)
      return table[index > 0 ? min(Int(min(index, 1e9)), count - 1) : 0]
    }
    if abs(gx) * Double(width) * Double(count) < 0.5 {
      let middle = gx * Double(width) / 2
      for y in 0..<height {
        rows.row(y).update(repeating: look(g0 + gy * Double(y) + middle), count: width)
      }
      return
    }
    if abs(gy) * Double(height) * Double(count) < 0.5 {
      let first = rows.row(0)
      for x in 0..<width { first[x] = look(g0 + gx * Double(x)) }
      for y in 1..<max(1, height) { rows.row(y).update(from: first, count: width) }
      return
    }
    // Each row is the one above, moved sideways: look up one long row at a few fractions of a
    // pixel and copy from it.
    let shift = gy / gx
    let reach = abs(shift) * Double(height)
    let phases = 8
    if reach < 16 * Double(width) + 4096 {
      let long = width + Int(reach) + 3
      let start = shift < 0 ? -(reach + 1).rounded(.up) : 0
      let strips = [UInt32](unsafeUninitializedCapacity: long * phases) { buffer, filled in
        for phase in 0..<phases {
          let offset = start + Double(phase) / Double(phases)
          for i in 0..<long { buffer[phase * long + i] = look(g0 + gx * (Double(i) + offset)) }
        }
        filled = long * phases
      }
      strips.withUnsafeBufferPointer { strips in
        for y in 0..<height {
          let place = ((shift * Double(y) - start) * Double(phases)).rounded()
          let (whole, phase) = Int(place).quotientAndRemainder(dividingBy: phases)
          rows.row(y).update(from: strips.baseAddress! + phase * long + whole, count: width)
        }
      }
      return
    }
    for y in 0..<height {
      let row = rows.row(y)
      for x in 0..<width { row[x] = look(g0 + gx * Double(x) + gy * Double(y)) }
    }
  }
}

private func paintRadial(
  _ ramp: ColorRamp, _ center: Point, _ start: Double, _ end: Double, _ transform: Affine,
  _ rows: PixelRows
) {
  let span = end - start
  guard let back = transform.inverse, span.isFinite, center.x.isFinite, center.y.isFinite,
    start.isFinite
  else { return rows.fill(ramp.last) }
  // As many entries as half pixels along the radius.
  let count = Int(min(max(abs(span) * transform.meanScale * 2, 256), 8192))
  let words = ramp.words(
    count, width: abs(span) > 1e-12 ? Double(count) / (abs(span) * transform.meanScale) : 1)
  let corner = back.apply(
    Point(Double(rows.bounds.left) + 0.5, Double(rows.bounds.top) + 0.5))
  let factor = Float(abs(span) > 1e-12 ? Double(count) / span : 1e12)
  let offset = -Float(start) * factor
  let limit = Float(count - 1)
  let (stepU, stepV) = (Float(back.a), Float(back.b))
  words.withUnsafeBufferPointer { table in
    for y in 0..<rows.bounds.height {
      let row = rows.row(y)
      let u0 = Float(corner.x - center.x + back.c * Double(y))
      let v0 = Float(corner.y - center.y + back.d * Double(y))
      for x in 0..<rows.bounds.width {
        let u = u0 + stepU * Float(x)
        let v = v0 + stepV * Float(x)
        let place = (u * u + v * v).squareRoot() * factor + offset
        // Half a part less, so that rounding to the nearest takes the part below.
        row[x] = table[nearest(bounded(place - 0.5, 0, limit))]
      }
    }
  }
}
