import VitrineDrawing

extension Wallpaper {
  static let dark = Wallpaper(id: "dark", summary: "near black, hardly a gradient", light: 0.085) {
    size in
    DisplayList([
      Brush.gradient(size, [0x1B1E26, 0x0E1015, 0x060709]),
      Brush.glow(size, RGBA(hex: 0x2C3444, alpha: 0.7), at: (0.7, 0.15), radius: 0.45),
    ])
  }
}
