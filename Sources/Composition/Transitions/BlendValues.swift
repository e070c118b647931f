import VitrineDrawing

extension Blend {
  func number(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
  func point(_ a: Point, _ b: Point) -> Point { Point(number(a.x, b.x), number(a.y, b.y)) }
  func rect(_ a: Rect, _ b: Rect) -> Rect {
    Rect(
      x: number(a.x, b.x), y: number(a.y, b.y), width: number(a.width, b.width),
      height: number(a.height, b.height))
  }
  func affine(_ a: Affine, _ b: Affine) -> Affine {
    Affine(
      a: number(a.a, b.a), b: number(a.b, b.b), c: number(a.c, b.c), d: number(a.d, b.d),
      tx: number(a.tx, b.tx), ty: number(a.ty, b.ty))
  }

  /// nil: the paths are not made of the same elements.
  func path(_ a: VectorPath, _ b: VectorPath) -> VectorPath? {
    guard a.elements.count == b.elements.count else { return nil }
    var elements: [VectorPath.Element] = []
    for pair in zip(a.elements, b.elements) {
      switch pair {
      case (.move(let p), .move(let q)): elements.append(.move(point(p, q)))
      case (.line(let p), .line(let q)): elements.append(.line(point(p, q)))
      case (.curve(let a, let b, let p), .curve(let c, let d, let q)):
        elements.append(.curve(point(a, c), point(b, d), point(p, q)))
      case (.close, .close): elements.append(.close)
      default: return nil
      }
    }
    return VectorPath(elements)
  }

  func style(_ a: StrokeAttributes, _ b: StrokeAttributes) -> StrokeAttributes? {
    var (first, style) = (a, b)
    style.width = number(a.width, b.width)
    first.width = style.width
    return first == style ? style : nil
  }

  /// nil: the paints do not mix.
  func paint(_ a: Paint, _ b: Paint) -> Paint? {
    switch (a, b) {
    case (.color(let x), .color(let y)): return .color(x.mixed(with: y, by: Float(part)))
    case (.linearGradient(let s, let f, let e), .linearGradient(let t, let g, let h))
    where s.count == t.count:
      let stops = zip(s, t).map {
        GradientStop(
          $0.color.mixed(with: $1.color, by: Float(part)),
          at: number($0.location, $1.location))
      }
      return .linearGradient(stops, from: point(f, g), to: point(e, h))
    default: return a == b ? a : nil
    }
  }
}
