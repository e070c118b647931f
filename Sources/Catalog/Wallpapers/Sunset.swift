import VitrineDrawing

extension Wallpaper {
  static let sunset = Wallpaper(id: "sunset", summary: "a low sun over still water", light: 0.45) {
    size in
    let horizon = 0.62
    var list = DisplayList([
      Brush.gradient(size, [0x3B2A6B, 0xA24B83, 0xFF7E5F, 0xFFC371], to: (0, horizon)),
      Brush.glow(size, RGBA(hex: 0xFFE9B0), at: (0.5, horizon - 0.06), radius: 0.22),
      .fill(
        Brush.disc(
          Point(size.width / 2, size.height * (horizon - 0.05)), min(size.width, size.height) * 0.11
        ), .winding, .color(RGBA(hex: 0xFFF4D6))),
      .fill(
        VectorPath(
          rect: Rect(
            x: 0, y: size.height * horizon, width: size.width, height: size.height * (1 - horizon))
        ), .winding, Brush.vertical(0xC65F6A, 0x2A1E4D, size, horizon, 1)),
    ])
    var random = Seeded(11)
    for index in 0..<60 {
      let depth = Double(index) / 60
      let width = size.width * (0.05 + 0.22 * depth) * random.between(0.4, 1)
      let x = size.width * (0.5 + (random.unit() - 0.5) * (0.2 + depth * 0.9)) - width / 2
      let y = size.height * (horizon + (1 - horizon) * depth * depth)
      let bar = Rect(x: x, y: y, width: width, height: 1 + 2.5 * depth)
      list.append(
        .fill(
          VectorPath(roundedRect: bar, cornerRadius: bar.height / 2, continuous: false), .winding,
          .color(RGBA(hex: 0xFFD9A0, alpha: Float(0.35 * (1 - depth * 0.7))))))
    }
    return list
  }
}
