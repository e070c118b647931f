import CGraphics
import VitrineDrawing

/// σ in pixels above which contents are drawn smaller before they are blurred: what is lost is finer
/// than the blur, and the cost of a blur no longer grows with it.
private let largestSigma = 24.0

/// Blurs and shadows.
extension Renderer {
  /// How many times smaller contents may be drawn for a blur: a power of two.
  private func reduction(_ sigma: Double) -> Double {
    var factor = 1.0
    while sigma / factor > largestSigma, factor < 1_000_000 { factor *= 2 }
    return factor
  }

  func drawBlurred(_ contents: DisplayList, _ radius: Double, _ opaque: Bool, _ state: State) {
    // Beyond that everything is one colour.
    let sigma = min(radius * state.transform.meanScale, 1e5)
    guard sigma >= 0.05 else { return draw(contents, state) }
    let reduction = reduction(sigma)
    let transform = state.transform.then(.scale(1 / reduction, 1 / reduction))
    let margin = blurMargin(sigma / reduction)
    let own = pixelBounds(of: contents, transform)
    let visible = PixelRect(
      around: Affine.scale(1 / reduction, 1 / reduction).apply(state.clip.bounds.rect))
    let bounds = own.expanded(by: opaque ? 0 : margin)
      .intersection(visible.expanded(by: margin))
    guard !bounds.isEmpty else { return }
    let picture = layer(bounds, seesThrough: reduction == 1) {
      draw(contents, State(transform: transform, clip: Clip(bounds: bounds)))
    }
    picture.blur(sigma: sigma / reduction, extendsEdges: opaque)
    if reduction == 1 { return composite(picture, state) }
    let full = PixelRect(around: Affine.scale(reduction, reduction).apply(bounds.rect))
      .intersection(state.clip.bounds)
    guard !full.isEmpty else { return }
    let enlarged = layer(full) {
      cairo_set_source_surface(target.context, picture.surface, 0, 0)
      let pattern = cairo_get_source(target.context)
      var matrix = Affine.scale(1 / reduction, 1 / reduction).cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, opaque ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
      cairo_paint(target.context)
      cairo_set_source_rgba(target.context, 0, 0, 0, 0)
    }
    composite(enlarged, state)
  }

  /// The shadow alone, below contents that are drawn afterwards.
  func drawShadow(
    _ contents: DisplayList, _ color: RGBA, _ radius: Double, _ offset: Point, _ state: State
  ) {
    guard color.alpha > 0 else { return }
    let sigma = min(max(0, radius) / 2 * state.transform.meanScale, 1e5)
    let shift = state.transform.vector(offset)
    guard sigma.isFinite, abs(shift.x) < farthestPixel, abs(shift.y) < farthestPixel else { return }
    let reduction = reduction(sigma)
    let transform = state.transform.then(.translation(shift.x, shift.y))
      .then(.scale(1 / reduction, 1 / reduction))
    let margin = blurMargin(sigma / reduction)
    let visible = PixelRect(
      around: Affine.scale(1 / reduction, 1 / reduction).apply(state.clip.bounds.rect))
    let bounds = pixelBounds(of: contents, transform).expanded(by: margin)
      .intersection(visible.expanded(by: margin))
    guard !bounds.isEmpty else { return }
    let alpha = layer(bounds, .alpha, seesThrough: false) {
      draw(contents, State(transform: transform, clip: Clip(bounds: bounds)))
    }
    alpha.blur(sigma: sigma / reduction, extendsEdges: false)
    let box = Affine.scale(reduction, reduction).apply(bounds.rect)
    withClip(state.clip, box) { context in
      setColor(color, context)
      if reduction == 1 {
        cairo_mask_surface(context, alpha.surface, 0, 0)
      } else {
        let pattern = cairo_pattern_create_for_surface(alpha.surface)
        var matrix = Affine.scale(1 / reduction, 1 / reduction).cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
      }
    }
  }
}
