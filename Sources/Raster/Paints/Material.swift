import CGraphics
import VitrineDrawing

extension Renderer {
  /// What lies below a region, blurred, saturated and tinted: the source of a material.
  func material(_ recipe: MaterialRecipe, _ region: PixelRect, _ state: State) -> Layer {
    let sigma = min(max(0, recipe.blur) * state.transform.meanScale, 300)
    let margin = sigma.isFinite ? blurMargin(sigma) : 0
    let screen = target.ancestors.last!.bounds
    let around = region.expanded(by: margin).intersection(screen)
    let below = Layer(bounds: around, format: .color, parent: nil)
    for ancestor in target.ancestors.reversed() where ancestor.format == .color {
      cairo_set_source_surface(below.context, ancestor.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(below.context), CAIRO_FILTER_NEAREST)
      cairo_paint(below.context)
    }
    below.blur(sigma: sigma, extendsEdges: true)
    if recipe.saturation != 1 { below.apply(.saturation(recipe.saturation)) }
    setColor(recipe.tint, below.context)
    cairo_paint(below.context)
    if state.alpha < 1 {
      cairo_set_operator(below.context, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(below.context, 0, 0, 0, state.alpha)
      cairo_paint(below.context)
    }
    return below
  }
}

extension Layer {
  /// The layer, then the layers it will be composited onto, outermost last.
  fileprivate var ancestors: [Layer] {
    var result = [self]
    while let parent = result[result.count - 1].parent { result.append(parent) }
    return result
  }
}
