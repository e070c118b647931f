import VitrineDrawing

extension Wallpaper {
  static let ocean = Wallpaper(id: "ocean", summary: "waves in many blues", light: 0.49) { size in
    var list = DisplayList([Brush.gradient(size, [0xBDE7F7, 0x6CC3E8, 0x2A86C8])])
    let colors: [(UInt32, UInt32)] = [
      (0x58B6E0, 0x2F93CC), (0x3FA4DA, 0x1F7DBB), (0x2B8DCB, 0x1767A6), (0x1E75B5, 0x0F5190),
      (0x155F9D, 0x0A3F78), (0x0E4A85, 0x062D5C), (0x0A376A, 0x041F45),
    ]
    for (index, pair) in colors.enumerated() {
      let top = 0.26 + 0.105 * Double(index)
      let wave = Brush.ridge(
        size, high: top - 0.05, low: top + 0.03, roughness: 0.7, seed: UInt64(40 + index), steps: 3,
        smooth: true)
      list.append(
        .fill(wave, .winding, Brush.vertical(pair.0, pair.1, size, top - 0.05, top + 0.2)))
    }
    return list
  }
}
