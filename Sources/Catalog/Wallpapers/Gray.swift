import VitrineDrawing

extension Wallpaper {
  static let gray = Wallpaper(id: "gray", summary: "plain middle gray, #808080", light: 0.505) {
    size in
    DisplayList([Brush.flat(size, RGBA(hex: 0x808080))])
  }
}
