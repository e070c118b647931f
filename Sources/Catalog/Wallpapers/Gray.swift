import VitrineDrawing

extension Wallpaper {
  static let gray = Wallpaper(id: "gray", summary: "plain middle grey, #808080") { size in
    DisplayList([Brush.flat(size, RGBA(hex: 0x808080))])
  }
}
