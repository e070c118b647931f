import VitrineDrawing

extension Wallpaper {
  static let aurora = Wallpaper(
    id: "aurora", summary: "green and violet lights in a dark sky", light: 0.2
  ) {
    size in
    var list = DisplayList([
      Brush.gradient(size, [0x050B1E, 0x081A33, 0x0A2436, 0x03070F]),
      Brush.glow(
        size, RGBA(hex: 0x1BFFA1, alpha: 0.75), at: (0.25, 0.34), radius: 0.3, stretch: 0.6),
      Brush.glow(
        size, RGBA(hex: 0x3DD9FF, alpha: 0.6), at: (0.55, 0.28), radius: 0.28, stretch: 0.5),
      Brush.glow(
        size, RGBA(hex: 0xA24BFF, alpha: 0.7), at: (0.82, 0.4), radius: 0.32, stretch: 0.7),
      Brush.glow(size, RGBA(hex: 0x0CE6C4, alpha: 0.4), at: (0.4, 0.52), radius: 0.3, stretch: 1.2),
    ])
    var random = Seeded(7)
    for _ in 0..<140 {
      let place = Point(size.width * random.unit(), size.height * random.unit() * 0.8)
      let star = Brush.disc(place, random.between(0.3, 1))
      list.append(.fill(star, .winding, .color(RGBA.white.opacity(random.between(0.3, 0.9)))))
    }
    let hills = Brush.ridge(size, high: 0.8, low: 0.93, roughness: 0.5, seed: 3)
    list.append(.fill(hills, .winding, .color(RGBA(hex: 0x02050A))))
    return list
  }
}
