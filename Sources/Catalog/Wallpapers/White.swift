import VitrineDrawing

extension Wallpaper {
  static let white = Wallpaper(id: "white", summary: "plain white", isLight: true) { size in
    DisplayList([Brush.flat(size, .white)])
  }
}
