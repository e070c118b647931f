import VitrineCatalog
import VitrineDrawing

/// Lock Screen: the content is desaturated, and its grays become light on a material made of the
/// wallpaper, which is the raster's business. Every number is an estimate (appearance §4).
struct Vibrant {
  var tint: RGBA?
  /// White light could not be read on a light wallpaper: there the Lock Screen is dark, as names of
  /// icons on the Home Screen are.
  static let dark = RGBA(hex: 0x1C1C1E)

  func apply(to list: DisplayList) -> DisplayList {
    guard !list.isEmpty else { return list }
    let recipe = VibrancyRecipe(
      blur: 12, saturation: 1.4, lift: 0.06, shade: 0.15, floor: 0.15, gain: 0.80,
      color: tint ?? .white)
    return DisplayList([.group(EffectGroup(.vibrancy(recipe), list))])
  }
}

extension ContextTraits {
  /// The appearance where a wallpaper is behind the widget.
  func appearance(on wallpaper: Wallpaper?) -> Appearance {
    guard wallpaper?.isLight == true else { return appearance }
    switch (surround, appearance) {
    case (.lockScreen, .vibrant(tint: nil)): return .vibrant(tint: Vibrant.dark)
    case (.menuBar, .accented):
      return .accented(AccentedColors(primary: Vibrant.dark, accent: Vibrant.dark))
    default: return appearance
    }
  }
}
