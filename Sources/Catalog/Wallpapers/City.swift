import VitrineDrawing

extension Wallpaper {
  static let city = Wallpaper(
    id: "city", summary: "busy and dark: lit windows at night", light: 0.115
  ) { size in
    var random = Seeded(99)
    var list = DisplayList([Brush.gradient(size, [0x0A1128, 0x1B2A52, 0x46356B], to: (0, 0.7))])
    let unit = min(size.width, size.height)
    for row in 0..<3 {
      let shade: [UInt32] = [0x141C38, 0x0E142A, 0x080C1B]
      var x = -unit * 0.05
      while x < size.width {
        let width = unit * random.between(0.08, 0.2)
        let top = size.height * (0.22 + 0.2 * Double(row) + random.between(-0.08, 0.12))
        let tower = Rect(x: x, y: top, width: width, height: size.height - top)
        list.append(.fill(VectorPath(rect: tower), .winding, .color(RGBA(hex: shade[row]))))
        list.operations += windows(in: tower, step: unit * 0.026, &random)
        x += width + unit * random.between(0, 0.03)
      }
    }
    return list
  }

  private static func windows(in tower: Rect, step: Double, _ random: inout Seeded)
    -> [DrawingOperation]
  {
    let colors: [UInt32] = [0xFFD27A, 0xFFE8B5, 0xFFB25C, 0x9FD3FF]
    var lit: [UInt32: VectorPath] = [:]
    var y = tower.minY + step
    while y < tower.maxY {
      var x = tower.minX + step * 0.6
      while x < tower.maxX - step * 0.8 {
        if random.unit() < 0.34 {
          let pane = Rect(x: x, y: y, width: step * 0.45, height: step * 0.6)
          lit[random.pick(colors), default: VectorPath()].append(VectorPath(rect: pane))
        }
        x += step
      }
      y += step * 1.2
    }
    return lit.sorted { $0.key < $1.key }.map {
      .fill($0.value, .winding, .color(RGBA(hex: $0.key, alpha: 0.9)))
    }
  }
}
