import VitrineDrawing

extension Wallpaper {
  static let bokeh = Wallpaper(
    id: "bokeh", summary: "like a photo: lights far out of focus", light: 0.27
  ) {
    size in
    let unit = min(size.width, size.height)
    var random = Seeded(5)
    var list = DisplayList([Brush.gradient(size, [0x2A1B3D, 0x44233F, 0x1A1026], to: (1, 1))])
    let colors: [UInt32] = [0xFFB347, 0xFF6961, 0xFFD97D, 0x7FD1FF, 0xF49AC2, 0xB0FF9E]
    for (blur, count) in [(0.03, 18), (0.008, 26)] {
      var lights: [DrawingOperation] = []
      for _ in 0..<count {
        let place = Point(size.width * random.unit(), size.height * random.unit())
        let color = RGBA(hex: random.pick(colors), alpha: Float(random.between(0.25, 0.65)))
        lights.append(
          .fill(Brush.disc(place, unit * random.between(0.03, 0.13)), .winding, .color(color)))
      }
      list.append(Brush.blurred(unit * blur, lights))
    }
    return list
  }
}
