import VitrineDrawing

extension Wallpaper {
  static let dunes = Wallpaper(
    id: "dunes", summary: "like a photo: sand in warm light", light: 0.65
  ) { size in
    var list = DisplayList([Brush.gradient(size, [0xF6E3C8, 0xF3C99B, 0xE9AE78], to: (0, 0.5))])
    let dunes: [(Double, UInt32, UInt32)] = [
      (0.42, 0xE0A36B, 0xC98550), (0.53, 0xD08D55, 0xA8683B), (0.66, 0xE7B27C, 0x9C5F36),
      (0.8, 0xBC7643, 0x6F3F22),
    ]
    for (index, dune) in dunes.enumerated() {
      let path = Brush.ridge(
        size, high: dune.0 - 0.07, low: dune.0 + 0.05, roughness: 0.4, seed: UInt64(120 + index),
        steps: 3, smooth: true)
      list.append(
        .fill(path, .winding, Brush.vertical(dune.1, dune.2, size, dune.0 - 0.06, dune.0 + 0.24)))
    }
    return list
  }
}
