import VitrineDrawing

/// The edge of a pane: how far a place is from the outline, and which way is inwards. The outline
/// is taken as a rounded rectangle with circular corners.
struct Lens {
  let back: Affine
  let forward: Affine
  let frame: Rect
  let radius: Double
  let edge: Double
  let bend: Double

  init?(_ pane: GlassPane, _ transform: Affine) {
    guard pane.recipe.edge > 0, pane.recipe.bend > 0, let back = transform.inverse else {
      return nil
    }
    self.back = back
    forward = transform
    frame = pane.frame
    let half = min(frame.width, frame.height) / 2
    radius = min(max(0, pane.cornerRadius), half)
    edge = min(pane.recipe.edge, half)
    bend = min(pane.recipe.bend, half)
    guard edge > 0 else { return nil }
  }

  /// What a pixel does.
  enum Refraction {
    /// Looks straight down.
    case straight
    case bent(Point)
    /// Lies well outside of the pane and is not seen.
    case outside
  }

  /// Where the place (x, y) in pixels looks.
  @inline(__always)
  func refraction(x: Double, y: Double) -> Refraction {
    let p = back.apply(Point(x, y))
    let (dx, dy) = (p.x - frame.midX, p.y - frame.midY)
    let qx = abs(dx) - (frame.width / 2 - radius)
    let qy = abs(dy) - (frame.height / 2 - radius)
    let (cx, cy) = (max(qx, 0), max(qy, 0))
    let square = cx * cx + cy * cy
    // The edge of antialiased pixels may lie outside by one.
    if square > (radius + 2) * (radius + 2) { return .outside }
    let corner = square.squareRoot()
    let depth = radius - corner - min(max(qx, qy), 0)
    guard depth < edge else { return .straight }
    let nearness = 1 - max(0, depth) / edge
    let shift = bend * nearness * nearness
    var (nx, ny) = (0.0, 0.0)
    if qx > 0, qy > 0, corner > 0 {
      (nx, ny) = (qx / corner, qy / corner)
    } else if qx > qy {
      nx = 1
    } else {
      ny = 1
    }
    return .bent(
      forward.apply(
        Point(p.x - (dx < 0 ? -nx : nx) * shift, p.y - (dy < 0 ? -ny : ny) * shift)))
  }

  /// The pixels of a row that can be bent, in a part that holds one corner of an upright pane:
  /// those between the outline and the circle where the edge ends.
  func bent(row y: Double, in part: PixelRect) -> Range<Int> {
    let middle = forward.apply(Point(frame.midX, frame.midY))
    let scale = Point(abs(forward.a), abs(forward.d))
    let qy = abs(y - middle.y) / scale.y - (frame.height / 2 - radius)
    let all = part.left..<part.right
    guard qy > 0, edge <= radius else { return all }
    func reach(_ r: Double) -> Double { (max(0, r * r - qy * qy)).squareRoot() }
    let start = frame.width / 2 - radius
    let outer = Int(clamping: ((start + reach(radius + 2)) * scale.x).rounded(.up)) + 1
    let center = Int(clamping: middle.x.rounded(.down))
    let isLeft = Double(part.left + part.right) / 2 < middle.x
    // Rows above the inner circle are bent up to the part's end.
    var range =
      isLeft
      ? center - outer..<max(center - outer, all.upperBound)
      : all.lowerBound..<max(all.lowerBound, center + 1 + outer)
    if radius - edge > qy {
      let inner = Int(clamping: ((start + reach(radius - edge)) * scale.x).rounded(.down)) - 1
      range = isLeft ? center - outer..<center + 1 - inner : center + inner..<center + 1 + outer
    }
    return all.clamped(to: range)
  }

  /// Where a column looks between the corners.
  func column(_ x: Double) -> Double {
    let middle = forward.apply(Point(frame.midX, frame.midY))
    guard case .bent(let source) = refraction(x: x, y: middle.y) else { return x }
    return source.x
  }

  /// Where a row looks between the corners.
  func row(_ y: Double) -> Double {
    let middle = forward.apply(Point(frame.midX, frame.midY))
    guard case .bent(let source) = refraction(x: middle.x, y: y) else { return y }
    return source.y
  }

  /// The pixels between the corners, where columns and rows do not depend on each other.
  var cross: PixelRect {
    let inner = forward.apply(frame.inset(by: max(edge, radius)))
    return PixelRect(
      left: Int(clamping: (inner.minX + 1).rounded(.up)),
      top: Int(clamping: (inner.minY + 1).rounded(.up)),
      right: Int(clamping: (inner.maxX - 1).rounded(.down)),
      bottom: Int(clamping: (inner.maxY - 1).rounded(.down)))
  }
}

