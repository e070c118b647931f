import VitrineDrawing

extension Wallpaper {
  static let stripes = Wallpaper(
    id: "stripes", summary: "busy: black and white stripes, 12 points wide", light: 0.53
  ) { size in
    var path = VectorPath()
    var x = -size.height
    while x < size.width {
      path.move(to: Point(x, 0))
      path.line(to: Point(x + 12, 0))
      path.line(to: Point(x + 12 + size.height, size.height))
      path.line(to: Point(x + size.height, size.height))
      path.close()
      x += 24
    }
    return DisplayList([
      Brush.flat(size, .white), .fill(path, .winding, .color(RGBA(hex: 0x101014))),
    ])
  }
}
