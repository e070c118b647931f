import VitrineDrawing

/// Bends a straight drawing around a circle, as watch faces do with `.widgetLabel`.
///
/// A point `x` along the drawing's baseline goes to the angle `x / radius`, its height above the
/// baseline to the distance from the circle. Outlines follow; letters and images stay whole and are
/// turned, each around its own middle.
struct ArcWarp {
  var center: Point
  /// Of the baseline.
  var radius: Double
  /// Where `x = middle` of the drawing goes, radians clockwise from the right.
  var angle: Double
  var middle: Double
  var baseline: Double
  /// Below the center text would stand on its head: then it runs the other way, outside in.
  var isUpsideDown: Bool

  /// The same for a drawing that begins elsewhere.
  func moved(by offset: Point) -> ArcWarp {
    var moved = self
    moved.center = Point(center.x + offset.x, center.y + offset.y)
    moved.middle += offset.x
    moved.baseline += offset.y
    return moved
  }

  func apply(to list: DisplayList) -> DisplayList {
    DisplayList(list.operations.flatMap(apply))
  }

  private func apply(_ operation: DrawingOperation) -> [DrawingOperation] {
    switch operation {
    case .fill(let path, let rule, let paint): return [.fill(bend(path), rule, bend(paint, path))]
    case .stroke(let path, let style, let paint):
      return [.stroke(bend(path), style, bend(paint, path))]
    case .glyphs(let run, let paint): return run.glyphs.indices.map { letter(run, $0, paint) }
    case .image(let image): return [turned(operation, around: image.frame)]
    case .dynamicText(let text): return [turned(operation, around: text.frame)]
    case .progress(let progress): return [turned(operation, around: progress.bounds)]
    case .glass(let pane): return [turned(operation, around: pane.frame)]
    case .group(let group):
      if case .transform(let transform) = group.effect {
        // What is bent cannot be mapped afterwards: take the map into the contents.
        return group.contents.operations.flatMap {
          apply($0.transformed(by: transform))
        }
      }
      var effect = group.effect
      if case .clip(let path, let rule) = effect { effect = .clip(bend(path), rule) }
      if case .mask(let mask) = effect { effect = .mask(apply(to: mask)) }
      return [.group(EffectGroup(effect, apply(to: group.contents)))]
    }
  }

  func map(_ p: Point) -> Point {
    let along = (p.x - middle) / radius
    let above = baseline - p.y
    return CircleGeometry.point(
      center, isUpsideDown ? radius - above : radius + above,
      isUpsideDown ? angle - along : angle + along)
  }

