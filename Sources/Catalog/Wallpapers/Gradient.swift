import VitrineDrawing

extension Wallpaper {
  static let gradient = Wallpaper(
    id: "gradient", summary: "blue, violet and pink from corner to corner", light: 0.45
  ) { size in
    DisplayList([
      Brush.gradient(size, [0x2F6BFF, 0x7A4DFF, 0xD94FD0, 0xFF8A7A], from: (0, 0), to: (1, 1))
    ])
  }
}