extension SoftBackdrop {
  /// The backdrop at full size as it is seen through a lens.
  func seen(through lens: Lens, _ region: PixelRect) -> Layer {
    guard lens.forward.keepsAxes else {
      let picture = enlarged(to: region)
      picture.refract(region, self, lens)
      return picture
    }
    let picture = Layer(bounds: region, format: .color, parent: nil, clear: false)
    let enlargement = Enlargement(
      self, columns: columns(region, lens.column), rows: rows(region, lens.row))
    picture.beginPixels()
    for y in 0..<region.height { enlargement.row(y, into: picture.words(row: y)) }
    picture.endPixels()
    let cross = lens.cross
    let left = min(max(cross.left, region.left), region.right)
    let right = max(left, min(cross.right, region.right))
    let top = min(max(cross.top, region.top), region.bottom)
    let bottom = max(top, min(cross.bottom, region.bottom))
    for (from, to) in [(region.top, top), (bottom, region.bottom)] {
      for (start, end) in [(region.left, left), (right, region.right)] {
        picture.refractCorner(
          PixelRect(left: start, top: from, right: end, bottom: to), self, lens)
      }
    }
    return picture
  }
}

extension Layer {
  /// Replaces pixels of the edge by what they see through the lens.
  fileprivate func refract(_ part: PixelRect, _ soft: SoftBackdrop, _ lens: Lens) {
    guard !part.isEmpty else { return }
    beginPixels()
    soft.layer.beginPixels()
    for y in part.top..<part.bottom {
      let row = words(row: y - bounds.top) - bounds.left
      for x in part.left..<part.right {
        switch lens.refraction(x: Double(x) + 0.5, y: Double(y) + 0.5) {
        case .bent(let source): row[x] = soft.sample(Float(source.x), Float(source.y))
        case .straight, .outside: break
        }
      }
    }
    endPixels()
  }

  /// The same for the corner of an upright pane, whose edge is a ring.
  fileprivate func refractCorner(_ part: PixelRect, _ soft: SoftBackdrop, _ lens: Lens) {
    guard lens.edge <= lens.radius else { return refract(part, soft, lens) }
    guard !part.isEmpty else { return }
    beginPixels()
    soft.layer.beginPixels()
    let ring = LensRing(lens)
    for y in part.top..<part.bottom {
      let row = words(row: y - bounds.top) - bounds.left
      let level = Float(y) + 0.5
      for x in lens.bent(row: Double(level), in: part) {
        if let source = ring.source(Float(x) + 0.5, level) {
          row[x] = soft.sample(source.x, source.y)
        }
      }
    }
    endPixels()
  }
}

/// The edge of an upright pane around its corners, in the arithmetic that single pixels need.
private struct LensRing {
  private let middle: SIMD2<Float>
  /// Pixels a point.
  private let scale: SIMD2<Float>
  private let back: SIMD2<Float>
  /// From the pane's middle to its corners' centers, points.
  private let reach: SIMD2<Float>
  private let radius: Float
  private let edge: Float
  private let slope: Float
  private let bend: Float

  init(_ lens: Lens) {
    let center = lens.forward.apply(Point(lens.frame.midX, lens.frame.midY))
    middle = SIMD2(Float(center.x), Float(center.y))
    scale = SIMD2(Float(abs(lens.forward.a)), Float(abs(lens.forward.d)))
    back = SIMD2(1 / scale.x, 1 / scale.y)
    reach = SIMD2(
      Float(lens.frame.width / 2 - lens.radius), Float(lens.frame.height / 2 - lens.radius))
    radius = Float(lens.radius)
    edge = Float(lens.edge)
    slope = 1 / edge
    bend = Float(lens.bend)
  }

  /// Where the pixel looks; nil: straight down.
  @inline(__always)
  func source(_ x: Float, _ y: Float) -> SIMD2<Float>? {
    let (dx, dy) = (x - middle.x, y - middle.y)
    let qx = max(abs(dx) * back.x - reach.x, 0)
    let qy = max(abs(dy) * back.y - reach.y, 0)
    let distance = (qx * qx + qy * qy).squareRoot()
    let depth = radius - distance
    guard depth < edge, distance > 0 else { return nil }
    let nearness = depth > 0 ? 1 - depth * slope : 1
    let shift = bend * nearness * nearness / distance
    let (sx, sy) = (qx * shift * scale.x, qy * shift * scale.y)
    return SIMD2(dx < 0 ? x + sx : x - sx, dy < 0 ? y + sy : y - sy)
  }
}