  private func bend(_ path: VectorPath) -> VectorPath {
    var result = VectorPath()
    var (first, last) = (Point.zero, Point.zero)
    /// Long lines become arcs: pieces of at most six points.
    func line(to p: Point) {
      let pieces = min(200, max(1, Int(CircleGeometry.distance(from: last, to: p) / 6)))
      for piece in 1...pieces {
        let t = Double(piece) / Double(pieces)
        result.line(to: map(Point(last.x + (p.x - last.x) * t, last.y + (p.y - last.y) * t)))
      }
      last = p
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        result.move(to: map(p))
        (first, last) = (p, p)
      case .line(let p): line(to: p)
      case .curve(let a, let b, let p):
        // A long one too: mapping its ends alone would leave a chord.
        for piece in Bend(last, a, b, p).pieces(ofLength: 6) {
          result.curve(to: map(piece.end), map(piece.first), map(piece.second))
        }
        last = p
      case .close:
        // The side that closes a path is as long as any.
        if last != first { line(to: first) }
        result.close()
      }
    }
    return result
  }

  /// A curve by its four points.
  private struct Bend {
    var start, first, second, end: Point

    init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
      (self.start, self.first, self.second, self.end) = (start, first, second, end)
    }

    func pieces(ofLength length: Double) -> [Bend] {
      let whole = [(start, first), (first, second), (second, end)].reduce(0) {
        $0 + CircleGeometry.distance(from: $1.0, to: $1.1)
      }
      let count = min(200, max(1, Int(whole / length)))
      var rest = self
      return (0..<count).map { index in
        let (piece, other) = rest.split(at: 1 / Double(count - index))
        rest = other
        return piece
      }
    }

    private func split(at t: Double) -> (Bend, Bend) {
      func mix(_ a: Point, _ b: Point) -> Point {
        Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
      }
      let (ab, bc, cd) = (mix(start, first), mix(first, second), mix(second, end))
      let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
      let middle = mix(abc, bcd)
      return (Bend(start, ab, abc, middle), Bend(middle, bcd, cd, end))
    }
  }

  /// Gradients go along the chord.
  private func bend(_ paint: Paint, _ path: VectorPath) -> Paint {
    guard case .linearGradient(let stops, let from, let to) = paint else { return paint }
    return .linearGradient(stops, from: map(from), to: map(to))
  }

  private func letter(_ run: GlyphRun, _ index: Int, _ paint: Paint) -> DrawingOperation {
    let glyph = run.glyphs[index]
    let next =
      index + 1 < run.glyphs.count ? run.glyphs[index + 1].x : run.glyphs[0].x + run.width
    let half = max(0, next - glyph.x) / 2
    let origin = Point(run.origin.x + glyph.x + half, run.origin.y + glyph.y)
    var single = run
    single.origin = Point(-half, 0)
    single.glyphs = [GlyphRun.Glyph(id: glyph.id, x: 0)]
    single.width = 2 * half
    if run.glyphs.count > 1 { single.text = "" }
    return .group(
      EffectGroup(.transform(place(origin)), DisplayList([.glyphs(single, paint)])))
  }

  private func turned(_ operation: DrawingOperation, around frame: Rect) -> DrawingOperation {
    let middle = Point(frame.midX, frame.midY)
    let transform = Affine.translation(-middle.x, -middle.y).then(place(middle))
    return .group(EffectGroup(.transform(transform), DisplayList([operation])))
  }

  /// From a place's own coordinates (origin, upright) to where it stands on the circle.
  private func place(_ p: Point) -> Affine {
    let along = (p.x - middle) / radius
    let turn = isUpsideDown ? angle - along - .pi / 2 : angle + along + .pi / 2
    let target = map(p)
    return CircleGeometry.rotation(turn).then(.translation(target.x, target.y))
  }
}

extension DrawingOperation {
  /// The operation in other coordinates; paints of paths go with them.
  fileprivate func transformed(by m: Affine) -> DrawingOperation {
    guard m != .identity else { return self }
    switch self {
    case .fill(let path, let rule, let paint):
      return .fill(path.transformed(by: m), rule, paint.transformed(by: m))
    case .stroke(let path, var style, let paint):
      style.width *= m.meanScale
      return .stroke(path.transformed(by: m), style, paint.transformed(by: m))
    case .glyphs(var run, let paint):
      run.origin = m.apply(run.origin)
      run.font.size *= m.meanScale
      run.width *= m.meanScale
      for index in run.glyphs.indices {
        run.glyphs[index].x *= m.meanScale
        run.glyphs[index].y *= m.meanScale
      }
      return .glyphs(run, paint)
    case .image(var image):
      image.frame = m.apply(image.frame)
      return .image(image)
    case .dynamicText(let text): return .dynamicText(text.transformed(by: m))
    case .progress(let progress): return .progress(progress.transformed(by: m))
    case .glass(var pane):
      pane.frame = m.apply(pane.frame)
      pane.shape = pane.shape?.transformed(by: m)
      return .glass(pane)
    case .group(var group):
      if case .transform(let inner) = group.effect {
        group.effect = .transform(inner.then(m))
        return .group(group)
      }
      if case .clip(let path, let rule) = group.effect {
        group.effect = .clip(path.transformed(by: m), rule)
      }
      group.contents = DisplayList(group.contents.operations.map { $0.transformed(by: m) })
      return .group(group)
    }
  }
}

extension Paint {
  fileprivate func transformed(by m: Affine) -> Paint {
    guard case .linearGradient(let stops, let from, let to) = self else { return self }
    return .linearGradient(stops, from: m.apply(from), to: m.apply(to))
  }
}

extension DisplayList {
  /// Whether the widget has asked for `widgetCurvesContent`.
  var curvesContent: Bool {
    operations.contains {
      guard case .group(let group) = $0 else { return false }
      return group.effect == .tag(.name("widgetCurvesContent")) || group.contents.curvesContent
    }
  }
}
