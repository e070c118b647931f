import VitrineDrawing

extension Wallpaper {
  static let black = Wallpaper(id: "black", summary: "plain black") { size in
    DisplayList([Brush.flat(size, .black)])
  }
}
