import CGraphics
import VitrineDrawing
import VitrineGeometry
import VitrineText

/// What surrounds an operation: where it lands and how it is composited.
struct State {
  /// From the operation's points to pixels of the screen.
  var transform: Affine
  var clip: Clip
  /// Opacity and blend mode still to be applied to what comes. Groups hand them down to a single
  /// operation and make a layer for several.
  var alpha = 1.0
  var blend = LayerBlendMode.normal
  /// Which pixels can still be seen through the blurs and shadows around the operation.
  var reach: Reach

  init(transform: Affine, clip: Clip, reach: Reach? = nil) {
    self.transform = transform
    self.clip = clip
    self.reach = reach ?? Reach(clip.bounds)
  }

  var isPlain: Bool { alpha >= 1 && blend == .normal }

  func plain(clip: Clip) -> State { State(transform: transform, clip: clip, reach: reach) }
}

/// Draws one list. Lives for one picture, on one thread.
final class Renderer {
  var target: Layer
  let fonts: FontLibrary
  let typesetter: Typesetter
  let cache: ImageCache
  let images: ImageProvider
  /// Where pictures are decoded; nil: here.
  var decoding: DecodingProcess?
  let now: Double
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Diagnostic> = []
  /// Bounds of lists that are asked for again at every level of groups around them.
  var measured: [MeasuredList: Extent] = [:]
  /// Counts what is done for this picture, and ends it where that is too much.
  let meter: DrawingMeter
  /// Pixels a point of the picture, for the place in a refusal.
  let scale: Double
  /// Layers that the context reads from until the current operation is done.
  var sources: [Layer] = []

  init(
    target: Layer, fonts: FontLibrary, typesetter: Typesetter, cache: ImageCache,
    images: ImageProvider, now: Double, meter: DrawingMeter, scale: Double
  ) {
    self.target = target
    self.meter = meter
    self.scale = scale
    self.fonts = fonts
    self.typesetter = typesetter
    self.cache = cache
    self.images = images
    self.now = now
  }

  /// Says something once.
  func report(_ message: String, _ severity: Diagnostic.Severity = .warning) {
    report(Diagnostic(severity, message))
  }

