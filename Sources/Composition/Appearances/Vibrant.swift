import VitrineDrawing

/// Lock Screen: the content is desaturated, and its grays become light on a material made of the
/// wallpaper, which is the raster's business. Every number is an estimate (appearance §4).
struct Vibrant {
  var tint: RGBA?

  func apply(to list: DisplayList) -> DisplayList {
    guard !list.isEmpty else { return list }
    let recipe = VibrancyRecipe(
      blur: 12, saturation: 1.4, lift: 0.06, shade: 0.15, floor: 0.15, gain: 0.80,
      color: tint ?? .white)
    return DisplayList([.group(EffectGroup(.vibrancy(recipe), list))])
  }
}
