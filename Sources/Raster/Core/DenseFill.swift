import CGraphics
import VitrineDrawing
import VitrineGeometry

/// Fills outlines with very many lines side by side. Cairo keeps the edges of a row in their order
/// and turns them one by one where they cross, which for noise of a hundred thousand points takes
/// minutes. Here each edge marks the samples where it is crossed, and a sum along each row tells what
/// is inside: the cost grows with the length of the edges alone. 4 × 16 samples a pixel.
struct DenseFill {
  static let rows = 4
  private static let columns = 16
  /// Bytes of the samples that are worked on at a time.
  private static let memory = 8 << 20
  /// Edges in a row of pixels from which Cairo is slower.
  private static let mostEdges = 512
  /// Paths of fewer elements are not looked at.
  private static let fewElements = 1000

  let bounds: PixelRect
  let rule: FillRule

  /// The rows of pixels that the path's pieces cross, where so many of them lie above each other in
  /// the bounds; nil where Cairo is faster. Each corner of a line adds its `width` in pixels.
  static func rows(
    of path: VectorPath, _ transform: Affine, _ bounds: PixelRect, width: Double = 0
  ) -> Double? {
    guard path.elements.count > fewElements, !bounds.isEmpty else { return nil }
    let (top, bottom) = (Double(bounds.top), Double(bounds.bottom))
    var (last, total) = (0.0, 0.0)
    func add(_ p: Point) {
      let y = min(max(transform.b * p.x + transform.d * p.y + transform.ty, top), bottom)
      total += abs(y - last) + width
      last = y
    }
    for element in path.elements {
      switch element {
      case .move(let p): last = min(max(transform.apply(p).y, top), bottom)
      case .line(let p), .curve(_, _, let p): add(p)
      case .close: break
      }
    }
    return total > Double(mostEdges) * (bottom - top) ? total : nil
  }

  /// The coverage of polygons that are given in points.
  func coverage(_ loops: Loops, _ transform: Affine) -> Layer {
    let layer = Layer(bounds: bounds, format: .alpha, parent: nil)
    let width = bounds.width * Self.columns + 1
    let band = max(1, min(bounds.height, Self.memory / (width * Self.rows * 4)))
    var marks = [Int32](repeating: 0, count: width * Self.rows * band)
    layer.beginPixels()
    for top in stride(from: bounds.top, to: bounds.bottom, by: band) {
      let bottom = min(top + band, bounds.bottom)
      marks.withUnsafeMutableBufferPointer { marks in
        marks.update(repeating: 0)
        for loop in loops { mark(loop, transform, top..<bottom, width, marks) }
        for y in top..<bottom {
          let first = (y - top) * Self.rows * width
          write(
            marks.baseAddress! + first, width, to: layer.bytes(row: y - bounds.top))
        }
      }
    }
    layer.endPixels()
    return layer
  }

  private func mark(
    _ loop: [Point], _ transform: Affine, _ band: Range<Int>, _ width: Int,
    _ marks: UnsafeMutableBufferPointer<Int32>
  ) {
    guard var from = loop.last.map(transform.apply) else { return }
    let scale = Double(Self.rows)
    let (low, high) = (Double(band.lowerBound), Double(band.upperBound))
    let left = Double(bounds.left)
    for point in loop {
      let to = transform.apply(point)
      defer { from = to }
      guard from.y != to.y, max(from.y, to.y) > low, min(from.y, to.y) < high else { continue }
      let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
      let turn: Int32 = from.y < to.y ? 1 : -1
      // Samples lie in the middles of their rows and columns.
      let first = Int(((max(upper.y, low) - low) * scale - 0.5).rounded(.up))
      let last = Int(((min(lower.y, high) - low) * scale - 0.5).rounded(.up))
      guard first < last else { continue }
      let slope = (lower.x - upper.x) / (lower.y - upper.y)
      let start = upper.x + ((Double(first) + 0.5) / scale + low - upper.y) * slope
      var x = (start - left) * Double(Self.columns) - 0.5
      let step = slope / scale * Double(Self.columns)
      for row in first..<last {
        let column = x > 0 ? Int(min(x, Double(width - 1)).rounded(.up)) : 0
        marks[row * width + min(column, width - 1)] &+= turn
        x += step
      }
    }
  }

  private func write(
    _ marks: UnsafeMutablePointer<Int32>, _ width: Int, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    var winding = SIMD4<Int32>.zero
    for x in 0..<bounds.width {
      var inside = 0
      for column in 0..<Self.columns {
        let at = x * Self.columns + column
        winding &+= SIMD4(
          marks[at], marks[at + width], marks[at + 2 * width], marks[at + 3 * width])
        let odd = rule == .evenOdd ? winding & SIMD4(repeating: 1) : winding
        for lane in 0..<Self.rows where odd[lane] != 0 { inside += 1 }
      }
      bytes[x] = UInt8((inside * 255 + 32) / (Self.rows * Self.columns))
    }
  }
}

extension Renderer {
  /// Fills what is too dense for Cairo; false where it is not.
  func fillDensely(
    _ path: VectorPath, _ rule: FillRule, _ paint: Paint, _ bounds: PixelRect, _ state: State
  ) -> Bool {
    let visible = bounds.intersection(target.bounds)
    guard let rows = DenseFill.rows(of: path, state.transform, visible) else { return false }
    guard meter.crossings(rows * Double(DenseFill.rows)) else { return true }
    let tolerance = 0.1 / max(1e-6, state.transform.meanScale)
    let fill = DenseFill(bounds: visible, rule: rule)
    paintThrough(fill.coverage(path.loops(tolerance: tolerance), state.transform), paint, state)
    return true
  }

  /// Strokes what is too dense for Cairo; false where it is not.
  func strokeDensely(
    _ path: VectorPath, _ style: StrokeAttributes, _ paint: Paint, _ bounds: PixelRect,
    _ state: State
  ) -> Bool {
    let visible = bounds.intersection(target.bounds)
    let scale = state.transform.meanScale
    // A corner inside of the bounds cannot cross more rows than there are.
    let width = min(style.width * scale, Double(visible.height))
    guard let rows = DenseFill.rows(of: path, state.transform, visible, width: width) else {
      return false
    }
    // Both sides of the line.
    guard meter.crossings(2 * rows * Double(DenseFill.rows)) else { return true }
    let tolerance = 0.1 / max(1e-6, scale)
    let fill = DenseFill(bounds: visible, rule: .winding)
    let loops = Stroker(style, tolerance: tolerance).loops(along: path)
    paintThrough(fill.coverage(loops, state.transform), paint, state)
    return true
  }

  private func paintThrough(_ alpha: Layer, _ paint: Paint, _ state: State) {
    withClip(state.clip, alpha.bounds.rect) { context in
      guard setSource(paint, alpha.bounds, state, context) else { return }
      cairo_set_operator(context, state.blend.cairo)
      cairo_mask_surface(context, alpha.surface, 0, 0)
      resetSource(context, paint, state)
    }
  }
}
