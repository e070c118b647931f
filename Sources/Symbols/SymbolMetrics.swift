/// Numbers of the size model, all relative to the font size (facts/symbols.md §1; estimates).
enum SymbolMetrics {
  /// Height of the symbols' middle above the baseline, em: half the capitals' height.
  static let center = 0.3523

  /// Space left and right of the ink, em.
  static let sideBearing = 0.0805

  /// Where the space beside the ink is another, em: measured on public pictures of Apple's renderer
  /// as places of the ink and of the text beside it.
  static func sideBearings(_ name: String) -> (leading: Double, trailing: Double) {
    switch name {
    // 20 points bold.
    case "arrow.up", "arrow.down": (0.117, 0.117)
    // 16 points regular.
    case "humidity", "humidity.fill": (0.112, 0.112)
    // 17 points regular; the badge of `aqi.high` reaches beyond its room.
    case "aqi.low": (0.198, 0.198)
    case "aqi.medium": (0.176, 0.175)
    case "aqi.high": (0.158, -0.025)
    default: (sideBearing, sideBearing)
    }
  }

  /// Space above and below the ink, em: that of `bolt.fill` was measured in frames of 16 and 20 points.
  static func verticalBearing(_ name: String) -> Double { name == "bolt.fill" ? 0.025 : 0.0706 }

  /// Line width in units (hundredths of an em) for the weights 100 … 900, linear in between.
  static func stroke(weight: Double) -> Double {
    let table = [3.0, 4.5, 6.4, 8.6, 9.8, 11.4, 12.8, 14.8, 16.8]
    let place = min(8, max(0, weight / 100 - 1))
    let index = min(7, Int(place))
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }
}
