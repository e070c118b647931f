import VitrineDrawing

extension Wallpaper {
  static let meadow = Wallpaper(
    id: "meadow", summary: "like a photo: sky, clouds, hills and flowers out of focus", light: 0.62
  ) { size in
    let unit = min(size.width, size.height)
    var random = Seeded(21)
    var list = DisplayList([Brush.gradient(size, [0x2E7FD6, 0x7DB9EE, 0xD9EEF7], to: (0, 0.6))])
    var clouds: [DrawingOperation] = []
    for _ in 0..<26 {
      let place = Point(
        size.width * random.between(-0.1, 1.1), size.height * random.between(0.1, 0.36))
      clouds.append(
        .fill(
          Brush.disc(place, unit * random.between(0.04, 0.12)), .winding,
          .color(RGBA.white.opacity(random.between(0.25, 0.6)))))
    }
    list.append(Brush.blurred(unit * 0.035, clouds))
    for (index, hill) in [
      (0.5, 0x8DB98A, 0x5E9A6B), (0.57, 0x6FAF5E, 0x3F8548),
      (0.66, 0x5CA63F, 0x2B6E2F),
    ].enumerated() {
      let path = Brush.ridge(
        size, high: hill.0 - 0.04, low: hill.0 + 0.04, roughness: 0.45, seed: UInt64(60 + index),
        steps: 4, smooth: true)
      let paint = Brush.vertical(
        UInt32(hill.1), UInt32(hill.2), size, hill.0 - 0.05, hill.0 + 0.35)
      list.append(.fill(path, .winding, paint))
    }
    var flowers: [DrawingOperation] = []
    let petals: [UInt32] = [0xFFE45C, 0xFF6F91, 0xFFFFFF, 0xF9A03F, 0xC77DFF, 0x3C8C37, 0x77C34F]
    for _ in 0..<150 {
      let depth = random.unit()
      let place = Point(size.width * random.unit(), size.height * (0.7 + 0.32 * depth))
      let disc = Brush.disc(place, unit * (0.008 + 0.035 * depth) * random.between(0.5, 1))
      let color = RGBA(hex: random.pick(petals), alpha: 0.85)
      flowers.append(.fill(disc, .winding, .color(color)))
    }
    list.append(Brush.blurred(unit * 0.008, flowers))
    return list
  }
}
