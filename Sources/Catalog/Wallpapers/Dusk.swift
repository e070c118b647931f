import VitrineDrawing

extension Wallpaper {
  /// The standard one.
  static let dusk = Wallpaper(
    id: "dusk", summary: "deep blue over violet to a last orange light; the standard", light: 0.41
  ) { size in
    DisplayList([
      Brush.gradient(size, [0x0B1C4A, 0x23307E, 0x5A3A93, 0xB4507F, 0xE88A5A]),
      Brush.glow(size, RGBA(hex: 0x4FA3FF, alpha: 0.75), at: (0.05, 0.16), radius: 0.34),
      Brush.glow(size, RGBA(hex: 0xB264FF, alpha: 0.6), at: (0.95, 0.34), radius: 0.36),
      Brush.glow(size, RGBA(hex: 0x19D3C5, alpha: 0.35), at: (0.72, 0.05), radius: 0.24),
      Brush.glow(
        size, RGBA(hex: 0xFFC46B, alpha: 0.7), at: (0.4, 1.02), radius: 0.42, stretch: 1.6),
    ])
  }
}
