package import VitrineDrawing

/// Colors that the system picks when none is asked for.
package enum Tints {
  /// The Home Screen's tint; iOS takes one from the wallpaper, this is its blue (estimate).
  package static let standard = RGBA(hex: 0x0088FF)
  /// The color of the watch face (estimate: the default orange of Infograph).
  package static let watchFace = RGBA(hex: 0xFF9500)

  /// What iOS 18 draws content in: the tint mixed into white, bright enough on a dark plate
  /// (appearance §3, estimate).
  package static func legible(_ tint: RGBA) -> RGBA {
    let mixed = RGBA.white.mixed(with: tint, by: 0.85)
    let lift = max(0, 0.6 - mixed.luminance)
    var lifted = mixed.mixed(with: .white, by: lift)
    lifted.alpha = 1
    return lifted
  }
}
