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
    // Beyond that everything is one color.
    let sigma = min(radius * state.transform.meanScale, 1e5)
    guard sigma >= leastSigma else { return draw(contents, state) }
    // A blur of nothing but a blur is a wider one.
    if !opaque, let inner = contents.onlyBlur {
      let wider = (radius * radius + inner.radius * inner.radius).squareRoot()
      return drawBlurred(inner.contents, wider, opaque, state)
    }
    let reduction = reduction(sigma)
    let toReduced = Affine.scale(1 / reduction, 1 / reduction)
    let transform = state.transform.then(toReduced)
    let margin = blurMargin(sigma / reduction)
    let own = pixelBounds(of: contents, transform)
    let seen = PixelRect(around: toReduced.apply(state.clip.bounds.rect)).expanded(by: 1)
    let visible = seen.expanded(by: margin - 1)
    let reach = state.reach.blurred(sigma: sigma)
    let needed = PixelRect(around: toReduced.apply(reach.seen.rect))
    let bounds = own.expanded(by: opaque ? 0 : margin).intersection(visible).intersection(needed)
    guard !bounds.isEmpty else { return }
    let picture = layer(bounds, readsBackdrop: reduction == 1) {
      draw(
        contents,
        State(
          transform: transform, clip: Clip(bounds: bounds), reach: reduction == 1 ? reach : nil))
    }
    guard meter.blur(bounds) else { return }
    picture.blur(sigma: sigma / reduction, extendsEdges: opaque, seen: seen)
    if reduction == 1 { return composite(picture, state) }
    let full = PixelRect(around: Affine.scale(reduction, reduction).apply(bounds.rect))
      .intersection(state.clip.bounds)
    guard !full.isEmpty else { return }
    let enlarged = layer(full) { enlarge(picture, by: reduction, extendsEdges: opaque) }
    composite(enlarged, state)
  }

  /// Paints a layer that was drawn smaller.
  private func enlarge(_ picture: Layer, by reduction: Double, extendsEdges: Bool) {
    cairo_set_source_surface(target.context, picture.surface, 0, 0)
    let pattern = cairo_get_source(target.context)
    var matrix = Affine.scale(1 / reduction, 1 / reduction).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, extendsEdges ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_paint(target.context)
    cairo_set_source_rgba(target.context, 0, 0, 0, 0)
  }

  /// Contents over their shadow. They are drawn once: into a layer whose alpha casts the shadow.
  /// Contents of a few plain operations are drawn twice instead, which costs less than the layer.
  func drawWithShadow(
    _ contents: DisplayList, _ color: RGBA, _ radius: Double, _ offset: Point, _ state: State
  ) {
    let sigma = min(max(0, radius) / 2 * state.transform.meanScale, 1e5)
    let shift = state.transform.vector(offset)
    guard color.alpha > 0, sigma.isFinite, abs(shift.x) < farthestPixel,
      abs(shift.y) < farthestPixel, !hidesWhatIsBelow(contents, state)
    else { return draw(contents, state) }
    let shadow = Shadow(color: color, sigma: sigma, shift: shift, reduction: reduction(sigma))
    if contents.isLight {
      cast(shadow, of: contents, state)
      return draw(contents, state)
    }
    let chain = ShadowChain(contents, state.transform, largest: largestSigma)
    func inside(_ reach: Reach) -> Reach {
      chain.inside(reach.shadowed(sigma: sigma, opacity: color.alpha, shift: shift))
    }
    let reach = inside(state.reach)
    // What can be seen, and what throws its shadow there.
    let casting = inside(Reach(state.clip.bounds)).seen.intersection(reach.seen)
    let bounds = pixelBounds(of: contents, state.transform)
      .intersection(state.clip.bounds.union(casting))
    guard !bounds.isEmpty else { return }
    let picture = layer(bounds) {
      draw(
        chain.contents,
        State(transform: state.transform, clip: Clip(bounds: bounds), reach: reach))
      cast(chain, in: target)
    }
    cast(shadow, of: picture, state)
    composite(picture, state)
  }

  private struct Shadow {
    var color: RGBA
    /// Pixels.
    var sigma: Double
    var shift: Point
    /// How many times smaller its alpha is drawn.
    var reduction: Double

    var toReduced: Affine { .scale(1 / reduction, 1 / reduction) }
    var margin: Int { blurMargin(sigma / reduction) }
  }

  /// Draws contents where their shadow falls, as alpha.
  private func cast(_ shadow: Shadow, of contents: DisplayList, _ state: State) {
    let transform = state.transform.then(.translation(shadow.shift.x, shadow.shift.y))
      .then(shadow.toReduced)
    guard let bounds = bounds(of: shadow, pixelBounds(of: contents, transform), state) else {
      return
    }
    let alpha = layer(bounds, .alpha, readsBackdrop: false) {
      draw(contents, State(transform: transform, clip: Clip(bounds: bounds)))
    }
    paint(shadow, alpha, state)
  }

  /// Takes the alpha of what was drawn.
  private func cast(_ shadow: Shadow, of picture: Layer, _ state: State) {
    let moved = shadow.toReduced.apply(picture.bounds.rect.offset(by: shadow.shift))
    guard let bounds = bounds(of: shadow, PixelRect(around: moved), state) else { return }
    let alpha = layer(bounds, .alpha, readsBackdrop: false) {
      if shadow.reduction == 1, let (x, y) = shadow.shift.wholePixels {
        return target.copyAlpha(of: picture, x: x, y: y)
      }
      let context = target.context
      cairo_scale(context, 1 / shadow.reduction, 1 / shadow.reduction)
      cairo_set_source_surface(context, picture.surface, shadow.shift.x, shadow.shift.y)
      cairo_pattern_set_filter(
        cairo_get_source(context),
        shadow.reduction > 1 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
      cairo_paint(context)
      cairo_set_source_rgba(context, 0, 0, 0, 0)
      cairo_identity_matrix(context)
    }
    paint(shadow, alpha, state)
  }

  /// What of a shadow can be seen and what that depends on, reduced pixels.
  private func bounds(of shadow: Shadow, _ contents: PixelRect, _ state: State) -> PixelRect? {
    let seen = PixelRect(around: shadow.toReduced.apply(state.clip.bounds.rect))
    guard !contents.isEmpty else { return nil }
    let bounds = contents.expanded(by: shadow.margin)
      .intersection(seen.expanded(by: shadow.margin))
    return bounds.isEmpty ? nil : bounds
  }

  private func paint(_ shadow: Shadow, _ alpha: Layer, _ state: State) {
    let reduction = shadow.reduction
    guard meter.blur(alpha.bounds) else { return }
    let seen = PixelRect(around: shadow.toReduced.apply(state.clip.bounds.rect)).expanded(by: 1)
    alpha.blur(sigma: shadow.sigma / reduction, extendsEdges: false, seen: seen)
    let box = Affine.scale(reduction, reduction).apply(alpha.bounds.rect)
    withClip(state.clip, box) { context in
      setColor(shadow.color, context)
      if reduction == 1 {
        cairo_mask_surface(context, alpha.surface, 0, 0)
      } else {
        let pattern = cairo_pattern_create_for_surface(alpha.surface)
        var matrix = shadow.toReduced.cairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_mask(context, pattern)
        cairo_pattern_destroy(pattern)
      }
    }
  }
}

