import CGraphics
import VitrineDrawing

extension Renderer {
  func draw(_ group: EffectGroup, _ state: State) {
    let contents = group.contents
    guard !contents.isEmpty else { return }
    var state = state
    switch group.effect {
    case .tag: draw(contents, state)
    case .transform(let transform):
      state.transform = transform.then(state.transform)
      guard state.transform.isUsable else { return }
      draw(contents, state)
    case .opacity(let opacity):
      state.alpha *= min(max(opacity, 0), 1)
      draw(contents, state)
    case .clip(let path, let rule):
      state.clip = state.clip.intersecting(path, rule, state.transform)
      if state.clip.isCostly(for: contents), !contents.isLight {
        drawThroughLayer(contents, state)
      } else {
        draw(contents, state)
      }
    case .blend(let mode):
      if state.blend == .normal || mode == .normal {
        if mode != .normal { state.blend = mode }
        draw(contents, state)
      } else {
        drawThroughLayer(DisplayList([.group(group)]), state)
      }
    case .layer: drawThroughLayer(contents, state, readsBackdrop: false)
    case .mask(let mask): drawMasked(contents, mask, state)
    case .filter(let filter): drawFiltered(contents, filter, state)
    case .blur(let radius, let opaque): drawBlurred(contents, radius, opaque, state)
    case .vibrancy(let recipe): drawVibrant(contents, recipe, state)
    case .shadow(let color, let radius, let offset):
      if state.isPlain {
        drawWithShadow(contents, color, radius, offset, state)
      } else {
        drawThroughLayer(DisplayList([.group(group)]), state)
      }
    }
  }

  private func drawMasked(_ contents: DisplayList, _ mask: DisplayList, _ state: State) {
    // An opaque shape as a mask is a clip.
    if mask.operations.count == 1,
      case .fill(let path, let rule, .color(let color)) = mask.operations[0],
      color.alpha >= 1
    {
      return draw(EffectGroup(.clip(path, rule), contents), state)
    }
    let bounds = pixelBounds(of: contents, state.transform)
      .intersection(pixelBounds(of: mask, state.transform)).intersection(state.clip.bounds)
    guard !bounds.isEmpty else { return }
    let inner = state.plain(clip: Clip(bounds: bounds))
    let picture = layer(bounds) { draw(contents, inner) }
    let alpha = layer(bounds, .alpha) { draw(mask, inner) }
    picture.multiply(by: alpha)
    composite(picture, state)
  }

  private func drawFiltered(_ contents: DisplayList, _ filter: ColorFilter, _ state: State) {
    if contents.operations.count == 1,
      let folded = contents.operations[0].folding(
        filter, isColor: { fonts.font(for: $0).isColor })
    {
      return draw(folded, state)
    }
    let bounds = pixelBounds(of: contents, state.transform).intersection(state.clip.bounds)
    guard !bounds.isEmpty else { return }
    let picture = layer(bounds) { draw(contents, state.plain(clip: Clip(bounds: bounds))) }
    guard meter.pixels(4 * bounds.area) else { return }
    picture.apply(filter)
    composite(picture, state)
  }
}

extension Int {
  init(clamping value: Double) {
    self =
      value.isFinite ? Int(Swift.min(Swift.max(value, -farthestPixel), farthestPixel).rounded()) : 0
  }
}

extension DrawingOperation {
  /// The operation with its color already filtered, where that is the same: one plain color, and
  /// nothing between it and the filter that mixes pixels. Glyphs of color fonts have colors of
  /// their own.
  func folding(_ filter: ColorFilter, isColor: (FontInstance) -> Bool) -> DrawingOperation? {
    switch self {
    case .fill(let path, let rule, .color(let color)):
      return .fill(path, rule, .color(filter.apply(color)))
    case .stroke(let path, let style, .color(let color)):
      return .stroke(path, style, .color(filter.apply(color)))
    case .glyphs(let run, .color(let color)):
      return isColor(run.font) ? nil : .glyphs(run, .color(filter.apply(color)))
    case .fill, .stroke, .glyphs, .image, .dynamicText, .progress, .glass: return nil
    case .group(var group):
      guard group.contents.operations.count == 1 else { return nil }
      switch group.effect {
      case .transform, .opacity, .clip, .tag:
        guard let inner = group.contents.operations[0].folding(filter, isColor: isColor) else {
          return nil
        }
        group.contents = DisplayList([inner])
        return .group(group)
      case .blend, .mask, .layer, .filter, .blur, .shadow, .vibrancy: return nil
      }
    }
  }
}

extension LayerBlendMode {
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    // By hand in pixels, see `needsSoftwareBlending`; PDF has no such mode.
    case .plusDarker: CAIRO_OPERATOR_OVER
    }
  }
}
