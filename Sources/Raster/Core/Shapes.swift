import CGraphics
import VitrineDrawing

extension Renderer {
  func fill(_ path: VectorPath, _ rule: FillRule, _ paint: Paint, _ state: State) {
    guard meter.points(path.elements.count) else { return }
    let box = state.transform.apply(path.controlBounds)
    let bounds = PixelRect(around: box).intersection(state.clip.bounds)
    guard !bounds.isEmpty, state.transform.isUsable, meter.pixels(paint.effort * bounds.area)
    else { return }
    if fillDirectly(path, box, bounds, paint, state)
      || fillDensely(path, rule, paint, bounds, state)
    {
      return
    }
    withClip(state.clip, box) { context in
      guard setSource(paint, bounds, state, context) else { return }
      cairo_new_path(context)
      addPath(path, state.transform, to: context)
      cairo_set_fill_rule(context, rule.cairo)
      cairo_set_operator(context, state.blend.cairo)
      cairo_fill(context)
      resetSource(context, paint, state)
    }
  }

  /// An opaque gradient over whole pixels needs no detour through a source.
  private func fillDirectly(
    _ path: VectorPath, _ box: Rect, _ bounds: PixelRect, _ paint: Paint, _ state: State
  ) -> Bool {
    guard isDirect(path, box, bounds, paint, state) else { return false }
    let visible = bounds.intersection(target.bounds)
    guard !visible.isEmpty else { return true }
    target.beginPixels()
    let offset =
      (visible.top - target.bounds.top) * target.stride
      + (visible.left - target.bounds.left) * 4
    paintGradient(
      paint, visible, state.transform, alpha: 1,
      PixelRows(base: target.data + offset, stride: target.stride, bounds: visible))
    target.endPixels()
    return true
  }

  private func isDirect(
    _ path: VectorPath, _ box: Rect, _ bounds: PixelRect, _ paint: Paint, _ state: State
  ) -> Bool {
    paint.isOpaqueGradient && isWhole(path, box, bounds, state)
  }

  /// Whether whole pixels are filled, with nothing between the paint and the target.
  private func isWhole(
    _ path: VectorPath, _ box: Rect, _ bounds: PixelRect, _ state: State
  ) -> Bool {
    state.isPlain && target.format == .color && path.isUprightRectangle
      && state.transform.keepsAxes && path.transformed(by: state.transform).isPixelRectangle(box)
      && state.clip.outlines(crossing: bounds.rect).isEmpty
  }

  /// The last of the first operations that writes each of the target's pixels, whatever they were: the
  /// background of most widgets does, over the plate that stands in for one. What lies below it need not be drawn,
  /// nor cleared before. nil: there is none.
  func firstSeen(of list: DisplayList, _ state: State) -> Int? {
    var seen: Int?
    for (index, operation) in list.operations.enumerated() {
      if coversTarget(operation, state) { seen = index }
      guard operation.isPlainFill else { break }
    }
    return seen
  }

  private func coversTarget(_ operation: DrawingOperation, _ state: State) -> Bool {
    covers(target.bounds, operation, state)
  }

  private func covers(
    _ region: PixelRect, _ operation: DrawingOperation, _ state: State
  ) -> Bool {
    if case .group(let group) = operation, case .tag = group.effect,
      let first = group.contents.operations.first
    {
      return covers(region, first, state)
    }
    guard case .fill(let path, _, let paint) = operation, paint.isOpaque else { return false }
    let box = state.transform.apply(path.controlBounds)
    let bounds = PixelRect(around: box).intersection(state.clip.bounds)
    return bounds.intersection(region) == region && isWhole(path, box, bounds, state)
  }

  /// Whether the list fills all that can be seen of it, so that nothing below it is: its own shadow for one.
  func hidesWhatIsBelow(_ list: DisplayList, _ state: State) -> Bool {
    let region = state.clip.bounds.intersection(target.bounds)
    guard
      !region.isEmpty,
      let index = list.operations.firstIndex(where: { covers(region, $0, state) })
    else { return false }
    return list.operations[(index + 1)...].allSatisfy(\.takesNothingAway)
  }

  func stroke(_ path: VectorPath, _ style: StrokeAttributes, _ paint: Paint, _ state: State) {
    guard style.width > 0, state.transform.isUsable,
      meter.points(style.points(along: path))
    else { return }
    let box = state.transform.apply(path.controlBounds.grown(by: style.reach))
    let bounds = PixelRect(around: box).intersection(state.clip.bounds)
    guard !bounds.isEmpty, meter.pixels(paint.effort * bounds.area),
      !strokeDensely(path, style, paint, bounds, state)
    else { return }
    withClip(state.clip, box) { context in
      guard setSource(paint, bounds, state, context) else { return }
      cairo_new_path(context)
      addPath(path, state.transform, to: context)
      // The pen is round in points, so it needs the transform; the path is in pixels already.
      var matrix = state.transform.cairo
      matrix.x0 = 0
      matrix.y0 = 0
      cairo_set_matrix(context, &matrix)
      setPen(style, path, context, scale: state.transform.meanScale)
      cairo_set_operator(context, state.blend.cairo)
      cairo_stroke(context)
      cairo_identity_matrix(context)
      resetSource(context, paint, state)
    }
  }

