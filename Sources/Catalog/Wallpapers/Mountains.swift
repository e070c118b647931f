import VitrineDrawing

extension Wallpaper {
  static let mountains = Wallpaper(
    id: "mountains", summary: "like a photo: ridge behind ridge in morning haze", light: 0.53
  ) { size in
    var list = DisplayList([
      Brush.gradient(size, [0x5B7FA6, 0xA9BBC9, 0xF2D9C0], to: (0, 0.6)),
      Brush.glow(size, RGBA(hex: 0xFFE8C2, alpha: 0.9), at: (0.72, 0.34), radius: 0.34),
    ])
    let ridges: [(Double, UInt32, UInt32)] = [
      (0.36, 0xAFBBC8, 0xC9CED3), (0.45, 0x8E9FB2, 0xB3BDC8), (0.55, 0x6C8199, 0x96A6B6),
      (0.65, 0x4C637D, 0x72869B), (0.76, 0x31475F, 0x4D647B), (0.88, 0x182A3C, 0x24384C),
    ]
    for (index, ridge) in ridges.enumerated() {
      let path = Brush.ridge(
        size, high: ridge.0 - 0.09, low: ridge.0 + 0.07, roughness: 0.55, seed: UInt64(80 + index),
        steps: 7)
      list.append(
        .fill(
          path, .winding, Brush.vertical(ridge.1, ridge.2, size, ridge.0 - 0.08, ridge.0 + 0.16)))
    }
    return list
  }
}
