import CGraphics
import VitrineDrawing

extension Renderer {
  /// Contents as light on a material: `VibrancyRecipe` has the formula.
  func drawVibrant(_ contents: DisplayList, _ recipe: VibrancyRecipe, _ state: State) {
    let bounds = pixelBounds(of: contents, state.transform).intersection(state.clip.bounds)
      .intersection(target.bounds)
    guard !bounds.isEmpty else { return }
    // A widget's own materials see its own layers only.
    let picture = layer(bounds, seesThrough: false) {
      draw(contents, state.plain(clip: Clip(bounds: bounds)))
    }
    let soft = softBackdrop(
      bounds, sigma: recipe.blur * state.transform.meanScale, saturation: recipe.saturation)
    var material: Layer?
    var shade: Float = 0
    if let soft {
      material = soft.enlarged(to: bounds)
      if soft.luminance(in: bounds) > 0.75 { shade = Float(recipe.shade) }
    }
    picture.light(recipe, on: material, shade: shade)
    composite(picture, state)
  }
}

extension Layer {
  /// Turns the layer's pixels into light on a material of the same bounds.
  fileprivate func light(_ recipe: VibrancyRecipe, on material: Layer?, shade: Float) {
    beginPixels()
    material?.beginPixels()
    let color = SIMD4(recipe.color.red, recipe.color.green, recipe.color.blue, 1).bounded(to: 1)
    let strength = bounded(recipe.color.alpha, 0, 1)
    let floor = bounded(Float(recipe.floor), 0, 1) * strength
    let gain = bounded(Float(recipe.gain), 0, 1) * strength
    let lift = bounded(Float(recipe.lift), 0, 1)
    let white = SIMD4<Float>(repeating: 1)
    let keeps = SIMD4<Float>(1 - shade, 1 - shade, 1 - shade, 1)
    for y in 0..<bounds.height {
      let row = words(row: y)
      let below = material?.words(row: y)
      for x in 0..<bounds.width {
        let word = row[x]
        guard word != 0 else { continue }
        let alpha = Float(word >> 24)
        let light =
          Float((word >> 16) & 255) * 0.2126 + Float((word >> 8) & 255) * 0.7152
          + Float(word & 255) * 0.0722
        // Both already carry the alpha, 0 … 255.
        let lit = bounded(floor * alpha + gain * light, 0, alpha)
        var result = color * lit
        if let below {
          let m = SIMD4<Float>(word: below[x])
          let lifted = (m + (white * m.w - m) * lift) * keeps
          result += lifted * ((alpha - lit) / 255)
        }
        row[x] = pack(result.bounded(to: 255))
      }
    }
    endPixels()
  }
}