  /// Sets what the next drawing is filled with. False: there is nothing to draw with.
  func setSource(
    _ paint: Paint, _ bounds: PixelRect, _ state: State, _ context: OpaquePointer
  ) -> Bool {
    switch paint {
    case .color(let color):
      let color = color.opacity(state.alpha)
      // A clear source changes nothing under any of our operators.
      guard color.alpha > 0 else { return false }
      setColor(color, context)
      return true
    case .linearGradient, .radialGradient, .angularGradient, .meshGradient:
      let region = bounds.intersection(target.bounds)
      guard !region.isEmpty else { return false }
      let picture = Layer(bounds: region, format: .color, parent: nil, clear: paint.isMesh)
      picture.beginPixels()
      paintGradient(
        paint, region, state.transform, alpha: Float(state.alpha),
        PixelRows(base: picture.data, stride: picture.stride, bounds: region))
      picture.endPixels()
      setSource(picture, context)
      return true
    case .image(let id, let tile, let source):
      return setPattern(id, tile: tile, source: source, state, context)
    case .material(let recipe):
      let region = bounds.intersection(target.bounds)
      guard !region.isEmpty else { return false }
      setSource(material(recipe, region, state), context)
      return true
    }
  }

  /// A layer as the source; `resetSource` lets go of it.
  func setSource(_ picture: Layer, _ context: OpaquePointer) {
    sources.append(picture)
    cairo_set_source_surface(context, picture.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  func resetSource(_ context: OpaquePointer, _ paint: Paint, _ state: State) {
    if state.blend != .normal { cairo_set_operator(context, CAIRO_OPERATOR_OVER) }
    if case .color = paint { return }
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    sources.removeAll(keepingCapacity: true)
  }
}

/// A plain color as the source. Cairo cuts components off after the eighth bit: a mixture would be
/// up to two levels darker than it is.
func setColor(_ color: RGBA, _ context: OpaquePointer) {
  let word = color.premultipliedWord
  func component(_ shift: UInt32) -> Double { (Double((word >> shift) & 255) + 0.5) / 256 }
  let alpha = nearestAlpha(Double(color.alpha))
  guard alpha > 0 else { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
  cairo_set_source_rgba(
    context, min(1, component(16) / alpha), min(1, component(8) / alpha),
    min(1, component(0) / alpha), alpha)
}

/// For surfaces that keep all of a component.
func setExactColor(_ color: RGBA, _ context: OpaquePointer) {
  func clamped(_ value: Float) -> Double { value > 0 ? Double(min(value, 1)) : 0 }
  cairo_set_source_rgba(
    context, clamped(color.red), clamped(color.green), clamped(color.blue), clamped(color.alpha))
}

/// The opacity that Cairo cuts off to the nearest of 255 levels.
func nearestAlpha(_ alpha: Double) -> Double {
  let level = (min(max(alpha, 0), 1) * 255).rounded()
  return level >= 255 ? 1 : level > 0 ? (level + 0.5) / 256 : 0
}

/// Line width, ends, corners and dashes; dashes that Cairo refuses or that cannot be seen are left
/// out.
func setPen(_ style: StrokeAttributes, _ path: VectorPath, _ context: OpaquePointer, scale: Double)
{
  cairo_set_line_width(context, min(style.width, 1e6))
  switch style.cap {
  case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
  case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
  case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
  }
  switch style.join {
  case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
  case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
  case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
  }
  cairo_set_miter_limit(context, max(1, style.miterLimit))
  let period = style.dash.reduce(0, +)
  // A tenth of a pixel is gray at best, and a long path of such dashes takes minutes.
  let visible =
    style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && period * scale > 0.1
    && path.controlLength / period < 20_000
  cairo_set_dash(
    context, style.dash, visible ? Int32(clamping: style.dash.count) : 0,
    style.dashPhase.isFinite ? style.dashPhase : 0)
}

extension VectorPath {
  /// The length of the control polygon, never shorter than the path.
  var controlLength: Double {
    var length = 0.0
    var last = Point.zero
    func add(_ p: Point) {
      length += ((p.x - last.x) * (p.x - last.x) + (p.y - last.y) * (p.y - last.y)).squareRoot()
      last = p
    }
    for element in elements {
      switch element {
      case .move(let p): last = p
      case .line(let p): add(p)
      case .curve(let a, let b, let p):
        add(a)
        add(b)
        add(p)
      case .close: break
      }
    }
    return length
  }
}

extension DrawingOperation {
  /// Whether what is opaque stays so under it, as far as can be told without looking into it.
  fileprivate var takesNothingAway: Bool {
    switch self {
    case .fill, .stroke, .glyphs, .image, .dynamicText, .progress: true
    case .glass: false
    case .group(let group):
      switch group.effect {
      // Drawn in layers of their own, or light.
      case .shadow, .layer, .blur: true
      case .tag, .transform, .opacity, .clip, .blend, .mask, .filter, .vibrancy: false
      }
    }
  }
}
