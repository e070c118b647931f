import CGraphics
import VitrineDrawing

extension Renderer {
  /// Liquid Glass: what lies below blurred and saturated, bent inwards at the edge, dimmed where it
  /// is bright, under a fill and a rim of light.
  func draw(_ pane: GlassPane, _ state: State) {
    let box = state.transform.apply(pane.frame)
    let region = PixelRect(around: box).intersection(state.clip.bounds).intersection(target.bounds)
    guard !region.isEmpty, state.transform.isUsable,
      meter.points(pane.outline.elements.count), meter.pixels(16 * region.area)
    else { return }
    let picture =
      pane.recipe.isRimAlone
      ? Layer(bounds: region, format: .color, parent: nil) : seen(through: pane, region, state)
    drawRim(pane, on: picture, state)
    withClip(state.clip, box) { context in
      setSource(picture, context)
      cairo_new_path(context)
      addPath(pane.outline, state.transform, to: context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      fillWithSource(context, state)
      sources.removeAll(keepingCapacity: true)
    }
  }

  private func seen(through pane: GlassPane, _ region: PixelRect, _ state: State) -> Layer {
    let recipe = pane.recipe
    guard
      let soft = softBackdrop(
        region, sigma: recipe.blur * state.transform.meanScale,
        bent: PixelRect(around: state.transform.apply(pane.frame)))
    else {
      let picture = Layer(bounds: region, format: .color, parent: nil)
      setColor(recipe.fill, picture.context)
      cairo_paint(picture.context)
      return picture
    }
    // Grows from 0.6 on, so that no wallpaper makes the glass jump.
    let dim =
      bounded(Float(recipe.dimming), 0, 1) * bounded((soft.luminance(in: region) - 0.6) / 0.4, 0, 1)
    var tone = SoftBackdrop.Tone(saturation: recipe.saturation)
    tone.wash(RGBA.black.opacity(Double(dim)))
    tone.wash(recipe.fill)
    soft.apply(tone)
    guard let lens = Lens(pane, state.transform) else { return soft.enlarged(to: region) }
    return soft.seen(through: lens, region)
  }

  /// A line inside the outline, brightest where it faces the light.
  private func drawRim(_ pane: GlassPane, on picture: Layer, _ state: State) {
    let recipe = pane.recipe
    guard recipe.rimWidth > 0, recipe.rimWidth.isFinite else { return }
    let width = min(recipe.rimWidth, 100)
    // How much of each pixel lies inside of the line.
    let inside = Layer(bounds: picture.bounds, format: .alpha, parent: nil)
    addInside(of: pane, width, state.transform, to: inside.context)
    inside.beginPixels()
    picture.beginPixels()
    let light = RimLight(pane, state.transform)
    for y in 0..<picture.bounds.height {
      let row = picture.words(row: y)
      let covered = inside.bytes(row: y)
      var x = 0
      while x < picture.bounds.width {
        // Most of a row is inside.
        if x &+ 8 <= picture.bounds.width,
          UnsafeRawPointer(covered + x).loadUnaligned(as: UInt64.self) == .max
        {
          x &+= 8
          continue
        }
        if covered[x] != 255 {
          let opacity = light[x &+ picture.bounds.left, y &+ picture.bounds.top]
          row[x] = brightened(row[x], opacity * Float(255 &- covered[x]) / 255)
        }
        x &+= 1
      }
    }
    picture.endPixels()
  }
}

/// Draws what lies inside of a pane's rim.
private func addInside(
  of pane: GlassPane, _ width: Double, _ transform: Affine, to context: OpaquePointer
) {
  guard let shape = pane.shape else {
    addPath(pane.outline(inset: width), transform, to: context)
    cairo_fill(context)
    return
  }
  addPath(shape, transform, to: context)
  cairo_fill_preserve(context)
  // The outer half of the line is cut off with everything else outside.
  cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
  cairo_set_line_width(context, width * 2 * transform.meanScale)
  cairo_stroke(context)
}

/// White laid over a premultiplied pixel.
@inline(__always)
private func brightened(_ word: UInt32, _ opacity: Float) -> UInt32 {
  pack(SIMD4<Float>(word: word) * (1 - opacity) + SIMD4<Float>(repeating: 255 * opacity))
}
