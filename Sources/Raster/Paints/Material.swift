import CGraphics
import VitrineDrawing

extension Renderer {
  /// What lies below a region, blurred, saturated and tinted: the source of a material.
  func material(_ recipe: MaterialRecipe, _ region: PixelRect, _ state: State) -> Layer {
    let below: Layer
    if let soft = softBackdrop(region, sigma: recipe.blur * state.transform.meanScale) {
      var tone = SoftBackdrop.Tone(saturation: recipe.saturation)
      tone.wash(recipe.tint)
      soft.apply(tone)
      below = soft.enlarged(to: region)
    } else {
      below = Layer(bounds: region, format: .color, parent: nil)
      setColor(recipe.tint, below.context)
      cairo_paint(below.context)
    }
    if state.alpha < 1 {
      cairo_set_operator(below.context, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(below.context, 0, 0, 0, state.alpha)
      cairo_paint(below.context)
    }
    return below
  }
}
