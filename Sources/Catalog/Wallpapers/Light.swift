import VitrineDrawing

extension Wallpaper {
  static let light = Wallpaper(
    id: "light", summary: "near white, hardly a gradient", isLight: true, light: 0.95
  ) { size in
    DisplayList([
      Brush.gradient(size, [0xFBFBFD, 0xEEF1F6, 0xE2E6EE]),
      Brush.glow(size, RGBA.white.opacity(0.8), at: (0.3, 0.2), radius: 0.5),
    ])
  }
}
