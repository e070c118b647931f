import CGraphics
import VitrineDrawing

extension Renderer {
  /// Liquid Glass: what lies below blurred and saturated, bent inwards at the edge, dimmed where it
  /// is bright, under a fill and a rim of light.
  func draw(_ pane: GlassPane, _ state: State) {
    let box = state.transform.apply(pane.frame)
    let region = PixelRect(around: box).intersection(state.clip.bounds).intersection(target.bounds)
    guard !region.isEmpty, state.transform.isUsable else { return }
    let recipe = pane.recipe
    let soft = softBackdrop(
      region, sigma: recipe.blur * state.transform.meanScale, saturation: recipe.saturation)
    let picture: Layer
    if let soft {
      picture = soft.enlarged(to: region)
      if let lens = Lens(pane, state.transform) { picture.refract(soft, lens) }
    } else {
      picture = Layer(bounds: region, format: .color, parent: nil)
    }
    wash(picture, recipe, luminance: soft?.luminance(in: region) ?? 0)
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

  private func wash(_ picture: Layer, _ recipe: GlassRecipe, luminance: Float) {
    // Grows from 0.6 on, so that no wallpaper makes the glass jump.
    let dim = Float(recipe.dimming) * bounded((luminance - 0.6) / 0.4, 0, 1)
    for color in [RGBA.black.opacity(Double(dim)), recipe.fill] where color.alpha > 0 {
      setColor(color, picture.context)
      cairo_paint(picture.context)
    }
  }

  /// A line inside the outline, brightest at the top left and a little at the bottom right.
  private func drawRim(_ pane: GlassPane, on picture: Layer, _ state: State) {
    let recipe = pane.recipe
    guard recipe.rimWidth > 0, recipe.rimWidth.isFinite else { return }
    let context = picture.context
    let (from, to) = (
      state.transform.apply(pane.frame.origin),
      state.transform.apply(Point(pane.frame.maxX, pane.frame.maxY))
    )
    guard let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y) else { return }
    for (place, opacity) in [(0.0, recipe.rim.x), (0.5, recipe.rim.y), (1.0, recipe.rim.z)] {
      cairo_pattern_add_color_stop_rgba(pattern, place, 1, 1, 1, min(max(opacity, 0), 1))
    }
    cairo_save(context)
    cairo_new_path(context)
    addPath(pane.outline, state.transform, to: context)
    cairo_clip_preserve(context)
    cairo_set_source(context, pattern)
    // Its outer half is cut off.
    cairo_set_line_width(context, min(recipe.rimWidth, 100) * 2 * state.transform.meanScale)
    cairo_stroke(context)
    cairo_restore(context)
    cairo_pattern_destroy(pattern)
  }
}

/// The edge of a pane: how far a place is from the outline, and which way is inwards.
private struct Lens {
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

  /// Where a pixel of the edge looks, nil for the pixels inside that look straight down. The
  /// outline is taken as a rounded rectangle with circular corners.
  @inline(__always)
  func source(x: Double, y: Double) -> Point? {
    let p = back.apply(Point(x, y))
    let (dx, dy) = (p.x - frame.midX, p.y - frame.midY)
    let qx = abs(dx) - (frame.width / 2 - radius)
    let qy = abs(dy) - (frame.height / 2 - radius)
    let corner = (max(qx, 0) * max(qx, 0) + max(qy, 0) * max(qy, 0)).squareRoot()
    let depth = radius - corner - min(max(qx, qy), 0)
    guard depth < edge else { return nil }
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
    let inwards = Point(
      p.x - (dx < 0 ? -nx : nx) * shift, p.y - (dy < 0 ? -ny : ny) * shift)
    return forward.apply(inwards)
  }

  /// Pixels that are surely inside of the edge, in one row.
  func straight(row y: Int, in region: PixelRect) -> Range<Int> {
    guard forward.b == 0, forward.c == 0 else { return region.right..<region.right }
    let inner = forward.apply(frame.inset(by: max(edge, radius)))
    let flat = forward.apply(frame.inset(by: edge))
    let level = Double(y)
    let box = level >= inner.minY + 1 && level + 1 <= inner.maxY - 1 ? flat : inner
    guard level >= flat.minY + 1, level + 1 <= flat.maxY - 1 else {
      return region.right..<region.right
    }
    let left = min(max(Int(box.minX.rounded(.up)) + 1, region.left), region.right)
    return left..<max(left, min(Int(box.maxX.rounded(.down)) - 1, region.right))
  }
}

extension Layer {
  /// Replaces the pixels of the edge by what they see through the lens.
  fileprivate func refract(_ soft: SoftBackdrop, _ lens: Lens) {
    beginPixels()
    soft.layer.beginPixels()
    for y in bounds.top..<bounds.bottom {
      let row = words(row: y - bounds.top) - bounds.left
      let straight = lens.straight(row: y, in: bounds)
      var x = bounds.left
      while x < bounds.right {
        if straight.contains(x) {
          x = straight.upperBound
          continue
        }
        if let source = lens.source(x: Double(x) + 0.5, y: Double(y) + 0.5) {
          row[x] = pack(soft.sample(Float(source.x), Float(source.y)))
        }
        x &+= 1
      }
    }
    endPixels()
  }
}
