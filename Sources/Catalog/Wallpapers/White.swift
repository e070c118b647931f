import VitrineDrawing

extension Wallpaper {
  static let white = Wallpaper(id: "white", summary: "plain white", isLight: true, light: 1) {
    size in
    DisplayList([Brush.flat(size, .white)])
  }
}