extension DisplayList {
  /// A few operations, none of which needs a layer: drawing them twice costs little, however deep
  /// they stand.
  var isLight: Bool {
    var left = 8
    return isLight(&left)
  }

  private func isLight(_ left: inout Int) -> Bool {
    guard operations.count <= left else { return false }
    for operation in operations {
      left -= 1
      guard left >= 0 else { return false }
      switch operation {
      case .fill(let path, _, let paint), .stroke(let path, _, let paint):
        if path.elements.count > 1000 || paint.isMesh { return false }
      case .glyphs, .image, .dynamicText, .progress: continue
      case .glass: return false
      case .group(let group):
        switch group.effect {
        case .tag, .transform, .clip: if !group.contents.isLight(&left) { return false }
        case .opacity, .blend, .mask, .layer, .filter, .blur, .shadow, .vibrancy: return false
        }
      }
    }
    return true
  }

  /// The one blur that is all of the list.
  fileprivate var onlyBlur: (contents: DisplayList, radius: Double)? {
    guard operations.count == 1, case .group(let group) = operations[0] else { return nil }
    switch group.effect {
    case .blur(let radius, opaque: false): return (group.contents, max(0, radius))
    case .tag: return group.contents.onlyBlur
    case .blur, .transform, .opacity, .blend, .clip, .mask, .layer, .filter, .shadow, .vibrancy:
      return nil
    }
  }
}