  func report(_ diagnostic: Diagnostic) {
    if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  func draw(_ list: DisplayList, _ state: State) {
    if list.operations.count == 1 || state.isPlain {
      for operation in list.operations { draw(operation, state) }
    } else if state.blend == .normal, operationsAreApart(list, state) {
      for operation in list.operations { draw(operation, state) }
    } else {
      drawThroughLayer(list, state)
    }
  }

  func draw(_ operation: DrawingOperation, _ state: State) {
    guard state.alpha > 0, !state.clip.bounds.isEmpty, !meter.isOver else { return }
    if meter.operations(operation.letters) { perform(operation, state) }
    if meter.isOver {
      let frame = pixelBounds(of: operation, state.transform).rect
      meter.locate(operation, Affine.scale(1 / scale, 1 / scale).apply(frame))
    }
  }

  private func perform(_ operation: DrawingOperation, _ state: State) {
    // Cairo cannot do it: draw apart, then combine by hand.
    if state.blend.needsSoftwareBlending, !operation.isGroup {
      return drawThroughLayer(DisplayList([operation]), state)
    }
    switch operation {
    case .fill(let path, let rule, let paint): fill(path, rule, paint, state)
    case .stroke(let path, let style, let paint): stroke(path, style, paint, state)
    case .glyphs(let run, let paint): draw(run, paint, state)
    case .image(let image): draw(image, state)
    case .dynamicText(let text): draw(text, state)
    case .progress(let progress):
      if let operation = progress.operation(at: now) { draw(operation, state) }
    case .glass(let pane): draw(pane, state)
    case .group(let group):
      if meter.enterGroup(), meter.points(operation.points) { draw(group, state) }
      meter.leaveGroup()
    }
  }

  // MARK: - Layers

  /// Draws into a clear layer of its own. Nothing is composited yet. Materials in it see what lies
  /// below where its pixels are the screen's (`readsBackdrop`).
  func layer(
    _ bounds: PixelRect, _ format: Layer.Format = .color, readsBackdrop: Bool = true,
    _ body: () -> Void
  ) -> Layer {
    let bytes = Layer.stride(width: bounds.width, format: format) * bounds.height
    let layer = Layer(bounds: bounds, format: format, parent: readsBackdrop ? target : nil)
    if meter.enterLayer(bounds, bytes: bytes) {
      let outer = target
      target = layer
      body()
      target = outer
    }
    meter.leaveLayer(bytes: bytes)
    return layer
  }

  /// The contents as one, then opacity and blend mode.
  func drawThroughLayer(_ list: DisplayList, _ state: State, readsBackdrop: Bool = true) {
    let bounds = pixelBounds(of: list, state.transform).intersection(state.clip.bounds)
    guard !bounds.isEmpty else { return }
    let contents = layer(bounds, readsBackdrop: readsBackdrop) {
      draw(list, state.plain(clip: Clip(bounds: bounds)))
    }
    composite(contents, state)
  }

  /// Lays a finished layer over the target.
  func composite(_ layer: Layer, _ state: State) {
    guard !meter.isOver else { return }
    guard !state.blend.needsSoftwareBlending else { return combineInSoftware(layer, state) }
    withClip(state.clip, layer.bounds.rect) { context in
      cairo_set_source_surface(context, layer.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      cairo_set_operator(context, state.blend.cairo)
      if state.alpha >= 1 {
        cairo_paint(context)
      } else {
        cairo_paint_with_alpha(context, nearestAlpha(state.alpha))
      }
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      // Let go of the layer's memory.
      cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
  }

  /// Fills the context's path with its source in the state's opacity and blend mode, and lets go of
  /// the source.
  func fillWithSource(_ context: OpaquePointer, _ state: State) {
    cairo_set_operator(context, state.blend.cairo)
    if state.alpha >= 1 {
      cairo_fill(context)
    } else {
      cairo_save(context)
      cairo_clip(context)
      cairo_paint_with_alpha(context, nearestAlpha(state.alpha))
      cairo_restore(context)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }

  /// Runs `body` with the clip in force as far as something inside `box` (pixels) could cross it.
  func withClip(_ clip: Clip, _ box: Rect, _ body: (OpaquePointer) -> Void) {
    let context = target.context
    let outlines = clip.outlines(crossing: box)
    let touched = PixelRect(around: box).intersection(target.bounds)
    let cutsRect = !clip.bounds.contains(touched)
    guard cutsRect || !outlines.isEmpty else { return body(context) }
    cairo_save(context)
    if cutsRect {
      let r = clip.bounds
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(r.left), Double(r.top), Double(r.width), Double(r.height))
      cairo_clip(context)
    }
    for outline in outlines where meter.points(outline.path.elements.count) {
      cairo_new_path(context)
      addPath(outline.path, .identity, to: context)
      cairo_set_fill_rule(context, outline.rule.cairo)
      cairo_clip(context)
    }
    body(context)
    cairo_restore(context)
  }
}

extension DrawingOperation {
  var isGroup: Bool {
    if case .group = self { return true }
    return false
  }
}

/// Adds a path to the context's current one, mapped, kept within what Cairo can hold.
func addPath(_ path: VectorPath, _ m: Affine, to context: OpaquePointer) {
  @inline(__always) func x(_ p: Point) -> Double {
    let v = m.a * p.x + m.c * p.y + m.tx
    return v > farthestPixel ? farthestPixel : v >= -farthestPixel ? v : -farthestPixel
  }
  @inline(__always) func y(_ p: Point) -> Double {
    let v = m.b * p.x + m.d * p.y + m.ty
    return v > farthestPixel ? farthestPixel : v >= -farthestPixel ? v : -farthestPixel
  }
  for element in path.elements {
    switch element {
    case .move(let p): cairo_move_to(context, x(p), y(p))
    case .line(let p): cairo_line_to(context, x(p), y(p))
    case .curve(let a, let b, let p):
      cairo_curve_to(context, x(a), y(a), x(b), y(b), x(p), y(p))
    case .close: cairo_close_path(context)
    }
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension Affine {
  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
