import VitrineDrawing

extension Wallpaper {
  static let busy = Wallpaper(
    id: "busy", summary: "busy: confetti in every color", isLight: true, light: 0.78
  ) {
    size in
    var random = Seeded(1)
    var list = DisplayList([Brush.flat(size, RGBA(hex: 0xF4EFE6))])
    let colors: [UInt32] = [
      0xE63946, 0xF4A261, 0xE9C46A, 0x2A9D8F, 0x264653, 0x457B9D, 0x8338EC, 0xFF006E, 0x111111,
      0xFFFFFF,
    ]
    // As dense on every screen: a piece for each 260 square points.
    for _ in 0..<min(6000, Int(size.width * size.height / 260)) {
      let place = Point(size.width * random.unit(), size.height * random.unit())
      let (width, height) = (random.between(4, 22), random.between(4, 22))
      let box = Rect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height)
      let path =
        switch random.next() % 3 {
        case 0: VectorPath(ellipseIn: box)
        case 1: VectorPath(roundedRect: box, cornerRadius: 3, continuous: false)
        default:
          VectorPath([
            .move(Point(box.minX, box.maxY)), .line(Point(box.midX, box.minY)),
            .line(Point(box.maxX, box.maxY)), .close,
          ])
        }
      list.append(.fill(path, .winding, .color(RGBA(hex: random.pick(colors)))))
    }
    return list
  }
}
