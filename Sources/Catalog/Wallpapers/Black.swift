import VitrineDrawing

extension Wallpaper {
  static let black = Wallpaper(id: "black", summary: "plain black", light: 0) { size in
    DisplayList([Brush.flat(size, .black)])
  }
}
